import type { ReactNode } from 'react';
import { SectionHeading } from '#components/page/section-heading.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { BookingCards } from './booking-cards.tsx';
import type { BookingDisplay } from './booking-display.ts';

interface BookingsPartProps {
  id: string;
  title: string;
  /** Shown when there are none. */
  none: string;
  more: { href: string; label: string };
  bookings: readonly BookingView[];
  look: BookingDisplay;
  /** Set when the cards link to the chat. */
  contact?: { contact: string; contactNamed: string };
  /** More actions for each booking, by id. */
  actions?: Readonly<Record<string, ReactNode>>;
}

/** A short list of bookings inside another page, with a link to all of them. */
export const BookingsPart = ({ id, title, none, more, ...cards }: BookingsPartProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-1">
    <SectionHeading id={id} title={title} more={cards.bookings.length > 0 ? more : undefined} />
    {cards.bookings.length > 0 ? (
      <BookingCards {...cards} heading="h3" />
    ) : (
      <p className="rounded-card border border-dashed border-line p-4 text-muted">{none}</p>
    )}
  </section>
);
