import type { Actor } from '#lib/platform/contract/actor.ts';
import { push } from '#lib/features/notifications/texts/notifications.en.ts';
import { removePushTokenOf } from '#models/notifications/push-token.ts';

/** The device of this session falls silent. */
export const dropToken = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  await removePushTokenOf(actor.sessionId);
  return { message: push.messages.dropped };
};
