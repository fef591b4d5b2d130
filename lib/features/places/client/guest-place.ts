import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { dropChoice, keepChoice } from '#lib/platform/browser/choice-cookie.ts';

const KEY = 'userLocation';

/** The place that this browser remembers, for whoever has no saved address. */
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

/** The place that was chosen in this browser before. */
export const readGuestPlace = (): GuestPlace | null => {
  try {
    const place: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
};

// Of the place the server gets the PIN alone, so that pages come with what is near.
const tellServer = ({ pinCode }: GuestPlace): void => keepChoice({ name: PLACE_COOKIE, value: pinCode });

/** Remembers a place in this browser; pages that are loaded from now on are made for it. */
export const keepGuestPlace = ({ pinCode, city, state, country }: GuestPlace): void => {
  const place = { pinCode, city, state, country };
  tellServer(place);
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A private window without storage: the cookie alone remembers.
  }
};

/** Forgets the remembered place, here and for the pages to come. */
export const forgetGuestPlace = (): void => {
  dropChoice(PLACE_COOKIE);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A private window without storage has remembered nothing.
  }
};
