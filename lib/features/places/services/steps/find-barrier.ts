import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { findBarrier, type SwitchedOffThing } from '#lib/features/catalogue/rules/switched-off.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { describeBarrier } from '#lib/features/catalogue/services/steps/describe-barrier.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { findCities, toStateCityKey, type CityParts } from './read-city.ts';

/** The visit or search that may meet a barrier. */
interface Visit {
  address?: CityParts | null;
  /** The trades it needs. */
  skillIds?: readonly { toString: () => string }[];
}

/**
 * Returns what the office has switched off for a visit, its city or one of its trades; null when it can be booked.
 * Everything that offers or makes a booking asks here.
 */
export const findVisitBarrier = async ({
  address,
  skillIds = [],
}: Visit): Promise<SwitchedOffThing | null> => {
  const off = await loadSwitchedOff();
  if (off.cities.size + off.trades.size === 0) return null;
  const cities = address ? await findCities(address) : [];
  return findBarrier(off, {
    cityKeys: cities.map((one) => toStateCityKey(one.state, one.city)),
    skillIds: skillIds.map(String),
  });
};

/** Returns the barrier of a visit with its names, for a screen that says so before anything is typed. */
export const readVisitBarrier = async (visit: Visit): Promise<NotOffered | null> => {
  const barrier = await findVisitBarrier(visit);
  return barrier && describeBarrier(barrier);
};

/** Refuses a visit that meets a barrier, and names it in the reader's language. */
export const requireNoBarrier = async (visit: Visit, locale: Locale): Promise<void> => {
  const barrier = await findVisitBarrier(visit);
  if (!barrier) return;
  const data = await describeBarrier(barrier);
  const { names } = data;
  if (data.kind === 'city')
    throw new AppError('city_not_offered', {
      params: { city: nameIn(locale, { name: data.city, names }) },
      data,
    });
  throw new AppError('trade_not_offered', {
    params: { trade: nameIn(locale, { name: data.trade, names }) },
    data,
  });
};
