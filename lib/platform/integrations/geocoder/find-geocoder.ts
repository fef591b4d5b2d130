import { appOrigin, env } from '#lib/platform/config/env.ts';
import type { Geocoder } from './geocoder.ts';
import { createNominatim } from './nominatim.ts';

/** The configured service; null without one, and the table of PIN codes answers alone. */
export const findGeocoder = (): Geocoder | null => {
  const { GEOCODER_URL } = env();
  return GEOCODER_URL ? createNominatim({ url: GEOCODER_URL, userAgent: `Hunar (${appOrigin()})` }) : null;
};
