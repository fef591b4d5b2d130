import { DEFAULT_REACH_KM } from '#lib/features/people/rules/search-listing.ts';
import { kilometresBetween, type GeoPoint } from './geo.ts';

/** A location, as far as its address gives one. */
export interface Located {
  readonly cityKey: string | null;
  readonly point: { readonly coordinates: readonly [lng: number, lat: number] } | null;
}

interface Travelling extends Located {
  readonly areaRangeKm: number | null;
}

const toGeo = ([lng, lat]: readonly [number, number]): GeoPoint => ({ lat, lng });

/** Returns how far a worker travels outside their own city. */
export const reachKmFor = ({ areaRangeKm }: Pick<Travelling, 'areaRangeKm'>): number =>
  Math.max(areaRangeKm ?? DEFAULT_REACH_KM, DEFAULT_REACH_KM);

type Pointed = Pick<Located, 'point'>;

/** Returns the distance in kilometres, rounded to a tenth; null when either place is unknown. */
export const kilometresApart = (one: Pointed, other: Pointed): number | null => {
  if (!one.point || !other.point) return null;
  const km = kilometresBetween(toGeo(one.point.coordinates), toGeo(other.point.coordinates));
  return Math.round(km * 10) / 10;
};

/**
 * Returns true when a worker travels to a place: in their own city, or within their range. Unknown distances count as
 * in range; the worker can still decline.
 */
export const serves = (worker: Travelling, place: Located): boolean => {
  if (!place.point || !worker.point) return true;
  if (place.cityKey !== null && place.cityKey === worker.cityKey) return true;
  const km = kilometresBetween(toGeo(worker.point.coordinates), toGeo(place.point.coordinates));
  return km <= reachKmFor(worker);
};
