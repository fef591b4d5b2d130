import { draftKey } from '#lib/platform/browser/form-drafts.ts';

// Stored among the drafts, so signing out clears the searches before the next person uses this phone.
const KEY = draftKey('recent-searches');
const MAX_RECENT = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the searches made on this device, newest first. They never leave the device. */
export const readRecentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
};

const fold = (text: string): string => text.toLowerCase();

/** Remembers a submitted search. */
export const addRecentSearch = (text: string): void => {
  if (text === '') return;
  const others = readRecentSearches().filter((other) => fold(other) !== fold(text));
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Storage is blocked: searches are not remembered.
  }
};

/** Clears the recent searches. */
export const clearRecentSearches = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
};
