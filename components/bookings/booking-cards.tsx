'use client';

import type { ReactNode } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { BookingParty, BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { getOtherParty } from './booking-texts.ts';
import { BookingCard, type BookingCardProps } from './booking-card.tsx';

interface BookingCardsProps extends Omit<BookingCardProps, 'booking'> {
  bookings: readonly BookingView[];
  /** Set when the cards link to the chat. */
  contact?: { contact: string; contactNamed: string } | undefined;
  /** More actions for each booking, by id. */
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

/** A client component because of its icons (see TradePicture). */
export const BookingCards = ({ bookings, contact, actions, ...card }: BookingCardsProps) => (
  <ul className="cards">
    {bookings.map((booking) => (
      <BookingCard key={booking._id} booking={booking} {...card}>
        {contact && <Contact other={getOtherParty(booking, card.look)} words={contact} />}
        {actions?.[booking._id]}
      </BookingCard>
    ))}
  </ul>
);
