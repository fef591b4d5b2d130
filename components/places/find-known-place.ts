import { readGuestPlace } from '#lib/features/places/client/guest-place.ts';
import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import type { Place } from '#lib/features/places/contracts/places.ts';
import { api } from '#lib/platform/browser/api.ts';
import { readChoice } from '#lib/platform/browser/choice-cookie.ts';

/** Returns the place that was given before there was an address, the one that the header shows; null if none was. */
export const findKnownPlace = async (): Promise<Pick<Place, 'pinCode' | 'city' | 'state'> | null> => {
  const pin = readChoice(PLACE_COOKIE);
  const stored = readGuestPlace();
  if (stored && (pin === undefined || pin === stored.pinCode)) return stored;
  if (pin === undefined) return null;
  try {
    // A private window may keep only the cookie.
    return (await api('GET /places/pin/{pin}', { params: { pin } })).data;
  } catch {
    return null;
  }
};
