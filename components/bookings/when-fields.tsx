'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenField } from '#components/form/chosen-field.tsx';
import { DayOptions } from '#components/page/day-options.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { DayStrip } from '#components/ui/day-strip.tsx';
import { Label } from '#components/ui/label.tsx';
import { Select } from '#components/ui/select.tsx';
import type { BookingFormWords } from './booking-form-words.ts';
import { toLocalDate, toScheduledAt } from './chosen-time.ts';
import { TimeField } from './time-field.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { leavesTimeToAnswer } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { listDays } from '#lib/features/people/rules/days-off.ts';
import { isClosed, lastDayFrom, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import { formatMonth, formatWeekday } from '#lib/platform/i18n/format.ts';
import type { WhenFieldsProps } from './time-field.tsx';

/** Days in the strip; later ones are in a list. */
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

const listNearDays = (shop: WorkingDays) =>
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

const listLaterDays = (at: Date): string[] =>
  listDays({ from: addDays(toIndiaDay(at), SHOWN_DAYS), to: lastDayFrom(at) });

interface LaterDaysProps {
  shop: WorkingDays;
  value: string;
  onChoose(localDate: string): void;
}

/** The days beyond the strip. */
const LaterDays = ({ shop, value, onChoose }: LaterDaysProps) => {
  const id = useId();
  const { locale, words, at } = shop;
  const days = listLaterDays(at);
  return (
    <div className="mt-3 flex flex-col gap-1.5">
      <Label htmlFor={id}>{words.otherDate}</Label>
      <Select
        id={id}
        value={days.includes(value) ? value : ''}
        onChange={({ target }) => {
          if (target.value !== '') onChoose(target.value);
        }}
      >
        <option value="" />
        <DayOptions
          days={days}
          locale={locale}
          findReason={(localDate) => unavailableReason(localDate, shop).reason}
        />
      </Select>
    </div>
  );
};

/** The day, then one of its slots. */
export const WhenFields = ({ day, at, words, hasPrices = true }: WhenFieldsProps) => {
  const { locale } = usePageWords();
  const { setValue } = useFormContext();
  const shop = { locale, words, closed: day.closed, at };
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
              days={listNearDays(shop)}
              value={localDate}
              onChoose={chooseDay}
              more={words.moreDates}
              describedBy={describedBy}
            >
              <LaterDays shop={shop} value={localDate} onChoose={chooseDay} />
            </DayStrip>
          );
        }}
      </ChosenField>
      <TimeField day={day} words={words} hasPrices={hasPrices} />
    </>
  );
};
