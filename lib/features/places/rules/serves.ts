import { DEFAULT_REACH_KM } from '#lib/features/people/rules/search-listing.ts';
import { kilometresBetween, type GeoPoint } from './geo.ts';

/** Where something lies, as far as its address tells. */
export interface Located {
  readonly cityKey: string | null;
  readonly point: { readonly coordinates: readonly [lng: number, lat: number] } | null;
}

interface Travelling extends Located {
  readonly areaRangeKm: number | null;
}

const toGeo = ([lng, lat]: readonly [number, number]): GeoPoint => ({ lat, lng });

/** How far a worker goes outside the own city. */
export const reachKmOf = ({ areaRangeKm }: Pick<Travelling, 'areaRangeKm'>): number =>
  Math.max(areaRangeKm ?? DEFAULT_REACH_KM, DEFAULT_REACH_KM);

type Pointed = Pick<Located, 'point'>;

/** How far two places lie apart, to a tenth of a kilometre; null where one of them is not known. */
export const kilometresApart = (one: Pointed, other: Pointed): number | null => {
  if (!one.point || !other.point) return null;
  const km = kilometresBetween(toGeo(one.point.coordinates), toGeo(other.point.coordinates));
  return Math.round(km * 10) / 10;
};

/**
 * Whether a worker comes to a place: one in the own city, or as near as the worker goes. Where nothing can be measured
 * the worker comes, and may still say no.
 */
export const serves = (worker: Travelling, place: Located): boolean => {
  if (!place.point || !worker.point) return true;
  if (place.cityKey !== null && place.cityKey === worker.cityKey) return true;
  const km = kilometresBetween(toGeo(worker.point.coordinates), toGeo(place.point.coordinates));
  return km <= reachKmOf(worker);
};
