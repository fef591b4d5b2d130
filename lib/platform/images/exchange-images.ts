import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { expireImage, keepImage } from '#models/platform/image.ts';

interface Exchange {
  actor: Pick<Actor, 'userId'>;
  before: readonly string[];
  after: readonly string[];
  /** The body's field that lists them. */
  field?: string;
}

/** Takes the caller's new pictures into use and gives up those that are no longer named. */
export const exchangeImages = async (exchange: Exchange, tx: Tx): Promise<void> => {
  const { actor, before, after, field = 'image' } = exchange;
  const at = now();
  for (const [place, key] of after.entries()) {
    if (before.includes(key)) continue;
    if (!(await keepImage({ key, ownerId: actor.userId, at }, tx)))
      throw new AppError('validation_failed', {
        errors: [{ field: `${field}.${place}`, code: 'unknown_image' }],
      });
  }
  for (const key of before) if (!after.includes(key)) await expireImage(key, at, tx);
};
