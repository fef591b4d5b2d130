import { DRAFTS } from './form-drafts.ts';

/** The key prefix of a user's payment methods. */
export const PAYMENT_METHODS = 'hunar.methods.';

/** The cache of Accepts that were tapped on the lock screen; public/sw.js uses this name too. */
export const NOTE_ANSWERS = 'answers';

// Who used this browser last; it outlives a session that ended by itself.
const OWNER_KEY = 'hunar.owner';

const forgetters = new Set<() => Promise<void>>();

/** Has `forget` run when the person at this browser signs out; for what is kept outside local storage. */
export const onForgetPerson = (forget: () => Promise<void>): void => void forgetters.add(forget);

const dropAnswers = (): void => {
  if ('caches' in globalThis) caches.delete(NOTE_ANSWERS).catch(() => undefined);
};

const dropKeys = (): void => {
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
 * Forgets what the browser keeps of the person who signs out, the session aside: the next person at a shared phone must not
 * find drafts, searches, unsent messages or ways to pay.
 */
export const forgetPerson = async (): Promise<void> => {
  dropKeys();
  await Promise.all([...forgetters].map((forget) => forget().catch(() => undefined)));
};

/**
 * Notes who uses this browser. After a session that ended by itself its person finds everything again; where another person
 * signs in instead, it goes first.
 */
export const takeOverBrowser = (userId: string): void => {
  try {
    const before = localStorage.getItem(OWNER_KEY);
    if (before && before !== userId) dropKeys();
    localStorage.setItem(OWNER_KEY, userId);
  } catch {}
};
