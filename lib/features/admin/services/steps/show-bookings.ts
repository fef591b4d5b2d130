import type { AdminBooking, AuditEntry } from '#lib/features/admin/contracts/admin-lists.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { AuditRecord } from '#models/platform/audit.ts';

// No street and no contact: a list is read by the page.
const toAdminBooking = (booking: BookingRecord): Omit<AdminBooking, 'customer' | 'worker'> => {
  const { _id, number, status, serviceName, address, localDate, pricePaise, paid, fee, blame } = booking;
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

/** Bookings as admins see them, with their people. */
export const showBookings = async (rows: readonly BookingRecord[]): Promise<AdminBooking[]> => {
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map((row) => ({
    ...toAdminBooking(row),
    customer: name(row.customerId),
    worker: name(row.workerId),
  }));
};

/** What admins did, with their names. */
export const showAudit = async (rows: readonly AuditRecord[]): Promise<AuditEntry[]> => {
  const name = await namePeople(rows.map(({ actorId }) => actorId));
  return rows.map(({ _id, act, actorId, subjectId, details, at }) => ({
    ...{ _id: String(_id), act, actor: name(actorId), subjectId, details },
    at: at.toISOString(),
  }));
};
