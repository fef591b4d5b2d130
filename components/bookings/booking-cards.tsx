'use client';

import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { BookingCard, type BookingCardProps } from './booking-card.tsx';

interface BookingCardsProps extends Omit<BookingCardProps, 'booking'> {
  bookings: readonly BookingView[];
}

/** Bookings, one below the other; drawn by the browser's half for the sake of their icons (see TradePicture). */
export const BookingCards = ({ bookings, ...card }: BookingCardsProps) => (
  <ul className="flex flex-col gap-3">
    {bookings.map((booking) => (
      <BookingCard key={booking._id} booking={booking} {...card} />
    ))}
  </ul>
);
