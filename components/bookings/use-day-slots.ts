import { useCallback, useEffect, useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { listSlotsCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { DayOfSlots, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';
import { useWatch } from 'react-hook-form';
import { dayOf } from './chosen-time.ts';

export interface SlotsWish {
  workerId: string;
  /** Without one the times have no price where the worker has no rate. */
  serviceId: string | undefined;
  localDate: string;
}

const keyOf = ({ workerId, serviceId, localDate }: SlotsWish): string =>
  [workerId, serviceId, localDate].join(' ');

/** Asks for a day of a worker's: its times, which of them can be had, and what they cost. */
export const fetchDay = async (wish: SlotsWish, signal?: AbortSignal): Promise<DayOfSlots> => {
  const { workerId, serviceId, localDate: date } = wish;
  const options = { params: { id: workerId }, query: { date, serviceId }, ...(signal && { signal }) };
  return (await api(listSlotsCall, options)).data;
};

interface Answer {
  readonly key: string;
  /** Null: it could not be had. */
  readonly day: DayOfSlots | null;
}

/** A day's times; those of the same day stay in sight until their new prices are there. */
export const useDaySlots = (wish: SlotsWish, first: DayOfSlots) => {
  const [answer, setAnswer] = useState<Answer>({ key: keyOf(wish), day: first });
  const [closedWeekdays] = useState(first.closedWeekdays);
  const { workerId, serviceId, localDate } = wish;
  const key = keyOf(wish);
  const isFresh = answer.key === key;
  useEffect(() => {
    if (isFresh) return;
    const ending = new AbortController();
    fetchDay({ workerId, serviceId, localDate }, ending.signal).then(
      (day) => setAnswer({ key, day }),
      () => ending.signal.aborted || setAnswer({ key, day: null }),
    );
    return () => ending.abort();
  }, [isFresh, key, workerId, serviceId, localDate]);
  const isOfDay = answer.day?.localDate === localDate;
  /** Asks once more; meanwhile what is there stays. */
  const reload = useCallback(() => setAnswer(({ day }) => ({ key: '', day })), []);
  return {
    slots: isOfDay ? answer.day.slots : null,
    isFailed: isFresh && answer.day === null,
    closedWeekdays,
    reload,
  };
};

interface ChosenDay {
  workerId: string;
  first: DayOfSlots;
  /** The next free times, when the chosen one was taken a moment ago. */
  nextSlots: readonly FreeSlot[] | null;
  /** The price, when it has changed a moment ago. */
  newPricePaise?: number | null;
}

/** The times of the day that the form around holds. */
export const useChosenDay = ({ workerId, first, nextSlots, newPricePaise = null }: ChosenDay) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const scheduledAt: unknown = useWatch({ name: 'scheduledAt' });
  const wish = {
    workerId,
    serviceId: typeof serviceId === 'string' && serviceId !== '' ? serviceId : undefined,
    localDate: dayOf(scheduledAt),
  };
  const day = useDaySlots(wish, first);
  const { reload } = day;
  const isStale = nextSlots !== null || newPricePaise !== null;
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  return day;
};
