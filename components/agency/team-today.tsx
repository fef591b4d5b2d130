import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { TimeLeft, type TimeLeftProps } from '#components/bookings/time-left.tsx';
import { untilText } from '#components/bookings/booking-time.ts';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { Section } from '#components/page/section.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { TeamList, TeamToday as Today } from '#lib/features/agency/rules/team-today.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

interface TeamTodayProps extends Today {
  /** Server time of the page. */
  at: string;
  left: TimeLeftProps['words'];
  locale: Locale;
  words: (typeof team)['day'];
  /** Of a list that is too long to show. */
  cut: string;
  statuses: (typeof bookingWords)['statuses'];
}

type RowsProps = Pick<TeamTodayProps, 'locale' | 'statuses' | 'cut'> & {
  list: TeamList;
  whenOf(startsAt: Date): string;
  /** More about a booking. */
  more?: (booking: TeamBooking) => ReactNode;
};

/** One line per booking: time, worker, service and status. */
const Rows = ({ list: { bookings, count }, locale, statuses, cut, whenOf, more }: RowsProps) => (
  <>
    <ul className="divide-y divide-line rounded-card border border-line bg-card empty:hidden">
      {bookings.map((booking) => (
        <li key={booking._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <span className="font-semibold tabular-nums">{whenOf(new Date(booking.startsAt))}</span>
          <span className="min-w-0 flex-1 basis-[10rem] wrap-anywhere">
            {[
              booking.worker.name,
              nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles }),
              booking.city && nameIn(locale, { name: booking.city, names: booking.cityNames }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <BookingBadge status={booking.status} statuses={statuses} />
          {more?.(booking)}
        </li>
      ))}
    </ul>
    {count > bookings.length && (
      <p className="text-sm text-muted">{fill(cut, { count: formatNumber(bookings.length) })}</p>
    )}
  </>
);

/** Until when the worker has to answer, and the time left. */
const Deadline = ({ booking, at, left, locale, words }: TeamTodayProps & { booking: TeamBooking }) => {
  const { expiresAt } = booking;
  if (expiresAt === null) return null;
  return (
    <p className="flex w-full items-center gap-1.5 text-sm font-medium text-warm-ink">
      <Clock aria-hidden className="size-4 shrink-0" />
      <span>
        {fill(words.until, { time: untilText(new Date(expiresAt), { locale, at: new Date(at) }) })}
        <TimeLeft until={expiresAt} at={at} locale={locale} words={left} />
      </span>
    </p>
  );
};

/** An agency's day: visits, open requests and free workers. */
export const TeamToday = (props: TeamTodayProps) => {
  const { visits, waiting, free, locale, words, statuses, cut } = props;
  const view = { locale, statuses, cut };
  const formatStart = (startsAt: Date): string => formatTime(locale, startsAt);
  const formatDayAndTime = (startsAt: Date): string =>
    `${formatDay(locale, startsAt)}, ${formatStart(startsAt)}`;
  return (
    <Section title={words.title}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2.5">
        <StatTile label={words.visits} value={formatNumber(visits.count)} />
        <StatTile label={words.waiting} value={formatNumber(waiting.count)} />
        <StatTile label={words.free} value={formatNumber(free.length)} />
      </div>
      <Rows list={visits} {...view} whenOf={formatStart} />
      {waiting.count > 0 && <p className="text-sm text-muted">{words.answer}</p>}
      <Rows
        list={waiting}
        {...view}
        whenOf={formatDayAndTime}
        more={(booking) => <Deadline {...props} booking={booking} />}
      />
      {free.length > 0 && <p>{fill(words.freeNames, { names: free.join(', ') })}</p>}
    </Section>
  );
};
