import type { BlockView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { putBlock } from '#models/people/block.ts';
import { forgetHidden } from '#lib/features/people/services/steps/hidden-people.ts';
import { meetUser } from '#lib/features/people/services/steps/find-visible-user.ts';

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
  return { message: safety.blocked, data: { _id: id, isBlocked: true } };
};
