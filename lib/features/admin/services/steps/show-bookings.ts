import type { AdminBooking, AuditEntry } from '#lib/features/admin/contracts/admin-lists.ts';
import { detailsFor } from '#lib/features/bookings/rules/booking-details.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listOwnAccounts } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { AuditRow } from '#models/platform/audit.ts';

// Without street and contacts: lists are read page by page.
const toAdminBooking = (booking: BookingRecord): Omit<AdminBooking, 'customer' | 'worker'> => {
  const { _id, number, status, serviceName, localDate, pricePaise, paid, fee, blame } = booking;
  const { address } = detailsFor(booking, 'admin', now());
  return {
    ...{ _id: String(_id), number, status, serviceName, localDate, pricePaise },
    ...{ city: address.city ?? '', state: address.state ?? '', pinCode: address.pinCode ?? '' },
    ...{ startsAt: booking.startsAt.toISOString(), endsAt: booking.endsAt.toISOString() },
    ...{ paid: paid?.method ?? '', feePaise: fee?.feePaise ?? null, fee: fee?.state ?? '' },
    blame: blame ?? '',
    noShow: booking.noShow?.state ?? '',
    reason: booking.history.at(-1)?.reason ?? '',
    createdAt: booking.createdAt.toISOString(),
  };
};

/** Bookings as admins see them, with both people. */
export const showBookings = async (rows: readonly BookingRecord[]): Promise<AdminBooking[]> => {
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map((row) => ({
    ...toAdminBooking(row),
    customer: name(row.customerId),
    worker: name(row.workerId),
  }));
};

/** The audit as an admin sees it: without what was said about signs of fraud on their own accounts. */
export const showAudit = async (all: readonly AuditRow[], actor: Actor): Promise<AuditEntry[]> => {
  const looks = all.filter(({ act }) => act === 'sign.looked_at');
  const own = await listOwnAccounts(
    actor,
    looks.map(({ subjectId }) => subjectId),
  );
  const rows = all.filter((row) => !looks.includes(row) || !own.has(row.subjectId));
  const unnamed = rows.filter(({ actorName }) => actorName === undefined);
  const name = await namePeople(unnamed.map(({ actorId }) => actorId));
  return rows.map(({ _id, act, actorId, actorName, actorRight = null, subjectId, details, note, at }) => ({
    ...{ _id: String(_id), act, subjectId, details, note, actorRight },
    actor: actorName === undefined ? name(actorId) : { _id: String(actorId), name: actorName },
    at: at.toISOString(),
  }));
};
