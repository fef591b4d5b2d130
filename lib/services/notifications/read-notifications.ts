import type { ReadNotificationsBody } from '#lib/contracts/notifications.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { countUnreadNotifications, markNotificationsRead } from '#models/notification.ts';

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
