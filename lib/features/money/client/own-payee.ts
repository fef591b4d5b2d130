import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { PAYMENT_METHODS } from '#lib/platform/browser/personal-data.ts';

// Forgotten with the payment methods, when the person signs out.
const toStorageKey = (userId: string): string => `${PAYMENT_METHODS}payee.${userId}`;

// A payee that was removed elsewhere must not be shown forever.
const MAX_AGE_MS = 7 * 86_400_000;

/** Remembers where a worker is paid, so that the QR code can be drawn without a network. */
export const rememberPayee = (userId: string, payee: Payee | null, at: Date): void => {
  try {
    if (payee) localStorage.setItem(toStorageKey(userId), JSON.stringify({ ...payee, at: at.getTime() }));
    else localStorage.removeItem(toStorageKey(userId));
  } catch {
    // Without storage the code needs a network.
  }
};

const parse = (value: unknown, at: Date): Payee | null => {
  if (typeof value !== 'object' || value === null) return null;
  const [upiId, name, seen] = ['upiId', 'name', 'at'].map((key): unknown => Reflect.get(value, key));
  if (typeof upiId !== 'string' || typeof name !== 'string' || typeof seen !== 'number') return null;
  return at.getTime() - seen < MAX_AGE_MS ? { upiId, name } : null;
};

/** Returns the payee that this device saw last; null if there is none, or it was long ago. */
export const recallPayee = (userId: string, at: Date): Payee | null => {
  try {
    return parse(JSON.parse(localStorage.getItem(toStorageKey(userId)) ?? 'null'), at);
  } catch {
    return null;
  }
};
