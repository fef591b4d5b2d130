import type {
  AdminBooking,
  AdminBookingQuery,
  AuditEntry,
  AuditQuery,
  NoShowDecisionBody,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllBookings as listRecords } from '#models/bookings/all-bookings.ts';
import { listBookingPeople } from '#lib/features/bookings/rules/booking-people.ts';
import { decideClaim } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { requireUninvolved } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { wasHeard } from '#lib/features/bookings/rules/no-show-claim.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { showAudit, showBookings } from '#lib/features/admin/services/steps/show-bookings.ts';
import { listAllAudit, type AuditRow } from '#models/platform/audit.ts';

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
  await lockAdmin(actor, tx);
  const booking = await findBooking(id, tx);
  if (!booking) throw new AppError('not_found');
  await requireUninvolved(actor, listBookingPeople(booking), tx);
  const { noShow: claim } = booking;
  // Until it reaches the office, the claim is between worker and customer.
  if (claim?.state !== 'contested') throw new AppError('no_claim');
  if (claim.office?.leadAt && !hasRight(actor, 'lead')) throw new AppError('right_needed');
  if (body.upheld && !wasHeard(claim)) throw new AppError('not_heard_yet');
  const verdict = body.upheld ? 'upheld' : 'dismissed';
  const how = { verdict, mover: 'admin', by: actor.userId, at: now() } as const;
  const decided = await decideClaim({ booking, ...how }, tx);
  const { against } = claim;
  const aboutId = String(against === 'worker' ? booking.workerId : booking.customerId);
  const details = { verdict, against, note: body.reason };
  await writeAudit({ actor, act: 'booking.no-show', subjectId: id, aboutId, details }, tx);
  return decided;
};

/** Decides a contested no-show claim once; overdue claims need a lead. */
export const decideNoShow = async (input: DecideInput): Promise<{ data: AdminBooking }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showBookings([decided]);
  if (!data) throw new Error('The booking was not shown.');
  return { data };
};

/** Lists what admins did and read; reading this list is audited too. */
export const listAudit = listForAdmins<AuditQuery, AuditRow, AuditEntry>({
  name: 'audit',
  read: ({ filter, span, page }) => listAllAudit({ ...filter, ...span, ...page }),
  show: showAudit,
});
