import type { Place, StateEntry, FoundPlace } from '#lib/features/places/contracts/places.ts';
import { cityOf, citiesOf } from '#lib/features/places/rules/city-alias.ts';
import type { PinRow, GeoPoint } from '#lib/features/places/rules/geo.ts';
import { COUNTRY, indianStates } from '#lib/features/places/rules/states.ts';
import { namesOfState } from '#lib/platform/i18n/place-names.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Geocoded, Geocoder } from '#lib/platform/integrations/geocoder/geocoder.ts';
import { findGeocoder } from '#lib/platform/integrations/geocoder/find-geocoder.ts';
import { spendPoint } from '#lib/platform/limits/limiter.ts';
import { log } from '#lib/platform/observability/log.ts';
import { findGeocode, keepGeocode } from '#models/places/geocode.ts';

/** A PIN of the table as people know the place. */
const toPlace = (row: PinRow): Place => ({ ...row, city: cityOf(row), country: COUNTRY });

/** The place of a PIN code. */
export const getPin = async ({ params }: { params: { pin: string } }): Promise<{ data: Place }> => {
  const row = (await pinTable()).find(params.pin);
  if (!row) throw new AppError('pin_unknown');
  return { data: toPlace(row) };
};

const toStates = async (): Promise<StateEntry[]> => {
  const districts = (await pinTable()).districts();
  return indianStates.map((state) => ({
    ...state,
    names: namesOfState(state.name),
    cities: citiesOf(state.name, districts.get(state.name) ?? []),
  }));
};

/** All states with the cities that they offer. */
export const listStates = async (): Promise<{ data: StateEntry[] }> => ({ data: await toStates() });

// What the public service allows an application, however many servers it has.
const oneASecond = { name: 'geocoder', points: 1, seconds: 1, shared: true } as const;

// A hundred metres wide: a PIN covers far more, and nobody's door is on record.
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const ask = async (geocoder: Geocoder, point: GeoPoint, square: string): Promise<Geocoded | null> => {
  if ((await spendPoint(oneASecond, 'app')) !== null) return null;
  const answer = await geocoder.reverse(point);
  await keepGeocode({ square, ...answer, createdAt: now() });
  return answer;
};

/** What the configured geocoder says of a point; null without one, while it is busy, and when it fails. */
const geocode = async ({ lat, lng }: GeoPoint): Promise<Geocoded | null> => {
  const geocoder = findGeocoder();
  if (!geocoder) return null;
  const point = { lat: round(lat), lng: round(lng) };
  const square = `${point.lat},${point.lng}`;
  try {
    return (await findGeocode(square)) ?? (await ask(geocoder, point, square));
  } catch (error) {
    log().warn({ err: error }, 'the geocoder did not answer');
    return null;
  }
};

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
