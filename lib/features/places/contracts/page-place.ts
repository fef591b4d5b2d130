/** The cookie with a guest's PIN; nothing else about the place leaves the device. */
export const PLACE_COOKIE = 'hunar.place';

/** The place a page shows services and workers for; unknown parts are null. */
export interface PagePlace {
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly point: { readonly lat: number; readonly lng: number } | null;
}
