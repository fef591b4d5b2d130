/** The cookie that tells the server which PIN a guest chose; nothing else of the place leaves the device. */
export const PLACE_COOKIE = 'hunar.place';

/** The place around which a page shows services and workers; what is not known of it is null. */
export interface PagePlace {
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly point: { readonly lat: number; readonly lng: number } | null;
}
