'use client';

import { ChosenField } from '#components/form/chosen-field.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { SlotGrid } from '#components/ui/slot-grid.tsx';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
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

const Waiting = () => (
  <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
    {places.map((place) => (
      <Skeleton key={place} shape="block" className="h-12" />
    ))}
  </div>
);

const countFree = (slots: readonly DaySlot[]): number => slots.filter(({ state }) => state === 'free').length;

type Progress = Pick<WhenFieldsProps, 'words'> & { slots: readonly DaySlot[] | null };

/** Says that the times are loading, then how many there are; always there, or screen readers would miss the change. */
const LoadingState = ({ slots, words }: Progress) => {
  const { locale } = usePageWords();
  const count = slots === null ? 0 : countFree(slots);
  return (
    <p role="status" className={slots ? 'sr-only' : 'text-sm font-medium'}>
      {slots === null ? words.loadingTimes : count > 0 && plural({ locale, count, text: words.freeTimes })}
    </p>
  );
};

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
        const take = (start: string): void => {
          const slot = slots?.find((one) => one.start === start);
          if (slot) choose({ start: slot.start, end: slot.end, label: slot.label });
        };
        return (
          <>
            <LoadingState slots={slots} words={words} />
            {slots ? (
              <SlotGrid
                legend={words.time}
                slots={slots.map((slot) => toChoice(hasPrices ? slot : { ...slot, pricePaise: null }, words))}
                value={getStart(value)}
                onChoose={take}
                describedBy={describedBy}
              />
            ) : (
              <Waiting />
            )}
            <div role="status">{slots && countFree(slots) === 0 && <Alert>{words.noTimes}</Alert>}</div>
          </>
        );
      }}
    </ChosenField>
  );
};
