import type { Actor } from '#lib/domain/actor.ts';
import { push } from '#lib/i18n/en/push.ts';
import { removePushTokenOf } from '#models/push-token.ts';

/** The device of this session falls silent. */
export const dropToken = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  await removePushTokenOf(actor.sessionId);
  return { message: push.messages.dropped };
};
