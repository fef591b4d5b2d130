import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { DayOfSlots, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { dayOf } from './chosen-time.ts';
import { useDaySlots } from './use-day-slots.ts';

interface ChosenDay {
  workerId: string;
  first: DayOfSlots;
  /** The next free times, when the chosen one was taken a moment ago. */
  nextSlots: readonly FreeSlot[] | null;
}

/** The times of the day that the form around holds. */
export const useChosenDay = ({ workerId, first, nextSlots }: ChosenDay) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const scheduledAt: unknown = useWatch({ name: 'scheduledAt' });
  const wish = {
    workerId,
    serviceId: typeof serviceId === 'string' && serviceId !== '' ? serviceId : undefined,
    localDate: dayOf(scheduledAt),
  };
  const day = useDaySlots(wish, first);
  const { reload } = day;
  const isStale = nextSlots !== null;
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  return day;
};
