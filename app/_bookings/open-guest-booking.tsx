import type { ReactNode } from 'react';
import { bookedToast } from '#components/bookings/booked-toast.ts';
import { loadBookingWords } from '#components/bookings/booking-form-words.ts';
import { setFlash } from '#components/ui/notify.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { openBooking } from './open-booking.tsx';

interface GuestRequest {
  worker: { readonly _id: string; readonly name: string };
  locale: Locale;
  /** '{from} to {to}'. */
  range: string;
  onWait(): void;
}

/**
 * Returns the booking form for a guest. A booking loads the next page from the server, because this one was rendered
 * without an account.
 */
export const openGuestBooking = async ({
  worker,
  locale,
  range,
  onWait,
}: GuestRequest): Promise<ReactNode> => {
  const words = await loadBookingWords(locale);
  const onBooked = (booking: BookingView): void => {
    setFlash(bookedToast(booking, { ...words, range }, locale));
    window.location.assign(accountPaths.sentRequest(booking._id));
  };
  return openBooking({
    worker,
    locale,
    serviceId: undefined,
    isGuest: true,
    onBooked,
    onWait,
    onAsk: () => undefined,
  });
};
