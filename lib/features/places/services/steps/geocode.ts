import type { GeoPoint } from '#lib/features/places/rules/geo.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type Geocoded, type Geocoder } from '#lib/platform/integrations/geocoder/geocoder.ts';
import { findGeocoder } from '#lib/platform/integrations/geocoder/find-geocoder.ts';
import { spendPoint } from '#lib/platform/limits/limiter.ts';
import { log } from '#lib/platform/observability/log.ts';
import { findGeocode, keepGeocode } from '#models/places/geocode.ts';

// What the public service allows an application, however many servers it has.
const oneASecond = { name: 'geocoder', points: 1, seconds: 1, shared: true } as const;

// A hundred metres wide: a PIN covers far more, and nobody's door is on record.
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const ask = async (geocoder: Geocoder, point: GeoPoint, square: string): Promise<Geocoded | null> => {
  if ((await spendPoint(oneASecond, 'app')) !== null) return null;
  const answer = await geocoder.reverse(point);
  await keepGeocode({ square, ...answer, createdAt: now() });
  return answer;
};

/** What the configured geocoder says of a point; null without one, while it is busy, and when it fails. */
export const geocode = async ({ lat, lng }: GeoPoint): Promise<Geocoded | null> => {
  const geocoder = findGeocoder();
  if (!geocoder) return null;
  const point = { lat: round(lat), lng: round(lng) };
  const square = `${point.lat},${point.lng}`;
  try {
    return (await findGeocode(square)) ?? (await ask(geocoder, point, square));
  } catch (error) {
    log().warn({ err: error }, 'the geocoder did not answer');
    return null;
  }
};
