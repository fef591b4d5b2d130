import type { FoundPlace } from '#lib/features/places/contracts/places.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { GeoPoint } from '#lib/features/places/rules/geo.ts';
import { geocode } from '#lib/features/places/services/steps/geocode.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { toPlace } from './to-place.ts';

// In the emptiest parts of the country the next post office lies this far away; whoever is farther is elsewhere.
const FARTHEST_KM = 100;

/** The place at a point: the PIN that the geocoder names, else the one whose post offices lie nearest. */
export const reversePlace = async ({ query }: { query: GeoPoint }): Promise<FoundPlace> => {
  const table = await pinTable();
  const nearest = table.nearest(query, { kilometres: FARTHEST_KM });
  // Whoever is elsewhere is nobody's business, least of all another service's.
  if (!nearest) throw new AppError('place_unknown');
  const { pinCode, attribution } = (await geocode(query)) ?? {};
  const named = pinCode ? table.find(pinCode) : null;
  return named ? { data: toPlace(named), attribution } : { data: toPlace(nearest) };
};
