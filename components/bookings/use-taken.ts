import { useState } from 'react';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { AreaDetail, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';

const loadContracts = () => import('#lib/features/bookings/contracts/bookings.ts');

const readNextSlots = async (data: unknown): Promise<readonly FreeSlot[]> =>
  (await loadContracts()).takenDetail.safeParse(data).data?.nextSlots ?? [];

const readPrice = async (data: unknown): Promise<number | null> =>
  (await loadContracts()).priceDetail.safeParse(data).data?.pricePaise ?? null;

/** Reads the details of an 'out of area' error; null for every other error. */
export const readArea = async (error: unknown): Promise<AreaDetail | null> => {
  if (!(error instanceof ApiError) || error.code !== 'out_of_area') return null;
  return (await loadContracts()).areaDetail.safeParse(error.data).data ?? null;
};

const loadNotOffered = () => import('#lib/features/catalogue/contracts/not-offered.ts');

/** Reads which city or trade is switched off; null for every other error. */
export const readBarrier = async (error: unknown): Promise<NotOffered | null> => {
  const isBarrier =
    error instanceof ApiError && (error.code === 'city_not_offered' || error.code === 'trade_not_offered');
  return isBarrier ? ((await loadNotOffered()).notOffered.safeParse(error.data).data ?? null) : null;
};

/** Changes since the form was filled in: the slot was taken, the price changed, or the place is out of area. */
export interface NewOffer {
  readonly nextSlots: readonly FreeSlot[] | null;
  readonly newPricePaise: number | null;
  readonly area: AreaDetail | null;
  readonly barrier: NotOffered | null;
}

const none: NewOffer = { nextSlots: null, newPricePaise: null, area: null, barrier: null };

const readOffer = async (error: unknown): Promise<NewOffer> => {
  if (error instanceof ApiError && error.code === 'slot_taken')
    return { ...none, nextSlots: await readNextSlots(error.data) };
  const area = await readArea(error);
  if (area) return { ...none, area };
  const barrier = await readBarrier(error);
  if (barrier) return { ...none, barrier };
  const newPricePaise =
    error instanceof ApiError && error.code === 'price_changed' ? await readPrice(error.data) : null;
  if (newPricePaise === null) throw error;
  return { ...none, newPricePaise };
};

/** Submits a booking form. When the slot or the price has changed, holds the new offer instead of failing. */
export const useBookingConflict = () => {
  const [offer, setOffer] = useState(none);
  const reset = (): void => setOffer(none);
  const submit = async (send: () => Promise<void>): Promise<'left' | 'stayed'> => {
    reset();
    try {
      await send();
      return 'left';
    } catch (error) {
      setOffer(await readOffer(error));
      return 'stayed';
    }
  };
  return { offer, sendOrOffer: submit, forget: reset };
};
