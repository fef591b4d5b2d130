import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { api } from '#lib/platform/browser/api.ts';
import { listSlotsCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { AreaDetail, DayOfSlots } from '#lib/features/bookings/contracts/bookings.ts';
import { useWatch } from 'react-hook-form';
import { dayOf } from './chosen-time.ts';
import { readArea, type NewOffer } from './use-taken.ts';

export interface SlotsWish {
  workerId: string;
  /** Without one the times have no price where the worker has no rate. */
  serviceId: string | undefined;
  localDate: string;
  /** Where the work is; without it the server takes the saved address. */
  place?: WorkPlace | undefined;
  /** The booking that is to move. */
  bookingId?: string | undefined;
}

interface WorkPlace {
  pinCode: string;
  city: string | undefined;
}

const textIn = (of: object, name: string): string => {
  const part: unknown = Reflect.get(of, name);
  return typeof part === 'string' ? part.trim() : '';
};

/** The place of an address that a form holds; none before its PIN is whole. */
export const placeOf = (address: unknown): WorkPlace | undefined => {
  if (typeof address !== 'object' || address === null) return undefined;
  const pinCode = plainDigits(textIn(address, 'pinCode'));
  return /^\d{6}$/.test(pinCode) ? { pinCode, city: textIn(address, 'city') || undefined } : undefined;
};

const keyOf = ({ workerId, serviceId, localDate, place }: SlotsWish): string =>
  [workerId, serviceId, localDate, place?.pinCode, place?.city].join(' ');

/** Asks for a day of a worker's: its times, which of them can be had, and what they cost. */
export const fetchDay = async (wish: SlotsWish, signal?: AbortSignal): Promise<DayOfSlots> => {
  const { workerId, serviceId, localDate: date, place, bookingId } = wish;
  const query = { date, serviceId, bookingId, ...place };
  const options = { params: { id: workerId }, query, ...(signal && { signal }) };
  return (await api(listSlotsCall, options)).data;
};

interface Answer {
  readonly key: string;
  /** Null: it could not be had. */
  readonly day: DayOfSlots | null;
  /** The worker does not come to the place. */
  readonly area: AreaDetail | null;
}

/** A day, or why there is none. */
export interface FirstDay {
  readonly day: DayOfSlots;
  readonly area: AreaDetail | null;
}

/** A day's times; those of the same day stay in sight until their new prices are there. */
export const useDaySlots = (wish: SlotsWish, first: FirstDay) => {
  const [answer, setAnswer] = useState<Answer>({ key: keyOf(wish), ...first });
  const [closed, setClosed] = useState<Pick<DayOfSlots, 'closedWeekdays' | 'daysOff'>>(first.day);
  const key = keyOf(wish);
  const isFresh = answer.key === key;
  const ask = useEffectEvent((signal: AbortSignal) =>
    fetchDay(wish, signal).then(
      (day) => ({ day, area: null }),
      async (error: unknown) => ({ day: null, area: await readArea(error).catch(() => null) }),
    ),
  );
  useEffect(() => {
    if (isFresh) return;
    const ending = new AbortController();
    void ask(ending.signal).then((next) => {
      if (ending.signal.aborted) return;
      setAnswer({ key, ...next });
      if (next.day) setClosed(next.day);
    });
    return () => ending.abort();
  }, [isFresh, key]);
  const isOfDay = answer.day?.localDate === wish.localDate;
  /** Asks once more; meanwhile what is there stays. */
  const reload = useCallback(() => setAnswer((before) => ({ ...before, key: '' })), []);
  return {
    slots: isOfDay ? answer.day.slots : null,
    isFailed: isFresh && answer.day === null && answer.area === null,
    area: answer.area,
    closed,
    reload,
  };
};

interface ChosenDay extends Pick<SlotsWish, 'workerId' | 'bookingId'> {
  first: FirstDay;
  /** What has changed since the form was filled in. */
  offer: NewOffer;
}

/** The times of the day that the form around holds. */
export const useChosenDay = ({ workerId, bookingId, first, offer }: ChosenDay) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const scheduledAt: unknown = useWatch({ name: 'scheduledAt' });
  const address: unknown = useWatch({ name: 'address' });
  const wish = {
    workerId,
    serviceId: typeof serviceId === 'string' && serviceId !== '' ? serviceId : undefined,
    localDate: dayOf(scheduledAt),
    place: placeOf(address),
    bookingId,
  };
  const day = useDaySlots(wish, first);
  const { reload } = day;
  const isStale = offer.nextSlots !== null || offer.newPricePaise !== null || offer.area !== null;
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  return day;
};
