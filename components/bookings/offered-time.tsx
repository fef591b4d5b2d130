'use client';

import { Suspense } from 'react';
import { latePart } from '#lib/platform/browser/late-part.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingDisplay } from './booking-display.ts';

// Few requests have one, and every list of bookings would load its code.
const OfferedTimeBox = latePart(async () => (await import('./offered-time-box.tsx')).OfferedTimeBox);

interface OfferedTimeProps {
  booking: Pick<
    BookingView,
    '_id' | 'status' | 'startsAt' | 'expiresAt' | 'timeSlot' | 'proposal' | 'workerId'
  >;
  look: BookingDisplay;
}

/** The time that the worker suggests for a request or a booked visit, if there is one. */
export const OfferedTime = ({ booking, look }: OfferedTimeProps) => {
  const { status, proposal } = booking;
  const isOpen = status === 'pending' || status === 'accepted';
  if (look.reader !== 'customer' || !isOpen || proposal?.by !== 'worker') return null;
  return (
    <Suspense fallback={null}>
      <OfferedTimeBox booking={booking} proposal={proposal} look={look} />
    </Suspense>
  );
};
