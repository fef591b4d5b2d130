import { createStore, type Store } from '../create-store.ts';
import { readSession } from '../session.ts';

const drafts = new Map<string, Store<string>>();

const keyOf = (userId: string): string => `hunar.draft.${readSession()?.user._id ?? ''}.${userId}`;

// A private window may refuse storage; the draft then lives as long as the page.
const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // See above.
  }
};

/** What one has begun to write to somebody; it stays when the page goes. */
export const draftTo = (userId: string): Store<string> => {
  const known = drafts.get(userId);
  if (known) return known;
  const made = createStore(typeof window === 'undefined' ? '' : read(keyOf(userId)));
  if (typeof window === 'undefined') return made;
  made.subscribe(() => write(keyOf(userId), made.get()));
  drafts.set(userId, made);
  return made;
};
