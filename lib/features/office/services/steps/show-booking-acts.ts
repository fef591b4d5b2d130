import { computeDue } from '#lib/features/bookings/rules/booking-dues.ts';
import { listBookingPeople } from '#lib/features/bookings/rules/booking-people.ts';
import { whyNotActing } from '#lib/features/bookings/rules/office-acts.ts';
import { readAdjustmentRange } from '#lib/features/bookings/services/steps/adjust-booking-wallet.ts';
import { readCancellation } from '#lib/features/bookings/services/steps/read-cancellation.ts';
import type { OfficeBooking } from '#lib/features/office/contracts/office.ts';
import { isInvolved } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';

const showHandover = async ({ handover }: BookingRecord): Promise<OfficeBooking['acts']['handover']> => {
  if (!handover) return null;
  const { workerId, pricePaise, expiresAt, customerYesAt, workerYesAt } = handover;
  const name = await namePeople([workerId]);
  return {
    ...{ worker: name(workerId), pricePaise, expiresAt: expiresAt.toISOString() },
    ...{ hasCustomerAgreed: Boolean(customerYesAt), hasWorkerAgreed: Boolean(workerYesAt) },
  };
};

/** Returns what the office can do to a booking now, so that its page refuses before anything is typed. */
export const showBookingActs = async (
  actor: Actor,
  booking: BookingRecord,
): Promise<OfficeBooking['acts']> => {
  const at = now();
  const { status, startsAt, officeActs: acts = 0 } = booking;
  const who = { booking, right: actor.can ?? 'lead', adminId: actor.userId, at };
  const [isOwn, handover, cancellation, customer, worker] = await Promise.all([
    isInvolved(actor, listBookingPeople(booking)),
    showHandover(booking),
    readCancellation(booking, { side: 'customer', at }),
    readAdjustmentRange({ ...who, side: 'customer' }),
    readAdjustmentRange({ ...who, side: 'worker' }),
  ]);
  return {
    seen: { status, startsAt: startsAt.toISOString(), acts },
    isOwn,
    handover,
    refusals: {
      cancel: whyNotActing('cancel', booking, at),
      move: whyNotActing('move', booking, at),
      waive: whyNotActing('waive', booking, at),
      reassign: whyNotActing('reassign', booking, at),
    },
    ...{
      feePaise: cancellation.view.feePaise,
      duePaise: computeDue(booking),
      adjustable: { customer, worker },
    },
  };
};
