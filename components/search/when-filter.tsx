'use client';

import { useState, type ReactNode } from 'react';
import { DayOptions } from '#components/page/day-options.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Select } from '#components/ui/select.tsx';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { addDays, toIndiaDay, toIndiaMinutes, instantInIndia } from '#lib/platform/time/india-day.ts';
import { DAY_END, DAY_START } from '#lib/platform/time/time-slot.ts';
import { useSearchWords } from './search-words.tsx';

const DAYS = 14;
const FIRST_CHOICE = '10:00';
/** Minimum notice for a booking. */
const MIN_NOTICE_MINUTES = 120;

const hours = Array.from({ length: (DAY_END - DAY_START) / 60 }, (_, at) => DAY_START / 60 + at);
const clocks = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60;

/** The hours of a day that can still be booked. */
const clocksOn = (localDate: string, now: Date): string[] => {
  const earliest = localDate === toIndiaDay(now) ? toIndiaMinutes(now) + MIN_NOTICE_MINUTES : 0;
  return clocks.filter((clock) => toMinutes(clock) >= earliest);
};

/** The days to choose from, including one from an older URL. */
const daysFrom = (now: Date, chosen: string | undefined): string[] => {
  const today = toIndiaDay(now);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const open = days.filter((day) => clocksOn(day, now).length > 0);
  return chosen === undefined || open.includes(chosen) ? open : [chosen, ...open];
};

interface ChoiceProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

const Choice = ({ label, children, onChoose, value }: ChoiceProps) => (
  <div className="flex min-w-44 flex-1 flex-col gap-1.5">
    <span aria-hidden className="text-sm font-medium">
      {label}
    </span>
    <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {children}
    </Select>
  </div>
);

interface WhenFilterProps {
  /** In the format of filters; null for any time. */
  at: string | null;
  onAt(at: string | null): void;
}

/** The requested day and hour. */
export const WhenFilter = ({ at, onAt }: WhenFilterProps) => {
  const { sheet } = useSearchWords();
  const { locale } = usePageWords();
  const [openedAt] = useState(() => new Date());
  const [day, clock = ''] = at?.split('T') ?? [];
  const open = day === undefined ? [] : clocksOn(day, openedAt);
  const times = clock === '' || open.includes(clock) ? open : [clock, ...open];
  const chooseDay = (chosen: string): void => {
    const free = clocksOn(chosen, openedAt);
    const start = [clock, FIRST_CHOICE].find((one) => free.includes(one)) ?? free[0];
    onAt(chosen === '' || start === undefined ? null : `${chosen}T${start}`);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{sheet.when}</legend>
      <div className="flex flex-wrap gap-2">
        <Choice label={sheet.day} value={day ?? ''} onChoose={chooseDay}>
          <option value="">{sheet.anyTime}</option>
          <DayOptions days={daysFrom(openedAt, day)} locale={locale} />
        </Choice>
        {day !== undefined && (
          <Choice label={sheet.time} value={clock} onChoose={(chosen) => onAt(`${day}T${chosen}`)}>
            {times.map((time) => (
              <option key={time} value={time}>
                {formatTime(locale, instantInIndia({ localDate: day, minutes: toMinutes(time) }))}
              </option>
            ))}
          </Choice>
        )}
      </div>
    </fieldset>
  );
};
