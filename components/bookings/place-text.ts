import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';

/** An address in a line, as much of it as there is. */
export const placeTextOf = ({ street, landMark, city, state, pinCode }: BookingView['address']): string =>
  [street, landMark, city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
