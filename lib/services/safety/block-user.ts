import type { BlockView } from '#lib/contracts/safety.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { profiles } from '#lib/i18n/en/profiles.ts';
import { now } from '#lib/integrations/clock.ts';
import { putBlock } from '#models/block.ts';
import { forgetHidden } from '../steps/hidden-people.ts';
import { meetUser } from '../steps/meet-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Blocks somebody whom the caller can see; who has blocked the caller is not there to be blocked. */
export const blockUser = async ({
  actor,
  params: { id },
}: Input): Promise<{ message: string; data: BlockView }> => {
  const { sight } = await meetUser({ actor, userId: id, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  await putBlock({ blockerId: actor.userId, blockedId: id, at: now() });
  forgetHidden(actor.userId, id);
  return { message: profiles.messages.blocked, data: { _id: id, isBlocked: true } };
};
