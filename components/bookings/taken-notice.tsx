'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { nearDay } from '#lib/platform/time/near-day.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { toScheduledAt } from './chosen-time.ts';

interface TakenNoticeProps {
  nextSlots: readonly FreeSlot[];
  at: Date;
  words: Pick<BookingFormWords, 'justTaken' | 'nextFree' | 'noneFree' | 'days'>;
  /** Called when a time is chosen. */
  onMoved(): void;
}

const useSlotName = ({ at, words }: Pick<TakenNoticeProps, 'at' | 'words'>) => {
  const { locale } = usePageWords();
  return ({ localDate, scheduledAt, timeSlot }: FreeSlot): string => {
    const near = nearDay(localDate, at);
    const day = near === null ? formatDay(locale, new Date(scheduledAt)) : words.days[near];
    return `${day}, ${timeSlot.label}`;
  };
};

/** Says that the time has been taken, and offers the next free ones. */
export const TakenNotice = ({ nextSlots, at, words, onMoved }: TakenNoticeProps) => {
  const { setValue, clearErrors } = useFormContext();
  const formatSlot = useSlotName({ at, words });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [nextSlots]);
  const take = ({ localDate, timeSlot }: FreeSlot): void => {
    setValue('scheduledAt', toScheduledAt(localDate));
    setValue('timeSlot', timeSlot);
    clearErrors(['scheduledAt', 'timeSlot']);
    onMoved();
  };
  return (
    <div ref={place} role="alert">
      <Alert variant="destructive" title={words.justTaken}>
        <p>{nextSlots.length > 0 ? words.nextFree : words.noneFree}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {nextSlots.map((slot) => (
            <Button key={slot.scheduledAt} variant="outline" size="compact" onClick={() => take(slot)}>
              <SpokenRange text={formatSlot(slot)} />
            </Button>
          ))}
        </div>
      </Alert>
    </div>
  );
};
