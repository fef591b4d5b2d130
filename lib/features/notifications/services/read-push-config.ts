import { env } from '#lib/platform/config/env.ts';
import type { PushConfig } from '#lib/features/notifications/contracts/push.ts';
import { readPushKeys } from '#lib/features/notifications/services/steps/read-push-keys.ts';

/** What a browser needs to subscribe. */
export const readPushConfig = async (): Promise<{ data: PushConfig }> => {
  const { FIREBASE_WEB_CONFIG: firebase, FIREBASE_VAPID_KEY: firebaseKey } = env();
  if (firebase && firebaseKey) return { data: { vapidKey: firebaseKey, firebase } };
  const { publicKey } = await readPushKeys();
  return { data: { vapidKey: publicKey, firebase: null } };
};
