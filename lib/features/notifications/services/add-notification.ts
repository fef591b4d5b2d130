import type { NotificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { insertNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import { findUser } from '#models/people/user.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/may-write.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';

interface NewNotification {
  /** The outbox row's id, which becomes the feed row's: adding it again changes nothing. */
  id: string;
  payload: NotificationPayload;
}

// Outside the app people hear of their bookings; the rest waits in the feed.
const followUp = async ({ _id, createdAt }: NotificationRecord, tx: Tx): Promise<void> => {
  const dueAt = new Date(createdAt.getTime() + FOLLOW_UP_MS);
  const payload = { notificationId: String(_id) };
  await writeOutbox({ kind: 'unseen', payload, dueAt, key: `unseen:${payload.notificationId}` }, tx);
};

const store = async ({ id, payload }: NewNotification, tx: Tx): Promise<NotificationRecord> => {
  const { userId, content, href, aboutId } = payload;
  const row = { id, userId, content, href, createdAt: now() };
  const stored = await insertNotification({ ...row, ...(aboutId !== undefined && { aboutId }) }, tx);
  if (content.kind === 'booking') await followUp(stored, tx);
  return stored;
};

/** Puts a notification into a person's feed and tells their open clients. */
export const addNotification = async (news: NewNotification): Promise<void> => {
  const { userId } = news.payload;
  const user = await findUser(userId);
  if (!user) return;
  const row = await inTransaction((tx) => store(news, tx));
  publish(userRoom(userId), 'notification', toNotification(row, user.locale));
};
