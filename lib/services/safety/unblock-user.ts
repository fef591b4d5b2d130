import type { BlockView } from '#lib/contracts/safety.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { profiles } from '#lib/i18n/en/profiles.ts';
import { removeBlock } from '#models/block.ts';
import { forgetHidden } from '../steps/hidden-people.ts';

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
  return { message: profiles.messages.unblocked, data: { _id: id, isBlocked: false } };
};
