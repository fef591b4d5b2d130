'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenField } from '#components/form/chosen-field.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { DayStrip } from '#components/ui/day-strip.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { toLocalDate, toScheduledAt } from './chosen-time.ts';
import { TimeField } from './time-field.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { leavesTimeToAnswer } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { isClosed, lastDayFrom, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import { formatMonth, formatWeekday } from '#lib/platform/i18n/format.ts';
import type { WhenFieldsProps } from './time-field.tsx';

/** Days in the strip; later ones are picked by date. */
const SHOWN_DAYS = 14;

interface WorkingDays {
  readonly locale: Locale;
  readonly words: BookingFormWords;
  readonly closed: Parameters<typeof isClosed>[1];
  readonly at: Date;
}

const unavailableReason = (localDate: string, { closed, words, at }: WorkingDays): { reason?: string } => {
  if (isClosed(localDate, closed)) return { reason: words.dayOff };
  const starts = offeredSlots.map((slot) => spanOn(localDate, slot).startsAt);
  if (starts.some((start) => leavesTimeToAnswer(start, at))) return {};
  return { reason: starts.some((start) => start > at) ? words.soon : words.dayOver };
};

const listDays = (shop: WorkingDays) =>
  Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const value = addDays(toIndiaDay(shop.at), index);
    return {
      value,
      weekday: index === 0 ? shop.words.days.today : formatWeekday(shop.locale, value),
      number: String(Number(value.slice(8))),
      month: formatMonth(shop.locale, value),
      ...unavailableReason(value, shop),
    };
  });

const getDateBounds = (at: Date): { first: string; last: string } => ({
  first: toIndiaDay(at),
  last: lastDayFrom(at),
});

interface OtherDateProps extends Pick<WhenFieldsProps, 'at' | 'words'> {
  value: string;
  onChoose(localDate: string): void;
}

/** The phone's date picker, for days beyond the strip. */
const OtherDate = ({ at, words, value, onChoose }: OtherDateProps) => {
  const id = useId();
  const { first, last } = getDateBounds(at);
  const choose = (localDate: string): void => {
    if (localDate >= first && localDate <= last) onChoose(localDate);
  };
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <Label htmlFor={id}>{words.otherDate}</Label>
      <Input
        id={id}
        type="date"
        min={first}
        max={last}
        value={value}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
};

/** The day, then one of its slots. */
export const WhenFields = ({ day, at, words, hasPrices = true }: WhenFieldsProps) => {
  const { locale } = usePageWords();
  const { setValue } = useFormContext();
  return (
    <>
      <ChosenField name="scheduledAt">
        {({ value, choose, describedBy }) => {
          const localDate = toLocalDate(value);
          const chooseDay = (next: string): void => {
            choose(toScheduledAt(next));
            // The time belonged to the previous day.
            setValue('timeSlot', undefined);
          };
          return (
            <DayStrip
              legend={words.day}
              days={listDays({ locale, words, closed: day.closed, at })}
              value={localDate}
              onChoose={chooseDay}
              more={words.moreDates}
              describedBy={describedBy}
            >
              <OtherDate at={at} words={words} value={localDate} onChoose={chooseDay} />
            </DayStrip>
          );
        }}
      </ChosenField>
      <TimeField day={day} words={words} hasPrices={hasPrices} />
    </>
  );
};
