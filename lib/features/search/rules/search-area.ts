import type { NearPin } from '#lib/features/places/rules/geo.ts';

/** One area of a search, nearest first; `band` is its position in that order. */
export type SearchArea =
  | {
      readonly kind: 'anywhere';
      readonly band: number;
      readonly except?: readonly string[];
      /** Leaves out the workers who travel to this place, who come before. */
      readonly beyond?: Surround;
    }
  | { readonly kind: 'state'; readonly band: 0; readonly state: string }
  | {
      readonly kind: 'pins';
      readonly band: number;
      readonly pins: readonly string[];
      readonly serving: Serving | null;
    }
  | {
      readonly kind: 'city';
      readonly band: number;
      readonly city: string;
      readonly except: readonly string[];
    };

/** Limits an area to workers who travel to the place: those of its city, and others within their range. */
export interface Serving {
  readonly city: string | null;
  readonly reaches: readonly { readonly km: number; readonly pins: readonly string[] }[];
}

/** All workers who travel to a place: those of the PIN codes next to it, and those that its `Serving` names. */
export interface Surround {
  readonly pins: readonly string[];
  readonly serving: Serving;
}

/** Upper limits of the distance bands, in kilometres. */
const bandEnds = [2, 5, 10, 25] as const;
/** Every worker travels this far. */
const MIN_REACH_KM = 5;
/** How far outside the place's city a search looks. */
export const MAX_DISTANCE_KM = 25;
const reachSteps = [10, 15, 20, 25] as const;

const between = (near: readonly NearPin[], { from, to }: { from: number; to: number }): string[] =>
  near.filter(({ km }) => km > from && km <= to).map(({ pinCode }) => pinCode);

const servingIn = (
  near: readonly NearPin[],
  city: string | null,
  { from, to }: { from: number; to: number },
): Serving => ({
  city,
  reaches: reachSteps
    .filter((km) => km > from && km <= to)
    .map((km) => ({ km, pins: between(near, { from: km - 5, to: km }) })),
});

/** Returns the areas around a place: within 2, 5, 10 and 25 km, then the rest of its city. */
export const areasAround = (near: readonly NearPin[], city: string | null): SearchArea[] => {
  const rings = bandEnds.map((to, band): SearchArea => {
    const from = band === 0 ? -1 : (bandEnds[band - 1] ?? 0);
    const serving = to <= MIN_REACH_KM ? null : servingIn(near, city, { from, to });
    return { kind: 'pins', band, pins: between(near, { from, to }), serving };
  });
  const except = near.map(({ pinCode }) => pinCode);
  const rest: SearchArea[] = city === null ? [] : [{ kind: 'city', band: bandEnds.length, city, except }];
  return [...rings.filter((ring) => ring.kind !== 'pins' || ring.pins.length > 0), ...rest];
};

/** The last band in the usual order. */
export const LAST_BAND = bandEnds.length + 1;

/** Returns the areas of a search of all places: those around a place, whose workers travel there, then all others. */
export const areasFrom = (near: readonly NearPin[], city: string | null): SearchArea[] => {
  const pins = between(near, { from: -1, to: MIN_REACH_KM });
  const serving = servingIn(near, city, { from: MIN_REACH_KM, to: MAX_DISTANCE_KM });
  return [...areasAround(near, city), { kind: 'anywhere', band: LAST_BAND, beyond: { pins, serving } }];
};

/** Distances are shown to a tenth of a kilometre. */
const toTenths = ({ km }: NearPin): number => Math.round(km * 10);

/** Maximum number of bands when each is a tenth of a kilometre. */
export const MAX_BANDS = MAX_DISTANCE_KM * 10 + 1;

interface Surroundings {
  readonly near: readonly NearPin[];
  readonly city: string | null;
  /** Only workers who travel to the place. */
  readonly isServed: boolean;
}

/**
 * Returns bands a tenth of a kilometre wide, so that results follow the exact distance; all others share the last
 * band.
 */
export const areasByDistance = ({ near, city, isServed }: Surroundings): SearchArea[] => {
  const nearest = near.toSorted((one, other) => one.km - other.km);
  const bands = Map.groupBy(nearest, toTenths);
  const rings = [...bands].map(([band, of]): SearchArea => {
    const pins = of.map(({ pinCode }) => pinCode);
    const [{ km = 0 } = {}] = of;
    const isChecked = isServed && km > MIN_REACH_KM;
    const reach = reachSteps.find((step) => km <= step) ?? MAX_DISTANCE_KM;
    return { kind: 'pins', band, pins, serving: isChecked ? { city, reaches: [{ km: reach, pins }] } : null };
  });
  const except = near.map(({ pinCode }) => pinCode);
  const rest = { band: MAX_BANDS, except };
  if (!isServed) return [...rings, { kind: 'anywhere', ...rest }];
  return city === null ? rings : [...rings, { kind: 'city', city, ...rest }];
};

/** Returns the band for a distance; unknown and larger distances share the last one. */
export const bandAt = (km: number | null): number => {
  const band = bandEnds.findIndex((end) => km !== null && km <= end);
  return band < 0 ? bandEnds.length : band;
};

/** Returns the distance range of a band in kilometres; null when it has none. */
export const distanceRange = ({ kind, band }: SearchArea): { from: number; to: number | null } | null => {
  if (kind === 'pins') return { from: bandEnds[band - 1] ?? 0, to: bandEnds[band] ?? null };
  return kind === 'city' && band > 0 ? { from: MAX_DISTANCE_KM, to: null } : null;
};
