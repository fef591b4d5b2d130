import { useEffect, useEffectEvent, useState } from 'react';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fetchFrom } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import { useServerData } from '#lib/platform/browser/use-server-data.ts';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { AreaDetail } from '#lib/features/bookings/contracts/bookings.ts';
import { useWatch } from 'react-hook-form';
import { toDayOfTimes, toLocalDate, type DayOfTimes } from './chosen-time.ts';
import { readArea, readBarrier, type NewOffer } from './use-taken.ts';

export interface SlotsRequest {
  workerId: string;
  /** Without it the slots have no price unless the worker has an hourly rate. */
  serviceId: string | undefined;
  localDate: string;
  /** The place of the work; without it the server uses the saved address. */
  place?: WorkPlace | undefined;
  /** The booking to be rescheduled. */
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

/** Returns the place of a form's address; undefined until its PIN code is complete. */
export const toWorkPlace = (address: unknown): WorkPlace | undefined => {
  if (typeof address !== 'object' || address === null) return undefined;
  const pinCode = plainDigits(textIn(address, 'pinCode'));
  return /^\d{6}$/.test(pinCode) ? { pinCode, city: textIn(address, 'city') || undefined } : undefined;
};

interface Day {
  readonly day: DayOfTimes;
  /** Set when the worker doesn't come to the place; then there are no slots. */
  readonly area: AreaDetail | null;
  /** Set when the city of the place, or the service, is switched off; then there are no slots either. */
  readonly barrier: NotOffered | null;
}

const withoutTimes = (localDate: string): DayOfTimes => ({
  ...{ localDate, slots: [], closedWeekdays: [], daysOff: [] },
});

const requestDay = async (request: SlotsRequest, signal: AbortSignal): Promise<Day> => {
  const { workerId, serviceId, localDate, place, bookingId } = request;
  const query = { date: localDate, serviceId, bookingId, ...place };
  try {
    const { data } = await api('GET /workers/{id}/slots', { params: { id: workerId }, query, signal });
    return { day: toDayOfTimes(data), area: null, barrier: null };
  } catch (error) {
    const [area, barrier] = await Promise.all([readArea(error), readBarrier(error)]);
    if (!area && !barrier) throw error;
    return { day: withoutTimes(localDate), area, barrier };
  }
};

// Reuses the response that was loaded to open the form.
const dayCache = createServerCache<SlotsRequest, Day | null>({
  empty: null,
  freshMs: 5000,
  toKey: ({ workerId, serviceId, localDate, place, bookingId }) =>
    [workerId, serviceId, localDate, place?.pinCode, place?.city, bookingId].join(' '),
  fetch: async (request, { signal }) => {
    const day = await requestDay(request, signal);
    return () => day;
  },
});

/** Loads a day before its form is shown. */
export const fetchDay = async (request: SlotsRequest): Promise<Day> =>
  (await fetchFrom(dayCache, request)) ?? {
    day: withoutTimes(request.localDate),
    area: null,
    barrier: null,
  };

/** A day's slots. The old ones stay visible until the new prices have loaded. */
const useDaySlots = (request: SlotsRequest) => {
  const { data, failure, load: reload } = useServerData(dayCache, request);
  const [shown, setShown] = useState(data);
  if (data !== null && data !== shown) setShown(data);
  const { day = withoutTimes(''), area = null, barrier = null } = data ?? shown ?? {};
  return {
    slots: day.localDate === request.localDate ? day.slots : null,
    isFailed: failure !== null,
    area,
    barrier,
    closed: day,
    /** Reloads; the current slots stay visible until then. */
    reload,
  };
};

interface ChosenDay extends Pick<SlotsRequest, 'workerId' | 'bookingId'> {
  offer: NewOffer;
}

/** The slots of the day that the surrounding form holds. */
export const useChosenDay = ({ workerId, bookingId, offer }: ChosenDay) => {
  const serviceId: unknown = useWatch({ name: 'serviceId' });
  const scheduledAt: unknown = useWatch({ name: 'scheduledAt' });
  const address: unknown = useWatch({ name: 'address' });
  const request = {
    workerId,
    serviceId: typeof serviceId === 'string' && serviceId !== '' ? serviceId : undefined,
    localDate: toLocalDate(scheduledAt),
    place: toWorkPlace(address),
    bookingId,
  };
  const day = useDaySlots(request);
  const isStale =
    offer.nextSlots !== null || offer.newPricePaise !== null || offer.area !== null || offer.barrier !== null;
  const refresh = useEffectEvent(day.reload);
  useEffect(() => {
    if (isStale) refresh();
  }, [isStale]);
  // Before a service is chosen, the slots' prices would be those of no service.
  return { ...day, hasService: request.serviceId !== undefined };
};
