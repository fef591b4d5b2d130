import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { dropChoice, keepChoice } from '#lib/platform/browser/choice-cookie.ts';

const KEY = 'userLocation';

/** The place stored in this browser for users without a saved address. */
export interface GuestPlace {
  readonly pinCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

const isPlace = (value: unknown): value is GuestPlace =>
  typeof value === 'object' &&
  value !== null &&
  'pinCode' in value &&
  typeof value.pinCode === 'string' &&
  /^\d{6}$/.test(value.pinCode);

/** Returns the place stored in this browser. */
export const readGuestPlace = (): GuestPlace | null => {
  try {
    const place: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
};

// Sends only the PIN to the server, so that pages show what is nearby.
const setPlaceCookie = ({ pinCode }: GuestPlace): void => keepChoice({ name: PLACE_COOKIE, value: pinCode });

/** Stores a place in this browser; later pages are rendered for it. */
export const saveGuestPlace = ({ pinCode, city, state, country }: GuestPlace): void => {
  const place = { pinCode, city, state, country };
  setPlaceCookie(place);
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Private window without storage: only the cookie remembers.
  }
};

/** Clears the stored place and its cookie. */
export const clearGuestPlace = (): void => {
  dropChoice(PLACE_COOKIE);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Private window without storage: there is nothing to clear.
  }
};
