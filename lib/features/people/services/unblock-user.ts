import type { BlockView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { removeBlock } from '#models/people/block.ts';
import { forgetHidden } from '#lib/features/people/services/steps/hidden-people.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Takes one's own block back. It looks at no other record, so the answer tells nothing about anybody. */
export const unblockUser = async ({
  actor,
  params: { id },
}: Input): Promise<{ message: string; data: BlockView }> => {
  await removeBlock({ blockerId: actor.userId, blockedId: id });
  forgetHidden(actor.userId, id);
  return { message: safety.unblocked, data: { _id: id, isBlocked: false } };
};
