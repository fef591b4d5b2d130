import type { Place, StateEntry, FoundPlace } from '#lib/features/places/contracts/places.ts';
import { cityFor, citiesFor } from '#lib/features/places/rules/city-alias.ts';
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

/** A PIN of the table under its usual city name. */
const toPlace = (row: PinRow): Place => ({ ...row, city: cityFor(row), country: COUNTRY });

/** Returns the place of a PIN code. */
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
    cities: citiesFor(state.name, districts.get(state.name) ?? []),
  }));
};

/** Lists all states with their cities. */
export const listStates = async (): Promise<{ data: StateEntry[] }> => ({ data: await toStates() });

// The public service's limit per application, shared by all servers.
const geocoderLimit = { name: 'geocoder', points: 1, seconds: 1, shared: true } as const;

// Rounds to about 100 metres: precise enough for a PIN, and it hides the exact address.
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const ask = async (geocoder: Geocoder, point: GeoPoint, square: string): Promise<Geocoded | null> => {
  if ((await spendPoint(geocoderLimit, 'app')) !== null) return null;
  const answer = await geocoder.reverse(point);
  await keepGeocode({ square, ...answer, createdAt: now() });
  return answer;
};

/** Asks the configured geocoder; null without one, when it is rate-limited or fails. */
const geocode = async ({ lat, lng }: GeoPoint): Promise<Geocoded | null> => {
  const geocoder = findGeocoder();
  if (!geocoder) return null;
  const point = { lat: round(lat), lng: round(lng) };
  const square = `${point.lat},${point.lng}`;
  try {
    return (await findGeocode(square)) ?? (await ask(geocoder, point, square));
  } catch (error) {
    log().warn({ err: error }, 'the geocoder failed');
    return null;
  }
};

// In the emptiest parts of India the next post office is this far away; a point farther off is abroad.
const MAX_DISTANCE_KM = 100;

/** Returns the place at a point: the PIN from the geocoder, else the nearest one in the table. */
export const reversePlace = async ({ query }: { query: GeoPoint }): Promise<FoundPlace> => {
  const table = await pinTable();
  const nearest = table.nearest(query, { kilometres: MAX_DISTANCE_KM });
  // Never send positions abroad to another service.
  if (!nearest) throw new AppError('place_unknown');
  const { pinCode, attribution } = (await geocode(query)) ?? {};
  const named = pinCode ? table.find(pinCode) : null;
  return named ? { data: toPlace(named), attribution } : { data: toPlace(nearest) };
};
