import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { PriceTag } from '#components/bookings/price-tag.tsx';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface TeamBookingProps {
  booking: TeamBooking;
  locale: Locale;
  statuses: (typeof bookingWords)['statuses'];
  prices: typeof prices;
}

/** A booking as an agency sees it: of the customer only the city. */
export const TeamBookingCard = ({ booking, locale, statuses, prices }: TeamBookingProps) => {
  const city = booking.city && nameIn(locale, { name: booking.city, names: booking.cityNames });
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 leading-snug font-semibold">
          {nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles })}
        </p>
        <BookingBadge status={booking.status} statuses={statuses} />
      </div>
      <p className="font-medium">
        {formatDay(locale, new Date(booking.startsAt))}, {booking.timeSlot.label}
      </p>
      <PriceTag booking={booking} locale={locale} prices={prices} />
      <p className="text-sm text-muted">{[booking.worker.name, city].filter(Boolean).join(' · ')}</p>
    </li>
  );
};

interface TeamDayProps {
  /** Upcoming, next first. */
  bookings: readonly TeamBooking[];
  hasTeam: boolean;
  today: string;
  locale: Locale;
  words: typeof team;
  statuses: (typeof bookingWords)['statuses'];
  prices: typeof prices;
}

/** The visits of an agency's workers today, or the next ones. */
export const TeamDay = ({ bookings, hasTeam, today, words, ...card }: TeamDayProps) => {
  // Unfinished visits of earlier days are still due.
  const due = bookings.filter(({ localDate }) => localDate <= today);
  const shown = due.length > 0 ? due : bookings.slice(0, 1);
  const title = due.length > 0 || shown.length === 0 ? words.bookings.today : words.bookings.next;
  const nothing = hasTeam ? words.bookings.none.upcoming : words.members.none;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {shown.length === 0 && (
        <p className="rounded-card border border-dashed border-line p-4 text-muted">{nothing}</p>
      )}
      <ul className="cards empty:hidden">
        {shown.map((booking) => (
          <TeamBookingCard key={booking._id} booking={booking} {...card} />
        ))}
      </ul>
    </section>
  );
};
