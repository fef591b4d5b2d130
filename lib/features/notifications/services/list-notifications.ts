import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { countUnreadNotifications, listNotificationRecords } from '#models/notifications/notification.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';

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
