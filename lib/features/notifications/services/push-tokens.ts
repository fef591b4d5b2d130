import { env } from '#lib/platform/config/env.ts';
import type { PushConfig, SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { push } from '#lib/features/notifications/texts/notifications.en.ts';
import { inTransaction } from '#models/connection.ts';
import { now } from '#lib/platform/time/clock.ts';
import { noteDevice } from '#lib/features/people/services/steps/note-device.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { readPushAddress } from '#lib/platform/integrations/push/push-services.ts';
import {
  listUserPushTokens,
  putPushToken,
  removePushTokens,
  removeSessionPushToken,
} from '#models/accounts/push-token.ts';

/** Returns the data a browser needs to subscribe. */
export const readPushConfig = async (): Promise<{ data: PushConfig }> => {
  const { FIREBASE_WEB_CONFIG: firebase, FIREBASE_VAPID_KEY: firebaseKey } = env();
  if (firebase && firebaseKey) return { data: { vapidKey: firebaseKey, firebase } };
  const { publicKey } = await readPushKeys();
  return { data: { vapidKey: publicKey, firebase: null } };
};

const MAX_DEVICES = 5;

// Distinguishes a Firebase token from a push address sent without its keys.
const fcmToken = /^[\w-]+(:[\w-]+)?$/;

/** Binds a device to the current session; beyond the limit, the devices idle longest are removed. */
export const saveToken = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: SaveTokenBody;
}): Promise<{ message: string }> => {
  const { userId, sessionId } = actor;
  if (body.userId !== undefined && body.userId !== userId) throw new AppError('forbidden');
  const keys = body.keys ?? null;
  const isDevice = keys ? readPushAddress(body.fcmToken) !== null : fcmToken.test(body.fcmToken);
  if (!isDevice) throw new AppError('unknown_push_service');
  await inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    await putPushToken({ value: body.fcmToken, keys, userId, sessionId, at: now() }, tx);
    await noteDevice({ userId, kind: 'push', value: body.fcmToken }, tx);
  });
  await removePushTokens((await listUserPushTokens(userId)).slice(MAX_DEVICES));
  const isRung = keys !== null || env().FIREBASE_SERVICE_ACCOUNT !== undefined;
  return { message: isRung ? push.messages.saved : push.messages.kept };
};

/** Removes the device of this session. */
export const dropToken = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  await removeSessionPushToken(actor.sessionId);
  return { message: push.messages.dropped };
};
