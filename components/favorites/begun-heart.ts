import { api } from '#lib/platform/browser/api.ts';
import { putFavoriteCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
import type { SavedThing } from './use-favorite.ts';

const KEY = 'hunar.begun';
/** Whoever signs in later than this has forgotten what they tapped, or is somebody else. */
const KEPT_MS = 15 * 60_000;

interface Begun extends SavedThing {
  /** The page on which it was tapped. */
  readonly path: string;
  readonly at: number;
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'id' in value &&
  'path' in value &&
  'at' in value;

const here = (): string => window.location.pathname + window.location.search;

/** Remembers in this tab which heart a guest has tapped. */
export const beginHeart = ({ kind, id }: SavedThing): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, id, path: here(), at: Date.now() }));
  } catch {
    // Without storage the heart is tapped once more.
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

/** Saves what was tapped on this page before signing in; what came too late or cannot be saved is let go. */
export const finishHeart = async (): Promise<void> => {
  const begun = take();
  if (!begun || begun.path !== here() || Date.now() - begun.at > KEPT_MS) return;
  const { kind, id } = begun;
  await api(putFavoriteCall, { params: { kind, id } }).catch(() => undefined);
};
