interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface Geocoded {
  /** The post code at the point; null where the service knows none in India. */
  readonly pinCode: string | null;
  /** Whose data it is, as its licence wants it shown. */
  readonly attribution: string;
}

/** A service that knows what stands at a point; rejects when it does not answer. */
export interface Geocoder {
  reverse(point: Point): Promise<Geocoded>;
}
