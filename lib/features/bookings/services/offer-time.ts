import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { judgeTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import { buildSlotTakenError, requireOffered } from '#lib/features/bookings/services/steps/draft-booking.ts';
import { reserveOtherTime } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { planTime, type PlannedTime } from '#lib/features/bookings/services/steps/plan-time.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { requireAcceptable } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { suggestedTimes } from '#lib/features/bookings/texts/suggested-times.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { minutesBetween } from '#lib/platform/time/time-slot.ts';
import { updateBooking, type BookingProposal, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';

interface OfferTimeRequest {
  actor: Actor;
  params: { id: string };
  body: RescheduleBody;
}

/** The price was agreed for the booked length. */
const requireSameLength = (booking: BookingRecord, { startsAt, endsAt }: PlannedTime): void => {
  if (minutesBetween({ startsAt, endsAt }) === minutesBetween(booking)) return;
  throw new AppError('validation_failed', { errors: [{ field: 'timeSlot', code: 'slot_length' }] });
};

const reserve = async (booking: BookingRecord, time: PlannedTime, tx: Tx): Promise<void> => {
  const worker = await findUser(String(booking.workerId), tx);
  if (!worker) throw new AppError('unauthorized');
  const refused = { worker, time, minutes: minutesBetween(booking) };
  // Accepting is the way to take the booked time.
  const isBooked = time.startsAt.getTime() === booking.startsAt.getTime();
  if (isBooked) throw await buildSlotTakenError(refused);
  await requireOffered(refused);
  if (!(await reserveOtherTime(booking, time, tx))) throw await buildSlotTakenError(refused);
};

const offer = async ({ actor, params, body }: OfferTimeRequest, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  // Also locks the worker: a day off added at the same moment must count.
  await lockAccounts({ userId: actor.userId, otherIds: [String(booking.customerId)] }, tx);
  const time = planTime(body);
  const proposedAt = now();
  const verdict = judgeTimeOffer(booking, proposedAt, time.startsAt);
  if ('refused' in verdict) throw new AppError(verdict.refused);
  requireSameLength(booking, time);
  if (booking.status === 'pending') await requireAcceptable({ booking, mover: 'worker' }, tx);
  await reserve(booking, time, tx);
  const { status, startsAt, pricePaise, timesOffered = 0 } = booking;
  const span = { startsAt: time.startsAt, endsAt: time.endsAt };
  const proposal: BookingProposal = {
    ...{ by: 'worker', ...span, pricePaise, proposedAt },
    expiresAt: verdict.expiresAt,
  };
  // The reminder to answer is for the worker, who has just done so.
  const remindAt = nextReminderAt({ ...booking, proposal }, proposedAt);
  const set = { proposal, timesOffered: timesOffered + 1, remindAt };
  const from = { status, startsAt };
  const offered = await updateBooking({ bookingId: params.id, from, set }, tx);
  if (!offered) throw new AppError('booking_changed');
  await notifyBookingChange({ booking: offered, news: 'time_offered', by: actor.userId }, tx);
  return offered;
};

/** Suggests another time for a request or a job. Both times stay reserved until the customer answers or it ends. */
export const offerTime = async (input: OfferTimeRequest): Promise<{ message: string; data: BookingView }> => {
  const offered = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => offer(input, tx)));
  return { message: suggestedTimes.messages.offered, data: await showBooking(input.actor, offered) };
};
