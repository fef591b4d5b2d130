import { now } from '#lib/platform/time/clock.ts';
import { putFavorite } from '#models/favorites/favorite.ts';

type Saved = Omit<Parameters<typeof putFavorite>[0], 'at'>;

/** Saves a favorite; each row is newer than the previous one. */
export const makeFavorite = (saved: Saved): Promise<void> => putFavorite({ ...saved, at: now() });
