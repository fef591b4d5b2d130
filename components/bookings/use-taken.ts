import { useState } from 'react';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { AreaDetail, FreeSlot } from '#lib/features/bookings/contracts/bookings.ts';

const loadContracts = () => import('#lib/features/bookings/contracts/bookings.ts');

const readNextSlots = async (data: unknown): Promise<readonly FreeSlot[]> =>
  (await loadContracts()).takenDetail.safeParse(data).data?.nextSlots ?? [];

const readPrice = async (data: unknown): Promise<number | null> =>
  (await loadContracts()).priceDetail.safeParse(data).data?.pricePaise ?? null;

/** Where a worker does not come: how far they go, and others who come; null for every other failure. */
export const readArea = async (error: unknown): Promise<AreaDetail | null> => {
  if (!(error instanceof ApiError) || error.code !== 'out_of_area') return null;
  return (await loadContracts()).areaDetail.safeParse(error.data).data ?? null;
};

/** What has changed since the form was filled in: somebody was quicker, or the worker asks another price. */
export interface NewOffer {
  readonly nextSlots: readonly FreeSlot[] | null;
  readonly newPricePaise: number | null;
  readonly area: AreaDetail | null;
}

const none: NewOffer = { nextSlots: null, newPricePaise: null, area: null };

const readOffer = async (error: unknown): Promise<NewOffer> => {
  if (error instanceof ApiError && error.code === 'slot_taken')
    return { ...none, nextSlots: await readNextSlots(error.data) };
  const area = await readArea(error);
  if (area) return { ...none, area };
  const newPricePaise =
    error instanceof ApiError && error.code === 'price_changed' ? await readPrice(error.data) : null;
  if (newPricePaise === null) throw error;
  return { ...none, newPricePaise };
};

/** Sends a form that asks for a time; holds the next free times, or the new price, instead of failing. */
export const useTaken = () => {
  const [offer, setOffer] = useState(none);
  const forget = (): void => setOffer(none);
  const sendOrOffer = async (send: () => Promise<void>): Promise<'left' | 'stayed'> => {
    forget();
    try {
      await send();
      return 'left';
    } catch (error) {
      setOffer(await readOffer(error));
      return 'stayed';
    }
  };
  return { offer, sendOrOffer, forget };
};
