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
import { showAudit, showBookings } from '#lib/features/admin/services/steps/show-bookings.ts';
import { listAllAudit, type AuditRecord } from '#models/platform/audit.ts';

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
  show: showAudit,
});
