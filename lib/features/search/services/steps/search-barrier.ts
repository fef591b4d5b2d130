import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { findBarrier, splitCityKey } from '#lib/features/catalogue/rules/switched-off.ts';
import { describeBarrier } from '#lib/features/catalogue/services/steps/describe-barrier.ts';
import { loadSwitchedOff } from '#lib/features/catalogue/services/steps/load-switched-off.ts';
import { skillTerm } from '#lib/features/people/rules/search-listing.ts';
import { findVisitBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import type { CityParts } from '#lib/features/places/services/steps/read-city.ts';
import type { SwitchedOffTerms } from '#models/search/offered-filters.ts';

/**
 * Returns the barrier that leaves a search without results: its city is off, or the trades it asks for are. Words may
 * name several trades; then all of them have to be off.
 */
export const findSearchBarrier = async ({
  place,
  needed,
  named,
}: {
  place: CityParts;
  /** The trades of the chosen service, all of which it needs. */
  needed: readonly unknown[];
  /** The trades that the words or filters name, any of which would do. */
  named: readonly string[];
}): Promise<NotOffered | null> => {
  const barrier = await findVisitBarrier({ address: place, skillIds: needed.map(String) });
  if (barrier) return describeBarrier(barrier);
  const off = await loadSwitchedOff();
  const barriers = named.map((id) => findBarrier(off, { skillIds: [id] }));
  const [first] = barriers;
  return first && barriers.every((one) => one !== null) ? describeBarrier(first) : null;
};

/** Returns what results leave out, as listings name it; undefined while everything is on. */
export const loadSwitchedOffTerms = async (): Promise<SwitchedOffTerms | undefined> => {
  const { trades, cities } = await loadSwitchedOff();
  if (trades.size + cities.size === 0) return undefined;
  return {
    trades: [...trades.keys()].map(skillTerm),
    cities: [...cities.keys()].map(splitCityKey),
  };
};
