import { DRAFTS } from './form-drafts.ts';

/** The key prefix of a user's payment methods. */
export const PAYMENT_METHODS = 'hunar.methods.';

/** The cache of Accepts that were tapped on the lock screen; public/sw.js uses this name too. */
export const NOTE_ANSWERS = 'answers';

// Who used this browser last; it outlives a session that ended by itself.
const OWNER_KEY = 'hunar.owner';

const dropAnswers = (): void => {
  if ('caches' in globalThis) caches.delete(NOTE_ANSWERS).catch(() => undefined);
};

/**
 * Forgets what this browser keeps of the person who signs out, the session aside: the next person at a shared phone must
 * not find drafts, searches or ways to pay. `components/shell/unsent-rows.ts` deletes unsent changes and messages.
 */
export const forgetPerson = (): void => {
  dropAnswers();
  try {
    for (const key of Object.keys(localStorage))
      if (key === OWNER_KEY || key.startsWith(DRAFTS) || key.startsWith(PAYMENT_METHODS))
        localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
};

/**
 * Notes who uses this browser. After a session that ended by itself its person finds everything again; where another person
 * signs in instead, it goes first; unsent changes and messages go when their queues start.
 */
export const takeOverBrowser = (userId: string): void => {
  try {
    const before = localStorage.getItem(OWNER_KEY);
    if (before && before !== userId) forgetPerson();
    localStorage.setItem(OWNER_KEY, userId);
  } catch {}
};
