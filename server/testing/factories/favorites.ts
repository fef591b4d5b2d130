import { now } from '#lib/platform/time/clock.ts';
import { putFavorite } from '#models/favorites/favorite.ts';

type Saved = Omit<Parameters<typeof putFavorite>[0], 'at'>;

/** Saves something for somebody; each row is newer than the one made before. */
export const makeFavorite = (saved: Saved): Promise<void> => putFavorite({ ...saved, at: now() });
