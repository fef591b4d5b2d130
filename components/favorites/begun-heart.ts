import { sendFavorite, type SavedThing } from '#lib/features/favorites/client/favorite-writes.ts';

const KEY = 'hunar.begun';
/** After this time a new sign-in may be another person, or one who forgot the tap. */
const KEPT_MS = 15 * 60_000;

interface Begun extends SavedThing {
  /** The label of the heart. */
  readonly act: string;
  /** The page it was tapped on. */
  readonly path: string;
  readonly at: number;
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'id' in value &&
  'act' in value &&
  'path' in value &&
  'at' in value;

const here = (): string => window.location.pathname + window.location.search;

/** Remembers in this tab which heart a guest tapped. */
export const beginHeart = ({ kind, id }: SavedThing, act: string): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, id, act, path: here(), at: Date.now() }));
  } catch {
    // Without storage the person has to tap again.
  }
};

const take = (): Begun | null => {
  try {
    const begun: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isBegun(begun) ? begun : null;
  } catch {
    return null;
  }
};

/** Saves the heart tapped on this page before signing in; drops it when it is too old or refused. */
export const finishHeart = async (): Promise<void> => {
  const begun = take();
  if (!begun || begun.path !== here() || Date.now() - begun.at > KEPT_MS) return;
  // Without a network it waits, and the header counts it.
  await sendFavorite(begun, true, begun.act).catch(() => undefined);
};
