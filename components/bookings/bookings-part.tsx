import type { ReactNode } from 'react';
import { SectionHeading } from '#components/page/section-heading.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { BookingCards } from './booking-cards.tsx';
import type { BookingDisplay } from './booking-display.ts';

interface BookingsPartProps {
  id: string;
  title: string;
  /** Said where there are none. */
  none: string;
  more: { href: string; label: string };
  bookings: readonly BookingView[];
  look: BookingDisplay;
  /** Given where the cards lead into the talk with the other one. */
  contact?: { contact: string; contactNamed: string };
  /** What else can be done with each, by their id. */
  actions?: Readonly<Record<string, ReactNode>>;
}

/** Some of somebody's bookings on a page of more things, with the way to all of them. */
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
