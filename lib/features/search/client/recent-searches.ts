import { draftKey } from '#lib/platform/browser/form-drafts.ts';

// Among the drafts: whoever signs out leaves no searches to the next person at this phone.
const KEY = draftKey('recent-searches');
const MOST_KEPT = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was searched for on this device, the latest first; it is never sent anywhere. */
export const readRecentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
};

const fold = (text: string): string => text.toLowerCase();

/** Notes a search that was sent. */
export const keepRecentSearch = (text: string): void => {
  if (text === '') return;
  const others = readRecentSearches().filter((other) => fold(other) !== fold(text));
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Forgets them all. */
export const dropRecentSearches = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there are none.
  }
};
