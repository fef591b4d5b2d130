'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenField } from '#components/form/chosen-field.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { DayStrip } from '#components/ui/day-strip.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { dayOf, toScheduledAt } from './chosen-time.ts';
import { boundsOf, listDays } from './list-days.ts';
import { TimeField } from './time-field.tsx';
import type { useDaySlots } from './use-day-slots.ts';

export interface WhenFieldsProps {
  day: ReturnType<typeof useDaySlots>;
  /** When the form was opened. */
  at: Date;
  words: BookingFormWords;
  /** Whether what the times cost is of interest. */
  hasPrices?: boolean;
}

interface OtherDateProps extends Pick<WhenFieldsProps, 'at' | 'words'> {
  value: string;
  onChoose(localDate: string): void;
}

/** The calendar of the phone, for days beyond the strip. */
const OtherDate = ({ at, words, value, onChoose }: OtherDateProps) => {
  const id = useId();
  const { first, last } = boundsOf(at);
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

/** When it shall be: the day, then one of its times. */
export const WhenFields = ({ day, at, words, hasPrices = true }: WhenFieldsProps) => {
  const { locale } = usePageWords();
  const { setValue } = useFormContext();
  const { closedWeekdays } = day;
  return (
    <>
      <ChosenField name="scheduledAt">
        {({ value, choose, describedBy }) => {
          const localDate = dayOf(value);
          const chooseDay = (next: string): void => {
            choose(toScheduledAt(next));
            // The time was one of the other day.
            setValue('timeSlot', undefined);
          };
          return (
            <DayStrip
              legend={words.day}
              days={listDays({ locale, words, closedWeekdays, at })}
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
