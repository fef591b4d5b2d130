import { useState } from 'react';
import type { FreeTime } from '#lib/features/admin/contracts/booking-acts.ts';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { api } from '#lib/platform/browser/api.ts';

export interface Loaded<Item> {
  /** Null until they are loaded. */
  readonly items: readonly Item[] | null;
  readonly hasFailed: boolean;
  load(): void;
}

/** Loads a list once its form opens, so that only admins who act pay for it. */
const useLoaded = <Item>(read: () => Promise<{ data: readonly Item[] }>): Loaded<Item> => {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = (): void => {
    setItems(null);
    setFailed(false);
    read().then(
      ({ data }) => setItems(data),
      () => setFailed(true),
    );
  };
  return { items, hasFailed, load };
};

/** The worker's free times of a booking's length. */
export const useMoveTimes = (id: string): Loaded<FreeTime> =>
  useLoaded(() => api('GET /admin/bookings/{id}/times', { params: { id } }));

/** Workers who could take over a booking. */
export const useTakers = (id: string): Loaded<OtherWorker> =>
  useLoaded(() => api('GET /admin/bookings/{id}/workers', { params: { id } }));
