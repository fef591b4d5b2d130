import type { ClaimStatementView, NoShowView } from '#lib/features/bookings/contracts/booking-view.ts';
import { claimantSide, isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { ClaimStatement, NoShowClaim } from '#models/bookings/claim.ts';
import type { UserRecord } from '#models/people/user.ts';

const toIso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Returns statements on a claim or case as both sides see them. */
export const toStatements = (statements: readonly ClaimStatement[]): ClaimStatementView[] =>
  statements.map(({ by, text, imageKeys, at }) => ({ by, text, photos: imageKeys, at: at.toISOString() }));

const toOffice = ({ office }: NoShowClaim): NoShowView['office'] =>
  office
    ? {
        why: office.why,
        at: office.at.toISOString(),
        dueBy: office.dueBy.toISOString(),
        leadAt: toIso(office.leadAt),
      }
    : null;

/** Returns a claim as both sides see it; deleted accounts are missing from `people`. */
export const toNoShow = (
  { noShow, customerId, workerId }: BookingRecord,
  people: readonly UserRecord[],
): NoShowView | null => {
  if (!noShow) return null;
  const isPaused = people.some(
    ({ _id, suspendedAt }) => suspendedAt !== null && (_id.equals(customerId) || _id.equals(workerId)),
  );
  return {
    by: claimantSide(noShow),
    state: noShow.state,
    at: noShow.at.toISOString(),
    from: noShow.from,
    seenAt: toIso(noShow.seenAt),
    answerBy: toIso(noShow.answerBy),
    isStopped: isPaused && isUndecided(noShow),
    feePaise: noShow.fee?.feePaise ?? 0,
    isFeeWaiting: noShow.feeCheckAt !== undefined,
    statements: toStatements(noShow.statements ?? []),
    office: toOffice(noShow),
    decidedAt: toIso(noShow.decidedAt),
  };
};
