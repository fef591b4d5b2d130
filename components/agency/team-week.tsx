import Link from 'next/link';
import { BookingBadge } from '#components/bookings/booking-badge.tsx';
import { Section } from '#components/page/section.tsx';
import { SpokenRange, SpokenTimes } from '#components/page/spoken-range.tsx';
import { cn } from '#components/ui/cn.ts';
import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { TeamDayCell, TeamWeek as Week } from '#lib/features/agency/rules/team-week.ts';
import type { teamWeek } from '#lib/features/agency/texts/team-week.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatNumber, formatWeekday } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { agencyPaths } from '#lib/platform/navigation/paths.ts';

interface WeekView {
  locale: Locale;
  words: typeof teamWeek;
  statuses: (typeof bookingWords)['statuses'];
}

interface TeamWeekProps extends WeekView {
  week: Week;
  /** The day that a phone shows. */
  shownDay: string;
}

const dayName = (locale: Locale, localDate: string): string =>
  `${formatWeekday(locale, localDate)} ${Number(localDate.slice(8))}`;

const OneBooking = ({ booking, locale, statuses }: WeekView & { booking: TeamBooking }) => (
  <li className="flex flex-col items-start gap-0.5">
    <span className="font-semibold tabular-nums">
      <SpokenRange text={booking.timeSlot.label} />
    </span>
    <span className="wrap-anywhere">
      {nameIn(locale, { name: booking.serviceName, names: booking.serviceTitles })}
    </span>
    <BookingBadge status={booking.status} statuses={statuses} />
  </li>
);

const FreeTimes = ({ day: { free, isOff }, words }: Pick<WeekView, 'words'> & { day: TeamDayCell }) => {
  if (isOff) return words.off;
  return free.length > 0 ? <SpokenTimes sentence={words.free} times={free} /> : words.full;
};

const DayCell = ({ day, ...view }: WeekView & { day: TeamDayCell }) => (
  <div className="flex flex-col gap-2">
    <ul className="flex flex-col gap-2 empty:hidden">
      {day.bookings.map((booking) => (
        <OneBooking key={booking._id} booking={booking} {...view} />
      ))}
    </ul>
    <p className={day.isOff || day.free.length === 0 ? 'text-muted' : 'text-success'}>
      <FreeTimes day={day} words={view.words} />
    </p>
  </div>
);

/** The seven days as columns, for screens that are wide enough. */
const WeekTable = ({ week, ...view }: WeekView & Pick<TeamWeekProps, 'week'>) => (
  <div className="hidden overflow-x-auto rounded-card border border-line bg-card lg:block">
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr className="border-b border-line text-start">
          <th scope="col" className="w-36 p-3 text-start font-semibold">
            {view.words.worker}
          </th>
          {week.days.map((localDate) => (
            <th key={localDate} scope="col" className="p-3 text-start font-semibold tabular-nums">
              {dayName(view.locale, localDate)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {week.workers.map(({ _id, name, days }) => (
          <tr key={_id} className="align-top">
            <th scope="row" className="p-3 text-start font-semibold wrap-anywhere">
              <Link
                href={agencyPaths.bookingsOf(_id)}
                prefetch={false}
                className="inline-flex min-h-11 items-start rounded-control underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </th>
            {days.map((day) => (
              <td key={day.localDate} className="p-3">
                <DayCell day={day} {...view} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const countOn = ({ workers }: Week, localDate: string): number =>
  workers
    .flatMap(({ days }) => days.filter((day) => day.localDate === localDate))
    .flatMap((day) => day.bookings).length;

/** The days with their number of bookings; a tap shows one of them. */
const DayLinks = ({ week, shownDay, locale, words }: TeamWeekProps) => (
  <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-0.5">
    {week.days.map((localDate) => {
      const count = countOn(week, localDate);
      const isShown = localDate === shownDay;
      return (
        <li key={localDate}>
          <Link
            href={agencyPaths.day(localDate)}
            prefetch={false}
            scroll={false}
            aria-current={isShown ? 'date' : undefined}
            aria-label={fill(words.day, { day: dayName(locale, localDate), count: formatNumber(count) })}
            className={cn(
              'flex min-h-16 flex-col items-center justify-center rounded-control border py-1 text-sm',
              isShown ? 'border-brand bg-tint font-semibold' : 'border-line bg-card',
            )}
          >
            <span aria-hidden className="text-xs">
              {formatWeekday(locale, localDate)}
            </span>
            <span aria-hidden className="text-base tabular-nums">
              {Number(localDate.slice(8))}
            </span>
            <span aria-hidden className="h-5 text-xs text-brand tabular-nums">
              {count > 0 ? formatNumber(count) : ''}
            </span>
          </Link>
        </li>
      );
    })}
  </ol>
);

/** One day, worker by worker, for phones. */
const OneDay = (props: TeamWeekProps) => {
  const { week, shownDay, ...view } = props;
  return (
    <div className="flex flex-col gap-3 lg:hidden">
      <DayLinks {...props} />
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {week.workers.map(({ _id, name, days }) => (
          <li key={_id} className="flex flex-col gap-1.5 px-4 py-3 text-sm">
            <p className="text-base font-semibold wrap-anywhere">{name}</p>
            {days
              .filter(({ localDate }) => localDate === shownDay)
              .map((day) => (
                <DayCell key={day.localDate} day={day} {...view} />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Which worker has which booking in the next seven days, and when each is free. */
export const TeamWeek = (props: TeamWeekProps) => {
  const { week, shownDay, words, ...view } = props;
  const day = week.days.includes(shownDay) ? shownDay : (week.days[0] ?? '');
  return (
    <div id="team-week" className="scroll-mt-20">
      <Section title={words.title}>
        <OneDay week={week} shownDay={day} words={words} {...view} />
        <WeekTable week={week} words={words} {...view} />
        {week.cutAt !== null && (
          <p className="text-sm text-muted">{fill(words.cut, { count: formatNumber(week.cutAt) })}</p>
        )}
      </Section>
    </div>
  );
};
