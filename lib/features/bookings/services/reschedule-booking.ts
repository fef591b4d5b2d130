import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { ProposalBody } from '#lib/features/bookings/contracts/proposals.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { answerBy, canReschedule } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { priceAt } from '#lib/features/bookings/rules/booking-dues.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { canAnswerOffer, isTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import { suggestedTimes } from '#lib/features/bookings/texts/suggested-times.en.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listOpenBookings } from '#models/bookings/open-bookings.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { requireCovered } from '#lib/features/bookings/services/steps/draft-booking.ts';
import { requireShown } from '#lib/features/bookings/services/steps/require-shown.ts';
import { requireTime, shiftRequest } from '#lib/features/bookings/services/steps/take-other-time.ts';
import {
  planTime,
  requireOpenHours,
  type PlannedTime,
} from '#lib/features/bookings/services/steps/plan-time.ts';
import {
  readPeople,
  requireBooking,
  showBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import { dropProposal, shiftToProposal } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';

interface RescheduleRequest {
  actor: Actor;
  params: { id: string };
  body: RescheduleBody;
}

const requireMovable = ({ status, startsAt, proposal, handover }: BookingRecord): void => {
  if (status !== 'pending' && status !== 'accepted') throw new AppError('illegal_move');
  if (!canReschedule(startsAt, now())) throw new AppError('reschedule_too_late');
  // Choosing a time of one's own also answers the worker's suggestion for a request.
  if (proposal && (status === 'accepted' || !isTimeOffer(proposal))) throw new AppError('proposal_open');
  if (handover) throw new AppError('handover_open');
};

const propose = async (booking: BookingRecord, time: PlannedTime, tx: Tx): Promise<BookingRecord> => {
  const { status, startsAt } = booking;
  const proposedAt = now();
  const earlier = startsAt < time.startsAt ? startsAt : time.startsAt;
  const expiresAt = answerBy({ askedAt: proposedAt, startsAt: earlier });
  const pricePaise = priceAt(booking, time);
  const proposal = { startsAt: time.startsAt, endsAt: time.endsAt, pricePaise, proposedAt, expiresAt };
  const from = { status, startsAt };
  const set = { proposal, remindAt: nextReminderAt({ ...booking, proposal }, proposedAt) };
  const proposed = await updateBooking({ bookingId: String(booking._id), from, set }, tx);
  if (!proposed) throw new AppError('booking_changed');
  return proposed;
};

const reschedule = async ({ actor, params, body }: RescheduleRequest, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  requireMovable(booking);
  // Also locks the worker: a day off added at the same moment must count.
  await lockAccounts({ userId: actor.userId, otherIds: [String(booking.workerId)] }, tx);
  const time = planTime(body);
  requireCovered(booking, time);
  const worker = await findUser(String(booking.workerId), tx);
  if (!worker) throw new AppError('not_found');
  await requireTime({ booking, worker, time }, tx);
  const { customerId, workerId, _id: bookingId } = booking;
  const openBookings = await listOpenBookings(String(customerId), tx);
  requireOpenHours({ workerId, bookingId, time }, openBookings);
  const isAsked = booking.status === 'pending';
  const changed = isAsked ? await shiftRequest(booking, time, tx) : await propose(booking, time, tx);
  const news = isAsked ? 'moved' : 'proposed';
  await notifyBookingChange({ booking: changed, news, by: actor.userId }, tx);
  return changed;
};

/** Proposes another time; a booking that isn't accepted yet moves right away. */
export const rescheduleBooking = async (
  input: RescheduleRequest,
): Promise<{ message: string; data: BookingView }> => {
  const changed = await inTransaction((tx) => reschedule(input, tx));
  const { moved, proposed } = texts.messages;
  return {
    message: changed.proposal ? proposed : moved,
    data: await showBooking(input.actor, changed),
  };
};

interface AnswerProposalInput {
  actor: Actor;
  params: { id: string };
  body: ProposalBody;
}

const answerCustomer = async (
  { actor, params, body }: AnswerProposalInput,
  tx: Tx,
): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { proposal, status } = booking;
  const isAsked = proposal !== null && !isTimeOffer(proposal) && proposal.expiresAt > now();
  if (status !== 'accepted' || !isAsked) throw new AppError('no_proposal');
  requireShown(proposal, body);
  await lockAccounts(actor, tx);
  if (!body.accept) return dropProposal({ booking, news: 'proposal_declined', by: actor.userId }, tx);
  const shifted = await shiftToProposal(booking, proposal, tx);
  await notifyBookingChange({ booking: shifted, news: 'moved', by: actor.userId }, tx);
  return shifted;
};

/** The customer's yes to a request is an acceptance: the worker has agreed to this time by suggesting it. */
const answerWorker = async ({ actor, params, body }: AnswerProposalInput, tx: Tx): Promise<BookingRecord> => {
  if (body.startsAt === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'startsAt', code: 'required' }] });
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { proposal } = booking;
  const at = now();
  if (!proposal || !canAnswerOffer(booking, at)) throw new AppError('no_proposal');
  requireShown(proposal, body);
  await lockAccounts({ userId: actor.userId, otherIds: [String(booking.workerId)] }, tx);
  const by = actor.userId;
  if (!body.accept) return dropProposal({ booking, news: 'offer_declined', by }, tx);
  if (booking.status === 'accepted') {
    const shifted = await shiftToProposal(booking, proposal, tx);
    await notifyBookingChange({ booking: shifted, news: 'moved', by }, tx);
    return shifted;
  }
  const people = await readPeople([booking]);
  const acceptance = { booking, to: 'accepted', mover: 'customer', by, agreedTime: proposal, at } as const;
  return transitionBooking({ ...acceptance, people }, tx);
};

/** Answers a proposed time: accepting moves the booking, declining releases the reserved time. */
export const answerProposal = async (
  input: AnswerProposalInput,
): Promise<{ message: string; data: BookingView }> => {
  const isWorker = input.actor.role === 'worker';
  const answer = isWorker ? answerCustomer : answerWorker;
  const changed = await withLock(`booking:${input.params.id}`, () =>
    inTransaction((tx) => answer(input, tx)),
  );
  const [yes, no] = isWorker
    ? [texts.messages.moved, texts.messages.declined]
    : [suggestedTimes.messages.agreed, suggestedTimes.messages.declined];
  return {
    message: input.body.accept ? yes : no,
    data: await showBooking(input.actor, changed),
  };
};
