import { randomBytes } from 'node:crypto';
import { now } from '#lib/platform/time/clock.ts';
import {
  putNotification,
  type NewNotification,
  type NotificationRecord,
} from '#models/notifications/notification.ts';

let made = 0;
const run = randomBytes(8).toString('hex');

/** Stores a notification; each is newer than the previous one. */
export const makeNotification = (
  fields: Partial<NewNotification> & { userId: string },
): Promise<NotificationRecord> => {
  made += 1;
  return putNotification({
    id: made.toString(16).padStart(8, '0') + run,
    content: { kind: 'welcome', params: { name: `Person ${made}` } },
    href: null,
    createdAt: now(),
    ...fields,
  });
};
