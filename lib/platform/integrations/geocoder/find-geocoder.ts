import { appOrigin, env } from '#lib/platform/config/env.ts';
import type { Geocoder, Geocoded } from './geocoder.ts';
import { z } from 'zod';

const WAIT_MS = 2500;
const ATTRIBUTION = 'Data © OpenStreetMap contributors';

const answerSchema = z.object({
  licence: z.string().max(300).optional(),
  address: z.object({ postcode: z.string().optional(), country_code: z.string().optional() }).optional(),
});

const toGeocoded = ({ licence, address }: z.infer<typeof answerSchema>): Geocoded => {
  // Some services write the PIN code in two halves: '226 010'.
  const digits = (address?.postcode ?? '').replace(/\s/g, '');
  const isPin = address?.country_code === 'in' && /^\d{6}$/.test(digits);
  return { pinCode: isPin ? digits : null, attribution: licence ?? ATTRIBUTION };
};

interface NominatimOptions {
  /** The base address of its `/reverse` call. */
  url: string;
  /** Identifies us, as the usage policy requires. */
  userAgent: string;
}

/** A service with Nominatim's API. */
const createNominatim = ({ url, userAgent }: NominatimOptions): Geocoder => ({
  reverse: async ({ lat, lng }) => {
    const endpoint = new URL(`${url.replace(/\/+$/, '')}/reverse`);
    endpoint.search = new URLSearchParams({
      ...{ format: 'jsonv2', zoom: '18', addressdetails: '1', 'accept-language': 'en' },
      ...{ lat: String(lat), lon: String(lng) },
    }).toString();
    const response = await fetch(endpoint, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    return toGeocoded(answerSchema.parse(await response.json()));
  },
});

/** The configured service; null means the PIN table alone answers. */
export const findGeocoder = (): Geocoder | null => {
  const { GEOCODER_URL } = env();
  return GEOCODER_URL ? createNominatim({ url: GEOCODER_URL, userAgent: `Hunar (${appOrigin()})` }) : null;
};
