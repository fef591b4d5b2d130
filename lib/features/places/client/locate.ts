import type { FoundPlace } from '#lib/features/places/contracts/places.ts';
import { toDigipin, type GeoPoint } from '#lib/features/places/contracts/digipin.ts';
import { api } from '#lib/platform/browser/api.ts';

const TIMEOUT_MS = 10_000;
// The nearest post office is still the same after ten minutes.
const MAX_AGE_MS = 600_000;
const RECENT_MS = 60_000;

const findPosition = (isExact: boolean, maximumAge = 0): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    const options = { enableHighAccuracy: isExact, timeout: TIMEOUT_MS, maximumAge };
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });

/** Gets the device's position and looks up its place; the browser may ask for permission. */
export const locate = async (): Promise<FoundPlace> => {
  const { coords } = await findPosition(false, MAX_AGE_MS);
  const query = { lat: String(coords.latitude), lng: String(coords.longitude) };
  return api('GET /places/reverse', { query });
};

/** Returns true when the user refused, false when the position is unavailable. */
export const isDenied = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** Gets where the device is now; the browser may ask for permission. */
export const locatePoint = async (): Promise<GeoPoint> => {
  const { coords } = await findPosition(true).catch((error: unknown) => {
    if (isDenied(error)) throw error;
    // Indoors GPS often finds nothing; what the phone knows without it still names the street.
    return findPosition(false, RECENT_MS);
  });
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

/** Returns true when the browser would share the position without asking. */
export const canLocateSilently = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};
