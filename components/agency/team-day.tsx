import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { TeamBookingCard } from './team-bookings.tsx';

interface TeamDayProps {
  /** What is to come, the next first. */
  bookings: readonly TeamBooking[];
  hasTeam: boolean;
  /** The day in India. */
  today: string;
  locale: Locale;
  words: typeof team;
  statuses: (typeof bookingWords)['statuses'];
}

/** What an agency's workers have to do today, or next. */
export const TeamDay = ({ bookings, hasTeam, today, locale, words, statuses }: TeamDayProps) => {
  // What was to be done on a day before and is not ended is still to be done.
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
      <ul className="flex flex-col gap-3 empty:hidden">
        {shown.map((booking) => (
          <TeamBookingCard key={booking._id} booking={booking} locale={locale} statuses={statuses} />
        ))}
      </ul>
    </section>
  );
};
