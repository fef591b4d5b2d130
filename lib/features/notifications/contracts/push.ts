import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';

const subscriptionKeys = z.strictObject({
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'push_key_form'),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, 'push_key_form'),
});

export const saveTokenBody = z.strictObject({
  /** Sent by the first clients; must match the session. */
  userId: id().optional(),
  fcmToken: z
    .string({ error: 'required' })
    .regex(/^[\x21-\x7e]{10,2000}$/, 'push_token_form')
    .meta({ description: 'The FCM token; with `keys`, the endpoint of a Web Push subscription.' }),
  keys: subscriptionKeys.optional(),
});
export type SaveTokenBody = z.infer<typeof saveTokenBody>;

const firebaseConfig = z.strictObject({
  apiKey: z.string(),
  projectId: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
});
export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** The data a browser needs to subscribe. */
export const pushConfig = z
  .strictObject({
    vapidKey: z.string().regex(/^B[\w-]{86}$/),
    /** If set, browsers request a Firebase token instead of a Web Push subscription. */
    firebase: firebaseConfig.nullable(),
  })
  .meta({ id: 'PushConfig' });
export type PushConfig = z.infer<typeof pushConfig>;

const done = z.strictObject({ message: z.string() });

export const readPushConfigContract = contract('GET /users/push-config', {
  summary: 'Get the settings a browser needs to subscribe to notifications',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: pushConfig }),
});

export const saveTokenContract = contract('POST /users/save-fcm-token', {
  summary: 'Send notifications to this device until the session ends',
  access: 'member',
  rate: 'write',
  body: saveTokenBody,
  reply: done,
  errors: ['forbidden', 'unknown_push_service'],
});

export const dropTokenContract = contract('DELETE /users/save-fcm-token', {
  summary: 'Stop notifications to the device of this session',
  access: 'member',
  rate: 'write',
  key: 'first',
  reply: done,
});

/** The subject of a push note; it is worded on sending. */
const pushSubject = z.strictObject({ kind: z.enum(['message', 'notification']), id: id() });
export type PushSubject = z.infer<typeof pushSubject>;

/** A push note in the outbox for one device. */
export const pushPayload = z.strictObject({ tokenId: id(), about: pushSubject });
/** A feed row that may not have been seen on any screen. */
export const unseenPayload = z.strictObject({ notificationId: id() });
