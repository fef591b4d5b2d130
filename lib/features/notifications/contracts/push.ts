import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';

const subscriptionKeys = z.strictObject({
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'push_key_form'),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, 'push_key_form'),
});

export const saveTokenBody = z.strictObject({
  /** As the first clients send it; it must be the session's. */
  userId: id().optional(),
  fcmToken: z
    .string({ error: 'required' })
    .regex(/^[\x21-\x7e]{10,2000}$/, 'push_token_form')
    .meta({ description: 'The token of FCM; together with `keys` the address of a Web Push subscription.' }),
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

/** What a browser needs to subscribe. */
export const pushConfig = z
  .strictObject({
    vapidKey: z.string().regex(/^B[\w-]{86}$/),
    /** Where it stands, browsers ask Firebase for a token instead of subscribing by themselves. */
    firebase: firebaseConfig.nullable(),
  })
  .meta({ id: 'PushConfig' });
export type PushConfig = z.infer<typeof pushConfig>;

const done = z.strictObject({ message: z.string() });

export const readPushConfigContract = contract(call('GET', '/users/push-config'), {
  summary: 'What a browser needs to subscribe to notifications',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: pushConfig }),
});

export const saveTokenContract = contract(call('POST', '/users/save-fcm-token'), {
  summary: 'Send notifications to this device, for as long as this session lives',
  access: 'member',
  rate: 'write',
  body: saveTokenBody,
  reply: done,
  errors: ['forbidden', 'unknown_push_service'],
});

export const dropTokenContract = contract(call('DELETE', '/users/save-fcm-token'), {
  summary: 'Send no more notifications to the device of this session',
  access: 'member',
  rate: 'write',
  reply: done,
});

/** What a notification is about; the wording is read when it is sent. */
const pushSubject = z.strictObject({ kind: z.enum(['message', 'notification']), id: id() });
export type PushSubject = z.infer<typeof pushSubject>;

/** A notification waiting in the outbox for one device. */
export const pushPayload = z.strictObject({ tokenId: id(), about: pushSubject });
/** A row of somebody's feed that none of their screens may have shown. */
export const unseenPayload = z.strictObject({ notificationId: id() });
