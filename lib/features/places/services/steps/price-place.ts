import type { PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { serves } from '#lib/features/places/rules/serves.ts';
import { findVisitBarrier } from './find-barrier.ts';
import { pinTable } from './load-pin-table.ts';
import { locateBooking } from './locate-address.ts';

/** Maximum distance outside the city, as in search. */
const MAX_DISTANCE_KM = 25;

/** Resolves a page's place for prices; null when nothing is known about it. */
export const findPricingPlace = async (
  place: Pick<PagePlace, 'pinCode' | 'city'> | null,
): Promise<PricingPlace | null> => {
  const { pinCode, city } = place ?? {};
  if (!pinCode && !city) return null;
  const isOff = (await findVisitBarrier({ address: { pinCode, city } })) !== null;
  const located = await locateBooking({ ...(pinCode && { pinCode }), ...(city && { city }) });
  const { cityKey, point } = located;
  if (cityKey === null && point === null) return null;
  const [lng = 0, lat = 0] = point?.coordinates ?? [];
  const near = point ? (await pinTable()).around({ lat, lng }, { kilometres: MAX_DISTANCE_KM }) : [];
  return {
    key: `${pinCode ?? ''} ${cityKey ?? ''}${isOff ? ' off' : ''}`,
    isOff,
    cityKey,
    pins: near.map((pin) => pin.pinCode),
    comes: (worker) => !isOff && serves(worker, located),
  };
};
