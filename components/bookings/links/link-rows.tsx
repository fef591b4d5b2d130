import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { visitLinks } from '#lib/features/bookings/texts/visit-links.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { ShareRow } from '../share-row.tsx';

export interface LinkRowsProps {
  booking: Pick<BookingView, 'startsAt' | 'timeSlot'>;
  links: NonNullable<BookingView['links']>;
  /** The worker's name. */
  name: string;
  locale: Locale;
  words: (typeof visitLinks)['send'];
}

/** Sends the gate pass, or the page about the visit to a person whom the sender trusts. */
export const LinkRows = ({ booking, links, name, locale, words }: LinkRowsProps) => {
  // A message is also read on another day.
  const time = `${formatDay(locale, new Date(booking.startsAt))}, ${booking.timeSlot.label}`;
  const { pass, passText, visit, visitText, copied } = words;
  return (
    <>
      <ShareRow path={links.pass} text={fill(passText, { name, time })} label={pass} copied={copied} />
      <ShareRow path={links.visit} text={fill(visitText, { time })} label={visit} copied={copied} />
    </>
  );
};
