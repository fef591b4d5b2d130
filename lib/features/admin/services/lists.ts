import type {
  AdminBooking,
  AdminBookingQuery,
  AuditEntry,
  AuditQuery,
  NoShowDecisionBody,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllBookings as listRecords } from '#models/bookings/all-bookings.ts';
import { decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { listAllAudit, type AuditRecord } from '#models/platform/audit.ts';

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

const showBookings = async (rows: readonly BookingRecord[]): Promise<AdminBooking[]> => {
  const name = await namePeople(rows.flatMap(({ customerId, workerId }) => [customerId, workerId]));
  return rows.map((row) => ({
    ...toAdminBooking(row),
    customer: name(row.customerId),
    worker: name(row.workerId),
  }));
};

/** Everybody's bookings. */
export const listAllBookings = listForAdmins<AdminBookingQuery, BookingRecord, AdminBooking>({
  name: 'bookings',
  read: ({ filter, days, page }) => listRecords({ ...filter, ...days, ...page }),
  show: showBookings,
});

interface DecideInput {
  actor: Actor;
  params: { id: string };
  body: NoShowDecisionBody;
}

const decide = async ({ actor, params: { id }, body }: DecideInput, tx: Tx): Promise<BookingRecord> => {
  await holdAdmin(actor, tx);
  const booking = await findBooking(id, tx);
  if (!booking) throw new AppError('not_found');
  // Until it is contradicted it is for the two to answer.
  if (booking.noShow?.state !== 'contested') throw new AppError('no_claim');
  const verdict = body.upheld ? 'upheld' : 'dismissed';
  const how = { verdict, mover: 'admin', by: actor.userId, at: now() } as const;
  const decided = await decideClaim({ booking, ...how }, tx);
  const details = { verdict, reason: body.reason };
  await writeAudit({ actor, act: 'booking.no-show', subjectId: id, details }, tx);
  return decided;
};

/** Decides a claim of a no-show that was contradicted, once. */
export const decideNoShow = async (input: DecideInput): Promise<{ data: AdminBooking }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showBookings([decided]);
  if (!data) throw new Error('The booking was not shown.');
  return { data };
};

/** What admins did and read; reading this is written down as well. */
export const listAudit = listForAdmins<AuditQuery, AuditRecord, AuditEntry>({
  name: 'audit',
  read: ({ filter, span, page }) => listAllAudit({ ...filter, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.map(({ actorId }) => actorId));
    return rows.map(({ _id, act, actorId, subjectId, details, at }) => ({
      ...{ _id: String(_id), act, actor: name(actorId), subjectId, details },
      at: at.toISOString(),
    }));
  },
});
