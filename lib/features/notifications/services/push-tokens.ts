import { env } from '#lib/platform/config/env.ts';
import type { PushConfig, SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { push } from '#lib/features/notifications/texts/notifications.en.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { readPushAddress } from '#lib/platform/integrations/push/push-services.ts';
import {
  listPushTokensOf,
  putPushToken,
  removePushTokens,
  removePushTokenOf,
} from '#models/accounts/push-token.ts';

/** What a browser needs to subscribe. */
export const readPushConfig = async (): Promise<{ data: PushConfig }> => {
  const { FIREBASE_WEB_CONFIG: firebase, FIREBASE_VAPID_KEY: firebaseKey } = env();
  if (firebase && firebaseKey) return { data: { vapidKey: firebaseKey, firebase } };
  const { publicKey } = await readPushKeys();
  return { data: { vapidKey: publicKey, firebase: null } };
};

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
  await inTransaction(async (tx) => {
    await holdPeople(actor, tx);
    await putPushToken({ value: body.fcmToken, keys, userId, sessionId, at: now() }, tx);
  });
  await removePushTokens((await listPushTokensOf(userId)).slice(MOST_DEVICES));
  return { message: push.messages.saved };
};

/** The device of this session falls silent. */
export const dropToken = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  await removePushTokenOf(actor.sessionId);
  return { message: push.messages.dropped };
};
