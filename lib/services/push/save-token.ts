import { env } from '#lib/config/env.ts';
import type { SaveTokenBody } from '#lib/contracts/push.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { push } from '#lib/i18n/en/push.ts';
import { now } from '#lib/integrations/clock.ts';
import { readPushAddress } from '#lib/integrations/push/push-services.ts';
import { listPushTokensOf, putPushToken, removePushTokens } from '#models/push-token.ts';

interface Input {
  actor: Actor;
  body: SaveTokenBody;
}

const MOST_DEVICES = 5;

/** Binds a device to the session that asks; of more than a handful the ones that were silent longest go. */
export const saveToken = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId, sessionId } = actor;
  if (body.userId !== undefined && body.userId !== userId) throw new AppError('forbidden');
  const keys = body.keys ?? null;
  const isReachable = keys ? readPushAddress(body.fcmToken) : env().FIREBASE_SERVICE_ACCOUNT;
  if (!isReachable) throw new AppError('unknown_push_service');
  await putPushToken({ value: body.fcmToken, keys, userId, sessionId, at: now() });
  await removePushTokens((await listPushTokensOf(userId)).slice(MOST_DEVICES));
  return { message: push.messages.saved };
};
