import type { GeoPoint } from '#lib/features/places/contracts/digipin.ts';

export type { GeoPoint };

/** One PIN code of the table. */
export interface PinRow {
  readonly pinCode: string;
  /** Its main post office. */
  readonly area: string;
  readonly district: string;
  readonly state: string;
  /** The centre of its post offices, if known. */
  readonly point: GeoPoint | null;
}

/** A nearby PIN code and the distance to its centre. */
export interface NearPin {
  readonly pinCode: string;
  readonly km: number;
}

const KM_PER_DEGREE = 111.195;

/** Returns the distance in kilometres on a flat plane, accurate to 0.1 % over the distances workers travel. */
export const kilometresBetween = (from: GeoPoint, to: GeoPoint): number => {
  const shrink = Math.cos(((from.lat + to.lat) * Math.PI) / 360);
  return KM_PER_DEGREE * Math.hypot(to.lat - from.lat, (to.lng - from.lng) * shrink);
};
