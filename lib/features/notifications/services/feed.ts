import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type {
  Notification,
  ReadNotificationsBody,
} from '#lib/features/notifications/contracts/notifications.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  markNotificationsRead,
  markNotificationsShown,
} from '#models/notifications/notification.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import { now } from '#lib/platform/time/clock.ts';

interface Feed {
  data: Notification[];
  nextCursor: string | null;
  unread: number;
}

/** One page of the actor's feed, newest first, in their language. */
export const listNotifications = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<Feed> => {
  const { userId, locale } = actor;
  const before = readRowCursor(query.cursor);
  const [page, unread] = await Promise.all([
    listNotificationRecords({ userId, before, limit: query.limit ?? DEFAULT_PAGE_SIZE }),
    countUnreadNotifications(userId),
  ]);
  return {
    data: page.items.map((row) => toNotification(row, locale)),
    nextCursor: toRowCursor(page.nextCursor),
    unread,
  };
};

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

interface Shown {
  actor: Pick<Actor, 'userId'>;
  ids: readonly string[];
}

/** Notes what a visible screen of the actor has been told; other people's rows are passed over. */
export const noteShownNotifications = ({ actor: { userId }, ids }: Shown): Promise<void> =>
  markNotificationsShown({ userId, ids, at: now() });
