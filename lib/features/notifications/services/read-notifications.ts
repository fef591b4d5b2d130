import type { ReadNotificationsBody } from '#lib/features/notifications/contracts/notifications.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { countUnreadNotifications, markNotificationsRead } from '#models/notifications/notification.ts';

interface Input {
  actor: Actor;
  body: ReadNotificationsBody;
}

/** Marks rows of the actor's feed as read and tells how many are left. */
export const readNotifications = async ({ actor, body }: Input): Promise<{ unread: number }> => {
  const { userId } = actor;
  await markNotificationsRead({ userId, ids: body.ids, at: now() });
  return { unread: await countUnreadNotifications(userId) };
};
