import { z } from 'zod';
import { contract } from './contract.ts';
import { id, instant } from './fields.ts';
import { listQuery, listReply } from './list.ts';
import { listNotificationsCall, readNotificationsCall } from './notifications.calls.ts';

export const notificationKind = z.enum(['welcome']);
export type NotificationKind = z.infer<typeof notificationKind>;

/** What a notification says: its kind and the values that its text needs; worded for whoever reads it. */
export const notificationContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('welcome'), params: z.strictObject({ name: z.string() }) }),
]);
export type NotificationContent = z.infer<typeof notificationContent>;

const href = z.string().regex(/^\/(?![/\\])/);

/** A notification waiting in the outbox to be put into somebody's feed. */
export const notificationPayload = z.strictObject({
  userId: id(),
  content: notificationContent,
  href: href.nullable(),
});
export type NotificationPayload = z.infer<typeof notificationPayload>;

/** One row of a person's feed, in their language; `href` is the page it leads to. */
export const notification = z
  .strictObject({
    _id: id(),
    kind: notificationKind,
    title: z.string(),
    body: z.string(),
    href: href.nullable(),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

const unread = z.int().min(0);

export const listNotificationsContract = contract(listNotificationsCall, {
  summary: 'Your notifications, newest first, and how many of all are unread',
  access: 'member',
  rate: 'read',
  query: listQuery,
  reply: listReply(notification).extend({ unread }),
  errors: ['invalid_cursor'],
});

/** Names the rows that were shown, so that one which arrived meanwhile stays unread. */
export const readNotificationsBody = z.strictObject({ ids: z.array(id()).min(1, 'required').max(50) });
export type ReadNotificationsBody = z.infer<typeof readNotificationsBody>;

export const readNotificationsContract = contract(readNotificationsCall, {
  summary: 'Mark notifications as read; ids that are not yours or read already change nothing',
  access: 'member',
  rate: 'write',
  body: readNotificationsBody,
  reply: z.strictObject({ unread }),
});
