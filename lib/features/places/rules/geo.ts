export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** One PIN code as the table has it. */
export interface PinRow {
  readonly pinCode: string;
  /** The name of its main post office. */
  readonly area: string;
  readonly district: string;
  readonly state: string;
  /** The centre of its post offices; null where the table knows none. */
  readonly point: GeoPoint | null;
}

/** A PIN code near a place, and how far its centre lies from it. */
export interface NearPin {
  readonly pinCode: string;
  readonly km: number;
}

const KM_PER_DEGREE = 111.195;

/** The distance of two points in kilometres, on a plane: right to a thousandth as far as anybody travels to a job. */
export const kilometresBetween = (from: GeoPoint, to: GeoPoint): number => {
  const shrink = Math.cos(((from.lat + to.lat) * Math.PI) / 360);
  return KM_PER_DEGREE * Math.hypot(to.lat - from.lat, (to.lng - from.lng) * shrink);
};
