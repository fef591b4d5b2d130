import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { readAgreement } from '#lib/features/bookings/rules/cancellation.ts';
import { toAgreedTime } from './booking-time.ts';

/** The booking fields that decide what cancelling costs. */
export type Cancellable = Pick<
  BookingView,
  'status' | 'startsAt' | 'createdAt' | 'history' | 'pricePaise' | 'expiresAt' | 'movedNoticeMs'
>;

/** The terms that the fee rule reads. */
export const toBooked = (booking: Cancellable) => {
  const { status, startsAt, createdAt, history, pricePaise, movedNoticeMs } = booking;
  const agreement = readAgreement(toAgreedTime({ createdAt, startsAt, history }));
  return { status, ...agreement, startsAt: new Date(startsAt), pricePaise, movedNoticeMs };
};
