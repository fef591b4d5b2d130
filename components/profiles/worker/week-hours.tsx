import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Availability } from '#lib/features/people/rules/availability.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { weekHours, type DayGroup } from '#lib/features/profiles/rules/week-hours.ts';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import { formatWeekday } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { Section } from '#components/page/section.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';

interface WeekHoursProps {
  availability: Availability | null;
  /** The worker is viewing their own page. */
  isOwn: boolean;
  locale: Locale;
  words: Pick<typeof workers, 'availability' | 'closed' | 'everyDay' | 'noHours' | 'noOwnHours'>;
}

const formatDays = ({ from, to }: DayGroup, { locale, words }: WeekHoursProps, isWhole: boolean): string => {
  if (isWhole) return words.everyDay;
  const first = formatWeekday(locale, from);
  return from === to ? first : `${first} – ${formatWeekday(locale, to)}`;
};

const formatHours = ({ from, windows }: DayGroup, locale: Locale): string[] => {
  const clock = (minutes: number) => formatTime(locale, instantInIndia({ localDate: from, minutes }));
  return windows.map(({ start, end }) => `${clock(start)} – ${clock(end)}`);
};

export const WeekHours = (props: WeekHoursProps) => {
  const { availability, isOwn, locale, words } = props;
  const groups = weekHours(availability);
  return (
    <Section title={words.availability}>
      <dl className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {groups.map((group) => (
          <div key={group.from} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="font-medium">
              <SpokenRange text={formatDays(group, props, groups.length === 1)} />
            </dt>
            <dd className="tabular-nums">
              {group.windows.length === 0 && <span className="text-muted">{words.closed}</span>}
              {formatHours(group, locale).map((hours) => (
                <span key={hours} className="block">
                  <SpokenRange text={hours} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {availability === null && (
        <p className="text-sm text-muted">{isOwn ? words.noOwnHours : words.noHours}</p>
      )}
    </Section>
  );
};
