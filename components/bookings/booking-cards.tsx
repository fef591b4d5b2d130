'use client';

import type { ReactNode } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { BookingParty, BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { otherOf } from './booking-texts.ts';
import { BookingCard, type BookingCardProps } from './booking-card.tsx';

interface BookingCardsProps extends Omit<BookingCardProps, 'booking'> {
  bookings: readonly BookingView[];
  /** The way into the talk with the other of the two, where the cards lead there. */
  contact?: { contact: string; contactNamed: string } | undefined;
  /** What else can be done with each, by their id. */
  actions?: Readonly<Record<string, ReactNode>> | undefined;
}

interface ContactProps {
  other: BookingParty;
  words: NonNullable<BookingCardsProps['contact']>;
}

const Contact = ({ other, words }: ContactProps) =>
  other.name !== '' && (
    <ChatLink
      userId={other._id}
      label={words.contact}
      spoken={fill(words.contactNamed, { name: other.name })}
      className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
    />
  );

/** Bookings, one below the other; drawn by the browser's half for the sake of their icons (see TradePicture). */
export const BookingCards = ({ bookings, contact, actions, ...card }: BookingCardsProps) => (
  <ul className="cards">
    {bookings.map((booking) => (
      <BookingCard key={booking._id} booking={booking} {...card}>
        {contact && <Contact other={otherOf(booking, card.look)} words={contact} />}
        {actions?.[booking._id]}
      </BookingCard>
    ))}
  </ul>
);
