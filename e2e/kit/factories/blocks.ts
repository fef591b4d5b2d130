import { now } from '#lib/platform/time/clock.ts';
import { putBlock } from '#models/people/block.ts';

/** Makes one person block another. */
export const makeBlock = (pair: { blockerId: string; blockedId: string }): Promise<void> =>
  putBlock({ ...pair, at: now() });
