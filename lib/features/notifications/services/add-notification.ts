import type { NotificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findUserAmongMany } from '#lib/features/notifications/services/steps/word-push-note.ts';
import { putIntoFeed } from '#lib/features/notifications/services/steps/tell-person.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface NewNotification {
  /** The outbox row's id becomes the feed row's id: adding it twice changes nothing. */
  id: string;
  payload: NotificationPayload;
}

// Booking notifications written by an earlier release; today one row covers feed, mail and devices.
const followUp = (notificationId: string, createdAt: Date): Promise<void> => {
  const dueAt = new Date(createdAt.getTime() + FOLLOW_UP_MS);
  const key = `unseen:${notificationId}`;
  return inTransaction((tx) => writeOutbox({ kind: 'unseen', payload: { notificationId }, dueAt, key }, tx));
};

/** Adds a notification to a person's feed and tells their open clients. */
export const addNotification = async ({ id, payload }: NewNotification): Promise<void> => {
  const user = await findUserAmongMany(payload.userId);
  if (!user) return;
  const { createdAt } = await putIntoFeed({ id, ...payload }, user, now());
  if (payload.content.kind === 'booking') await followUp(id, createdAt);
};
