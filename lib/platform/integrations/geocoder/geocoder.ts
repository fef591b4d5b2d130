export interface Geocoded {
  /** Null if the service knows no Indian PIN code there. */
  readonly pinCode: string | null;
  /** The attribution that the data's licence requires. */
  readonly attribution: string;
}

/** Finds the place at a point; rejects if the service does not answer. */
export interface Geocoder {
  reverse(point: { readonly lat: number; readonly lng: number }): Promise<Geocoded>;
}
