import { reversePlaceCall } from '#lib/features/places/contracts/places.calls.ts';
import type { FoundPlace } from '#lib/features/places/contracts/places.ts';
import { api } from '#lib/platform/browser/api.ts';

const WAIT_MS = 10_000;
const OLDEST_MS = 600_000;

const findPosition = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    // Which post office is nearest needs no satellite, and an answer of ten minutes ago will do.
    const options = { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: OLDEST_MS };
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });

/** Asks the browser where it is, and our server what place that is; the person may be asked to allow it. */
export const locate = async (): Promise<FoundPlace> => {
  const { coords } = await findPosition();
  const query = { lat: String(coords.latitude), lng: String(coords.longitude) };
  return api(reversePlaceCall, { query });
};

/** Whether the person said no, rather than that the device does not know. */
export const isDenied = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** Whether the browser would tell without asking. */
export const mayLocate = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
};
