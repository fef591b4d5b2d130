import { notificationPayload } from '#lib/features/notifications/contracts/notifications.ts';
import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { makeActor } from './factories/actors.ts';
import type { SignedIn } from './factories/users.ts';

/** Delivers what waits for a person's feed and returns the feed, oldest first. */
export const readFeed = async ({ userId }: SignedIn) => {
  for (const { _id, payload } of await listOutboxRows()) {
    const notification = notificationPayload.safeParse(payload).data;
    if (notification?.userId === userId) await addNotification({ id: String(_id), payload: notification });
  }
  const { data } = await listNotifications({ actor: makeActor({ userId }), query: {} });
  return data.toReversed();
};

export const readTitles = async (who: SignedIn): Promise<string[]> =>
  (await readFeed(who)).map(({ title }) => title);
