import type { BookingRecord } from '#models/bookings/booking.ts';
import { answerBy, canReschedule, lastAnswerBefore } from './booking-deadlines.ts';

/** Times that the worker may suggest for one booking. */
const MAX_TIME_OFFERS = 2;
/** The customer needs at least this long to answer, so that a suggestion can't be a way to miss the deadline. */
const MIN_ANSWER_MS = 15 * 60_000;

/** Whether the worker suggested this time; otherwise the customer did. */
export const isTimeOffer = (proposal: { readonly by?: 'worker' | 'customer' } | null): boolean =>
  proposal?.by === 'worker';

type Offerable = Pick<
  BookingRecord,
  'status' | 'startsAt' | 'expiresAt' | 'proposal' | 'timesOffered' | 'handover'
>;

/** Returns the customer's deadline for a suggested time. It never outlives the request. */
const offerDeadline = ({ expiresAt }: { expiresAt: Date }, startsAt: Date): Date =>
  new Date(Math.min(expiresAt.getTime(), lastAnswerBefore(startsAt)));

type Refused = 'illegal_move' | 'request_expired' | 'reschedule_too_late' | 'handover_open';

/** Returns the customer's deadline by the present time, or why the booking can't be moved. */
const deadlineOrRefusal = (
  { status, startsAt, expiresAt, handover }: Offerable,
  at: Date,
): { readonly expiresAt: Date } | { readonly refused: Refused } => {
  if (status === 'accepted') {
    if (!canReschedule(startsAt, at)) return { refused: 'reschedule_too_late' };
    return handover ? { refused: 'handover_open' } : { expiresAt: answerBy({ askedAt: at, startsAt }) };
  }
  if (status !== 'pending' || !expiresAt) return { refused: 'illegal_move' };
  return at >= expiresAt ? { refused: 'request_expired' } : { expiresAt };
};

/** Decides whether the worker may suggest another time for this request or job, and why not. */
export const judgeTimeOffer = (
  booking: Offerable,
  at: Date,
  startsAt?: Date,
):
  | { readonly expiresAt: Date }
  | { readonly refused: Refused | 'proposal_open' | 'offer_limit' | 'offer_too_late' } => {
  const end = deadlineOrRefusal(booking, at);
  if ('refused' in end) return end;
  if (booking.proposal) return { refused: 'proposal_open' };
  if ((booking.timesOffered ?? 0) >= MAX_TIME_OFFERS) return { refused: 'offer_limit' };
  const deadline = startsAt ? offerDeadline(end, startsAt) : end.expiresAt;
  if (deadline.getTime() - at.getTime() < MIN_ANSWER_MS) return { refused: 'offer_too_late' };
  return { expiresAt: deadline };
};

/** Whether the customer can still answer the time that the worker suggested. */
export const canAnswerOffer = (
  { status, proposal }: Pick<BookingRecord, 'status' | 'proposal'>,
  at: Date,
): boolean =>
  (status === 'pending' || status === 'accepted') &&
  proposal !== null &&
  isTimeOffer(proposal) &&
  at < proposal.expiresAt;
