'use client';

import { ChosenField } from '#components/form/chosen-field.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { SlotGrid } from '#components/ui/slot-grid.tsx';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { getStart, type DaySlot } from './chosen-time.ts';
import type { useChosenDay } from './use-day-slots.ts';

export interface WhenFieldsProps {
  day: ReturnType<typeof useChosenDay>;
  at: Date;
  words: BookingFormWords;
  hasPrices?: boolean;
}

const toChoice = ({ start, label, state, pricePaise }: DaySlot, words: BookingFormWords) => ({
  value: start,
  label: <SpokenRange text={label} />,
  price: pricePaise === null ? '' : formatMoney(pricePaise),
  ...(state !== 'free' && { reason: words[state] }),
});

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const Waiting = ({ words }: { words: BookingFormWords }) => (
  <div>
    <p role="status" className="mb-1.5 text-sm font-medium">
      {words.loadingTimes}
    </p>
    <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {places.map((place) => (
        <Skeleton key={place} shape="block" className="h-12" />
      ))}
    </div>
  </div>
);

/** The day's slots with their prices; unavailable ones say why. */
export const TimeField = ({ day, words, hasPrices = true }: Omit<WhenFieldsProps, 'at'>) => {
  const { retry } = usePageWords();
  const { slots, isFailed, reload } = day;
  return (
    <ChosenField name="timeSlot">
      {({ value, choose, describedBy }) => {
        if (isFailed)
          return (
            <RetryNotice
              kind="error"
              title={words.timesFailed}
              hint={words.timesFailedHint}
              retry={retry}
              onRetry={reload}
            />
          );
        if (!slots) return <Waiting words={words} />;
        const take = (start: string): void => {
          const slot = slots.find((one) => one.start === start);
          if (slot) choose({ start: slot.start, end: slot.end, label: slot.label });
        };
        return (
          <>
            <SlotGrid
              legend={words.time}
              slots={slots.map((slot) => toChoice(hasPrices ? slot : { ...slot, pricePaise: null }, words))}
              value={getStart(value)}
              onChoose={take}
              describedBy={describedBy}
            />
            <div role="status">
              {slots.every(({ state }) => state !== 'free') && <Alert>{words.noTimes}</Alert>}
            </div>
          </>
        );
      }}
    </ChosenField>
  );
};
