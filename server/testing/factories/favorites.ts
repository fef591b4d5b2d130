import { now } from '#lib/integrations/clock.ts';
import { putFavorite } from '#models/favorite.ts';

type Saved = Omit<Parameters<typeof putFavorite>[0], 'at'>;

/** Saves something for somebody; each row is newer than the one made before. */
export const makeFavorite = (saved: Saved): Promise<void> => putFavorite({ ...saved, at: now() });
