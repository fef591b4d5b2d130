import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { RescheduleBody, ProposalBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { answerBy, canReschedule } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { priceAt } from '#lib/features/bookings/rules/booking-dues.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listAhead, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import {
  refuseTime,
  requireCovered,
  requireOffered,
} from '#lib/features/bookings/services/steps/draft-booking.ts';
import {
  planTime,
  requireOpenHours,
  type PlannedTime,
} from '#lib/features/bookings/services/steps/plan-time.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import {
  claimOtherTime,
  shiftBooking,
  dropProposal,
} from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: RescheduleBody;
}

const requireMovable = ({ status, startsAt, proposal }: BookingRecord): void => {
  if (status !== 'pending' && status !== 'accepted') throw new AppError('illegal_move');
  if (!canReschedule(startsAt, now())) throw new AppError('reschedule_too_late');
  if (proposal) throw new AppError('proposal_open');
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

interface Wish {
  booking: BookingRecord;
  worker: UserRecord;
  time: PlannedTime;
}

const requireTime = async ({ booking, worker, time }: Wish, tx: Tx): Promise<void> => {
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  await requireOffered({ worker, time, minutes });
  if (!(await claimOtherTime(booking, time, tx))) throw await refuseTime({ worker, time, minutes });
};

const reschedule = async ({ actor, params, body }: Input, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  requireMovable(booking);
  // The worker too: a day off that is taken at the same moment counts.
  await holdPeople({ userId: actor.userId, otherIds: [String(booking.workerId)] }, tx);
  const time = planTime(body);
  requireCovered(booking, time);
  const worker = await findUser(String(booking.workerId), tx);
  if (!worker) throw new AppError('not_found');
  await requireTime({ booking, worker, time }, tx);
  const { customerId, workerId, _id: bookingId } = booking;
  const ahead = await listAhead(String(customerId), tx);
  requireOpenHours({ workerId, bookingId, time }, ahead);
  const isAsked = booking.status === 'pending';
  const { startsAt, endsAt } = time;
  const changed = isAsked
    ? await shiftBooking(booking, { startsAt, endsAt }, tx)
    : await propose(booking, time, tx);
  const news = isAsked ? 'moved' : 'proposed';
  await notifyBookingChange({ booking: changed, news, by: actor.userId }, tx);
  return changed;
};

/** Asks for another time; a booking that nobody has accepted yet moves at once. */
export const rescheduleBooking = async (input: Input): Promise<{ message: string; data: BookingView }> => {
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

const answer = async ({ actor, params, body }: AnswerProposalInput, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { proposal, status } = booking;
  if (status !== 'accepted' || !proposal || proposal.expiresAt <= now()) throw new AppError('no_proposal');
  await holdPeople(actor, tx);
  if (!body.accept) return dropProposal({ booking, news: 'proposal_declined', by: actor.userId }, tx);
  const { startsAt, endsAt, pricePaise } = proposal;
  const shifted = await shiftBooking(
    booking,
    { startsAt, endsAt, ...(pricePaise !== undefined && { pricePaise }) },
    tx,
  );
  await notifyBookingChange({ booking: shifted, news: 'moved', by: actor.userId }, tx);
  return shifted;
};

/** The worker's answer to another time: yes moves the booking, no frees the time that was asked for. */
export const answerProposal = async (
  input: AnswerProposalInput,
): Promise<{ message: string; data: BookingView }> => {
  const changed = await inTransaction((tx) => answer(input, tx));
  const { moved, declined } = texts.messages;
  return {
    message: input.body.accept ? moved : declined,
    data: await showBooking(input.actor, changed),
  };
};
