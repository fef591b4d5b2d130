import type { NotificationPayload } from '#lib/contracts/notifications.ts';
import { now } from '#lib/integrations/clock.ts';
import { publish, userRoom } from '#lib/realtime/publish.ts';
import { insertNotification } from '#models/notification.ts';
import { findUser } from '#models/user.ts';
import { toNotification } from './to-notification.ts';

interface NewNotification {
  /** The outbox row's id, which becomes the feed row's: adding it again changes nothing. */
  id: string;
  payload: NotificationPayload;
}

/** Puts a notification into a person's feed and tells their open clients. */
export const addNotification = async ({ id, payload }: NewNotification): Promise<void> => {
  const { userId, content, href } = payload;
  const user = await findUser(userId);
  if (!user) return;
  const row = await insertNotification({ id, userId, content, href, createdAt: now() });
  publish(userRoom(userId), 'notification', toNotification(row, user.locale));
};
