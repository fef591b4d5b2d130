import { PAYMENT_METHODS } from '#lib/platform/browser/personal-data.ts';
import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';

// One key per account, so that people sharing a device do not see each other's methods.
const toStorageKey = (userId: string): string => PAYMENT_METHODS + userId;

const listeners = new Set<() => void>();

const hasTexts = (value: object, names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(value, name) === 'string');

const isMethod = (value: unknown): value is StoredMethod => {
  if (typeof value !== 'object' || value === null || !hasTexts(value, ['id', 'kind'])) return false;
  const isCard = Reflect.get(value, 'kind') === 'card';
  return hasTexts(value, isCard ? ['brand', 'last4', 'expiry'] : ['upiId']);
};

const none: readonly StoredMethod[] = [];
let read: { text: string | null; methods: readonly StoredMethod[] } = { text: null, methods: none };

const parse = (text: string | null): readonly StoredMethod[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isMethod) : none;
  } catch {
    return none;
  }
};

const readText = (userId: string): string | null => {
  try {
    return localStorage.getItem(toStorageKey(userId));
  } catch {
    return null;
  }
};

/** The payment methods stored on this device; the same array until it changes. */
export const readMethods = (userId: string): readonly StoredMethod[] => {
  const text = readText(userId);
  if (text !== read.text) read = { text, methods: parse(text) };
  return read.methods;
};

/** Stores the methods; false when the browser has no storage. */
export const keepMethods = (userId: string, methods: readonly StoredMethod[]): boolean => {
  try {
    localStorage.setItem(toStorageKey(userId), JSON.stringify(methods));
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
};

/** Subscribes to changes, including those of other tabs; returns the unsubscribe function. */
export const onMethods = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
