import type { Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { serves } from '#lib/features/places/rules/serves.ts';
import { pinTable } from './load-pin-table.ts';
import { locateJob } from './locate-address.ts';

/** The farthest that anybody is looked for outside the city, as search does. */
const FARTHEST_KM = 25;

/** A page's place as prices are asked for there; null where nothing is known of it. */
export const priceHere = async (place: Pick<PagePlace, 'pinCode' | 'city'> | null): Promise<Here | null> => {
  const { pinCode, city } = place ?? {};
  if (!pinCode && !city) return null;
  const located = await locateJob({ ...(pinCode && { pinCode }), ...(city && { city }) });
  const { cityKey, point } = located;
  if (cityKey === null && point === null) return null;
  const [lng = 0, lat = 0] = point?.coordinates ?? [];
  const near = point ? (await pinTable()).around({ lat, lng }, { kilometres: FARTHEST_KM }) : [];
  return {
    key: `${pinCode ?? ''} ${cityKey ?? ''}`,
    cityKey,
    pins: near.map((pin) => pin.pinCode),
    comes: (worker) => serves(worker, located),
  };
};
