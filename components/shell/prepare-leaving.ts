import { findSession } from '#lib/platform/browser/find-session.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { loadWaitingWords, type WaitingWords } from '#lib/wiring/browser/waiting-words.ts';

interface Unsent {
  readonly count: number;
  readonly words: WaitingWords['signOut'];
}

export interface Leaving {
  /** Changes and messages on this device that signing out would lose; null if there are none. */
  readonly unsent: Unsent | null;
  /** Deletes them. Runs last, when no tab sends for this person. */
  forget(this: void): Promise<void>;
}

/**
 * Finds what signing out would lose. Also loads the code that deletes it, which must not depend on the queues: a page
 * loads them when it is idle.
 */
export const prepareLeaving = async (): Promise<Leaving> => {
  const [session, rows] = await Promise.all([findSession(), import('./unsent-rows.ts')]);
  if (!session) return { unsent: null, forget: () => Promise.resolve() };
  const { _id: userId } = session.user;
  const count = await rows.countUnsentBy(userId);
  const unsent = count === 0 ? null : { count, words: (await loadWaitingWords()).signOut };
  return { unsent, forget: () => rows.removeUnsentBy(userId) };
};

export const describeUnsent = ({ count, words }: Unsent, locale: Locale): string =>
  plural({ locale, count, text: words.text });
