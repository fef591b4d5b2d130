import { now } from '#lib/integrations/clock.ts';
import { putBlock } from '#models/block.ts';

/** Has one person block another. */
export const makeBlock = (pair: { blockerId: string; blockedId: string }): Promise<void> =>
  putBlock({ ...pair, at: now() });
