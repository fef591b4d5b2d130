import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';

/** A Web Push subscription as a page sends it. */
export const makeSubscription = (fields: Partial<SaveTokenBody> = {}): SaveTokenBody => ({
  fcmToken: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  ...fields,
});
