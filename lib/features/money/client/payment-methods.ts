import type { StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';

// Of one account on one device: whoever signs in after somebody else sees nothing of theirs.
const keyOf = (userId: string): string => `hunar.methods.${userId}`;

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

const textOf = (userId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
};

/** The ways to pay that this device remembers for somebody; the same list until it changes. */
export const readMethods = (userId: string): readonly StoredMethod[] => {
  const text = textOf(userId);
  if (text !== read.text) read = { text, methods: parse(text) };
  return read.methods;
};

/** Remembers them; false where this browser keeps nothing. */
export const keepMethods = (userId: string, methods: readonly StoredMethod[]): boolean => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(methods));
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
};

/** Hears of changes, those of other tabs too; returns how to stop. */
export const onMethods = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
