'use client';

import { useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Select } from '#components/ui/select.tsx';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { addDays, indiaDayOf, indiaMinutesOf, instantInIndia } from '#lib/platform/time/india-day.ts';
import { DAY_END, DAY_START } from '#lib/platform/time/time-slot.ts';
import { useSearchWords } from './search-words.tsx';

const DAYS = 14;
const FIRST_CHOICE = '10:00';
/** Nobody can be asked for a time that begins sooner. */
const AHEAD_MINUTES = 120;

const hours = Array.from({ length: (DAY_END - DAY_START) / 60 }, (_, at) => DAY_START / 60 + at);
const clocks = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60;

/** The hours of a day that can still be had. */
const clocksOn = (localDate: string, now: Date): string[] => {
  const earliest = localDate === indiaDayOf(now) ? indiaMinutesOf(now) + AHEAD_MINUTES : 0;
  return clocks.filter((clock) => minutesOf(clock) >= earliest);
};

/** The days to choose from; one that an older address names stays among them. */
const daysFrom = (now: Date, chosen: string | undefined): string[] => {
  const today = indiaDayOf(now);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  const open = days.filter((day) => clocksOn(day, now).length > 0);
  return chosen === undefined || open.includes(chosen) ? open : [chosen, ...open];
};

interface ChoiceProps {
  label: string;
  /** What is chosen. */
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

const Choice = ({ label, children, onChoose, value }: ChoiceProps) => (
  <div className="flex min-w-32 flex-1 flex-col gap-1.5">
    <span aria-hidden className="text-sm font-medium">
      {label}
    </span>
    <Select aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {children}
    </Select>
  </div>
);

interface WhenFilterProps {
  /** As filters have it; null for any time. */
  at: string | null;
  onAt(at: string | null): void;
}

/** When somebody is wanted: a day, then an hour. */
export const WhenFilter = ({ at, onAt }: WhenFilterProps) => {
  const { sheet } = useSearchWords();
  const { locale } = usePageWords();
  const [openedAt] = useState(() => new Date());
  const [day, clock = ''] = at?.split('T') ?? [];
  const open = day === undefined ? [] : clocksOn(day, openedAt);
  const times = clock === '' || open.includes(clock) ? open : [clock, ...open];
  const chooseDay = (chosen: string): void => {
    const free = clocksOn(chosen, openedAt);
    const wanted = [clock, FIRST_CHOICE].find((one) => free.includes(one)) ?? free[0];
    onAt(chosen === '' || wanted === undefined ? null : `${chosen}T${wanted}`);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{sheet.when}</legend>
      <div className="flex flex-wrap gap-2">
        <Choice label={sheet.day} value={day ?? ''} onChoose={chooseDay}>
          <option value="">{sheet.anyTime}</option>
          {daysFrom(openedAt, day).map((localDate) => (
            <option key={localDate} value={localDate}>
              {formatDay(locale, instantInIndia({ localDate, minutes: 0 }))}
            </option>
          ))}
        </Choice>
        {day !== undefined && (
          <Choice label={sheet.time} value={clock} onChoose={(chosen) => onAt(`${day}T${chosen}`)}>
            {times.map((time) => (
              <option key={time} value={time}>
                {formatTime(locale, instantInIndia({ localDate: day, minutes: minutesOf(time) }))}
              </option>
            ))}
          </Choice>
        )}
      </div>
    </fieldset>
  );
};
