import type { FoundPlace } from '#lib/features/places/contracts/places.ts';
import { toDigipin, type GeoPoint } from '#lib/features/places/contracts/digipin.ts';
import { api } from '#lib/platform/browser/api.ts';

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 600_000;

const findPosition = (isExact: boolean): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    // Finding the nearest post office needs no GPS, and a ten-minute-old position is fine.
    const maximumAge = isExact ? 0 : MAX_AGE_MS;
    const options = { enableHighAccuracy: isExact, timeout: TIMEOUT_MS, maximumAge };
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });

/** Gets the device's position and looks up its place; the browser may ask for permission. */
export const locate = async (): Promise<FoundPlace> => {
  const { coords } = await findPosition(false);
  const query = { lat: String(coords.latitude), lng: String(coords.longitude) };
  return api('GET /places/reverse', { query });
};

/** Gets where the device is now; the browser may ask for permission. */
export const locatePoint = async (): Promise<GeoPoint> => {
  const { coords } = await findPosition(true);
  return { lat: coords.latitude, lng: coords.longitude };
};

/** A worse position names a neighbour's door. */
const MAX_DOOR_ERROR_METRES = 30;

/** Gets the DIGIPIN of where the device is; null if the position is not exact enough. */
export const locateDoor = async (): Promise<string | null> => {
  const { coords } = await findPosition(true);
  if (coords.accuracy > MAX_DOOR_ERROR_METRES) return null;
  return toDigipin({ lat: coords.latitude, lng: coords.longitude });
};

/** Returns true when the user refused, false when the position is unavailable. */
export const isDenied = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** Returns true when the browser would share the position without asking. */
export const canLocateSilently = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};
