import type { NearPin } from '#lib/features/places/rules/geo.ts';

/** A part of the country in which a search looks, nearest first; `band` is its place in that order. */
export type SearchArea =
  | { readonly kind: 'anywhere'; readonly band: number; readonly except?: readonly string[] }
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

/** Who of the workers around a place comes there: those of its city, others as far as they go. */
export interface Serving {
  readonly city: string | null;
  readonly reaches: readonly { readonly km: number; readonly pins: readonly string[] }[];
}

/** The borders of the bands, in kilometres. */
const bandEnds = [2, 5, 10, 25] as const;
/** Within so many everybody comes. */
const EVERYBODY_COMES_KM = 5;
/** How far around a place workers are looked for outside its city. */
export const FARTHEST_KM = 25;
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

/** The areas around a place: within 2, 5, 10 and 25 km, then the rest of its city. */
export const areasAround = (near: readonly NearPin[], city: string | null): SearchArea[] => {
  const rings = bandEnds.map((to, band): SearchArea => {
    const from = band === 0 ? -1 : (bandEnds[band - 1] ?? 0);
    const serving = to <= EVERYBODY_COMES_KM ? null : servingIn(near, city, { from, to });
    return { kind: 'pins', band, pins: between(near, { from, to }), serving };
  });
  const except = near.map(({ pinCode }) => pinCode);
  const rest: SearchArea[] = city === null ? [] : [{ kind: 'city', band: bandEnds.length, city, except }];
  return [...rings.filter((ring) => ring.kind !== 'pins' || ring.pins.length > 0), ...rest];
};

/** Tenths of a kilometre, as distances are shown. */
const tenthsOf = ({ km }: NearPin): number => Math.round(km * 10);

/** How many bands there are at most where each tenth of a kilometre is one. */
export const MOST_BANDS = FARTHEST_KM * 10 + 1;

interface Surroundings {
  readonly near: readonly NearPin[];
  readonly city: string | null;
  /** Whether only those are wanted who come to the place. */
  readonly isServed: boolean;
}

/** The same so finely that they follow each other by distance; behind them those who are further, in one. */
export const areasByDistance = ({ near, city, isServed }: Surroundings): SearchArea[] => {
  const nearest = near.toSorted((one, other) => one.km - other.km);
  const bands = Map.groupBy(nearest, tenthsOf);
  const rings = [...bands].map(([band, of]): SearchArea => {
    const pins = of.map(({ pinCode }) => pinCode);
    const [{ km = 0 } = {}] = of;
    const isChecked = isServed && km > EVERYBODY_COMES_KM;
    const reach = reachSteps.find((step) => km <= step) ?? FARTHEST_KM;
    return { kind: 'pins', band, pins, serving: isChecked ? { city, reaches: [{ km: reach, pins }] } : null };
  });
  const except = near.map(({ pinCode }) => pinCode);
  const rest = { band: MOST_BANDS, except };
  if (!isServed) return [...rings, { kind: 'anywhere', ...rest }];
  return city === null ? rings : [...rings, { kind: 'city', city, ...rest }];
};

/** The band of somebody so far away; whoever is further or nobody knows where is in the last. */
export const bandAt = (km: number | null): number => {
  const band = bandEnds.findIndex((end) => km !== null && km <= end);
  return band < 0 ? bandEnds.length : band;
};

/** How far the workers of a band are, in kilometres; null where no distance is measured. */
export const kilometresOf = ({ kind, band }: SearchArea): { from: number; to: number | null } | null => {
  if (kind === 'pins') return { from: bandEnds[band - 1] ?? 0, to: bandEnds[band] ?? null };
  return kind === 'city' && band > 0 ? { from: FARTHEST_KM, to: null } : null;
};
