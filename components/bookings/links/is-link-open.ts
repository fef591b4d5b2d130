import { toAgreedTime, toSpan } from '#components/bookings/booking-time.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { judgeLink, type VisitLink } from '#lib/features/bookings/rules/visit-link.ts';

/** Whether a link of the booking shows the visit now, so that sending it is of use. */
export const isLinkOpen = (link: VisitLink, booking: BookingView, at: Date): boolean => {
  if (booking.links === null) return false;
  const { status } = booking;
  return judgeLink(link, { status, ...toAgreedTime(booking), ...toSpan(booking) }, at) === 'open';
};
