import { useEffect, useEffectEvent, useState } from 'react';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fetchFrom } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
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

/** A day of a worker's: its times, which of them can be had, and what they cost. */
interface Day {
  readonly day: DayOfSlots;
  /** Said where the worker does not come to the place; there are no times then. */
  readonly area: AreaDetail | null;
}

const withoutTimes = (localDate: string): DayOfSlots => ({
  ...{ localDate, slots: [], closedWeekdays: [], daysOff: [] },
});

const askDay = async (wish: SlotsWish, signal: AbortSignal): Promise<Day> => {
  const { workerId, serviceId, localDate, place, bookingId } = wish;
  const query = { date: localDate, serviceId, bookingId, ...place };
  try {
    return { day: (await api(listSlotsCall, { params: { id: workerId }, query, signal })).data, area: null };
  } catch (error) {
    const area = await readArea(error);
    if (!area) throw error;
    return { day: withoutTimes(localDate), area };
  }
};

// A form shows what was asked for to open it.
const dayCache = createServerCache<SlotsWish, Day | null>({
  empty: null,
  freshMs: 5000,
  keyOf: ({ workerId, serviceId, localDate, place, bookingId }) =>
    [workerId, serviceId, localDate, place?.pinCode, place?.city, bookingId].join(' '),
  ask: async (wish, { signal }) => {
    const day = await askDay(wish, signal);
    return () => day;
  },
});

/** Asks for a day before its form is there. */
export const fetchDay = async (wish: SlotsWish): Promise<Day> =>
  (await fetchFrom(dayCache, wish)) ?? { day: withoutTimes(wish.localDate), area: null };

/** A day's times; those of the same day stay in sight until their new prices are there. */
const useDaySlots = (wish: SlotsWish) => {
  const { data, failure, load: reload } = useServerData(dayCache, wish);
  const [shown, setShown] = useState(data);
  if (data !== null && data !== shown) setShown(data);
  const { day = withoutTimes(''), area = null } = data ?? shown ?? {};
  return {
    slots: day.localDate === wish.localDate ? day.slots : null,
    isFailed: failure !== null,
    area,
    closed: day,
    /** Asks once more; meanwhile what is there stays. */
    reload,
  };
};

interface ChosenDay extends Pick<SlotsWish, 'workerId' | 'bookingId'> {
  /** What has changed since the form was filled in. */
  offer: NewOffer;
}

/** The times of the day that the form around holds. */
export const useChosenDay = ({ workerId, bookingId, offer }: ChosenDay) => {
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
  const day = useDaySlots(wish);
  const isStale = offer.nextSlots !== null || offer.newPricePaise !== null || offer.area !== null;
  const refresh = useEffectEvent(day.reload);
  useEffect(() => {
    if (isStale) refresh();
  }, [isStale]);
  return day;
};
