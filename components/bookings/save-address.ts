import { api } from '#lib/platform/browser/api.ts';
import { MAX_ADDRESSES } from '#lib/features/places/contracts/address-limits.ts';
import type { SavedAddress } from '#lib/features/places/contracts/addresses.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import { findSaved } from './own-addresses.ts';

const MAX_NAME_LENGTH = 30;
/** The request is sent already, so its page must not wait long. */
const MAX_WAIT_MS = 4000;

/** Whether the customer could save the form's address for the next booking. */
export const isSaveable = (entries: readonly SavedAddress[], address: unknown): boolean =>
  entries.length > 0 && entries.length < MAX_ADDRESSES && findSaved(entries, address).length === 0;

interface SaveOptions {
  /** The customer left "Save this address" ticked. */
  isWanted: boolean;
  /** The name of a first address, in the reader's language. */
  home: string;
}

/**
 * Saves the address of a sent request: the first one as 'Home', later ones if the customer wants them. The request
 * counts even when this fails.
 */
export const saveBookedAddress = async (
  { address }: BookingInput,
  { isWanted, home }: SaveOptions,
): Promise<void> => {
  const { street, city, state, pinCode, floor, landMark, digipin, lift, callFromGate } = address ?? {};
  if (!street || !city || !state || !pinCode) return;
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  try {
    const { data: entries } = await api('GET /users/addresses', { signal });
    const isFirst = entries.length === 0;
    if (!isFirst && !(isWanted && isSaveable(entries, address))) return;
    const name = isFirst ? home : street.slice(0, MAX_NAME_LENGTH);
    const parts = { street, city, state, pinCode, floor, landMark, digipin, lift, callFromGate };
    const body = { name, ...parts, country: 'India' as const };
    await api('POST /users/addresses', { body, signal });
  } catch {
    // The next booking can save it.
  }
};
