'use client';

import { useState, type ReactNode } from 'react';
import { BookingFormSkeleton } from '#components/bookings/booking-form-skeleton.tsx';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { GuestBookingContext, type OpenBooking } from '#components/search/guest-booking.ts';

/**
 * Lets guests fill in the booking form on the page; the number is proved after Confirm. Without it, for new tabs and
 * before the script has loaded, the same links lead to the login and back.
 */
export const GuestBooking = ({ children }: { children: ReactNode }) => {
  const { locale, range } = usePageWords();
  const [requested, setRequested] = useState<Parameters<OpenBooking>[0] | null>(null);
  const load = async (close: () => void) => {
    const { openGuestBooking } = await import('./open-guest-booking.tsx');
    return requested && openGuestBooking({ worker: requested, locale, range, onWait: close });
  };
  return (
    <GuestBookingContext value={setRequested}>
      {children}
      <LazySheet
        isOpen={requested !== null}
        onClose={() => setRequested(null)}
        title={requested?.title ?? ''}
        about={requested?._id ?? ''}
        load={load}
        skeleton={<BookingFormSkeleton />}
      />
    </GuestBookingContext>
  );
};
