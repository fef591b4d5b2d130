import { getDebtor, computeConfirmable } from '#lib/features/bookings/rules/booking-dues.ts';
import { whyNotActing } from '#lib/features/bookings/rules/office-acts.ts';
import { isTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import { lastSaidAt } from '#lib/features/bookings/rules/booking-payment.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { paymentBody } from '#lib/features/bookings/contracts/payment.ts';
import { answerHandover } from '#lib/features/bookings/services/handovers.ts';
import { offerTime } from '#lib/features/bookings/services/offer-time.ts';
import { changePayment } from '#lib/features/bookings/services/payment.ts';
import { answerProposal, rescheduleBooking } from '#lib/features/bookings/services/reschedule-booking.ts';
import { proposeHandover } from '#lib/features/bookings/services/steps/propose-handover.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { formatClock, minutesBetween, slotLabel } from '#lib/platform/time/time-slot.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

/** Acts that move a visit, hand it to another worker, and say whether it was paid. */
export const visitActs = [
  ...(['propose_time', 'agree_time', 'refuse_time'] as const),
  ...(['ask_other', 'customer_agrees', 'other_agrees', 'other_refuses'] as const),
  ...(['say_paid', 'deny_paid', 'confirm_paid'] as const),
] as const;
export type VisitAct = (typeof visitActs)[number];

interface Scene {
  /** The booking's. */
  id: string;
  actor: Actor;
  customer: Actor;
  /** Another worker of the same trade, who can take the visit over. */
  other: Actor;
  adminId: string;
  amountPaise: number;
}

const read = async (id: string, tx?: Tx): Promise<BookingRecord> => {
  const booking = await findBooking(id, tx);
  if (!booking) throw new AppError('not_found');
  return booking;
};

/** Two days later at 10, for as long as before. */
const proposeTime = async ({ id, actor }: Scene): Promise<unknown> => {
  const booking = await read(id);
  const slot = { start: 600, end: 600 + minutesBetween(booking) };
  const { startsAt } = spanOn(addDays(booking.localDate, 2), slot);
  const timeSlot = { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) };
  const request = { actor, params: { id }, body: { scheduledAt: startsAt.toISOString(), timeSlot } };
  return actor.role === 'worker' ? offerTime(request) : rescheduleBooking(request);
};

/** The side that did not propose it answers, whichever side acts. */
const answerTime = async ({ id, actor, customer }: Scene, accept: boolean): Promise<unknown> => {
  const { proposal, workerId } = await read(id);
  if (!proposal) throw new AppError('no_proposal');
  const worker: Actor = { ...actor, role: 'worker', userId: String(workerId) };
  const body = { accept, startsAt: proposal.startsAt.toISOString() };
  return answerProposal({ actor: isTimeOffer(proposal) ? customer : worker, params: { id }, body });
};

const askOther = ({ id, other, adminId }: Scene): Promise<unknown> =>
  inTransaction(async (tx) => {
    const [booking, at] = [await read(id, tx), now()];
    if (whyNotActing('reassign', booking, at)) throw new AppError('booking_changed');
    const asked = { workerId: other.userId, pricing: 'agreed', by: adminId } as const;
    return proposeHandover({ booking, ...asked, reason: 'The worker is ill.', at }, tx);
  });

const answerOther = async ({ id }: Scene, actor: Actor, accept: boolean): Promise<unknown> => {
  const { handover } = await read(id);
  const body = accept ? { accept, pricePaise: handover?.pricePaise ?? 0 } : { accept };
  return answerHandover({ actor, params: { id }, body });
};

/** Repeats a UTR now and then, which is no reason to refuse it. */
const sayPayment = async (
  { id, actor, amountPaise: number }: Scene,
  step: 'paid' | 'received' | 'not_received',
): Promise<unknown> => {
  const booking = await read(id);
  const amountPaise = computeConfirmable(booking);
  const utr = String(number % 7).padStart(12, '4');
  const isUpi = getDebtor(booking) === 'customer';
  const way = isUpi ? { method: 'upi', ...(step === 'paid' && { utr }) } : { method: 'cash' };
  const saidAt = booking.payment && lastSaidAt(booking.payment).toISOString();
  const body = step === 'not_received' ? { step, ...(saidAt && { saidAt }) } : { step, amountPaise, ...way };
  return changePayment({ actor, params: { id }, body: paymentBody.parse(body) });
};

/** Does one of them; throws the refusal if it is not allowed. */
export const actOnVisit = (kind: VisitAct, scene: Scene): Promise<unknown> => {
  switch (kind) {
    case 'propose_time':
      return proposeTime(scene);
    case 'agree_time':
    case 'refuse_time':
      return answerTime(scene, kind === 'agree_time');
    case 'ask_other':
      return askOther(scene);
    case 'customer_agrees':
      return answerOther(scene, scene.customer, true);
    case 'other_agrees':
    case 'other_refuses':
      return answerOther(scene, scene.other, kind === 'other_agrees');
    case 'say_paid':
      return sayPayment(scene, 'paid');
    case 'deny_paid':
      return sayPayment(scene, 'not_received');
    case 'confirm_paid':
      return sayPayment(scene, 'received');
  }
};
