import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/contracts/list.ts';
import type { Notification } from '#lib/contracts/notifications.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { countUnreadNotifications, listNotificationRecords } from '#models/notification.ts';
import { readRowCursor, toRowCursor } from '../steps/row-cursor.ts';
import { toNotification } from '../steps/to-notification.ts';

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
