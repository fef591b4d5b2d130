import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/contracts/list.ts';
import type { Notification } from '#lib/contracts/notifications.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { parseCursor, toCursor } from '#lib/domain/cursor.ts';
import { countUnreadNotifications, listNotificationRecords } from '#models/notification.ts';
import { toNotification } from './to-notification.ts';

interface Feed {
  data: Notification[];
  nextCursor: string | null;
  unread: number;
}

const readCursor = (cursor: string | undefined): string | null => {
  if (cursor === undefined) return null;
  const [id] = parseCursor(cursor, 1);
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) throw new AppError('invalid_cursor');
  return id;
};

/** One page of the actor's feed, newest first, in their language. */
export const listNotifications = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<Feed> => {
  const { userId, locale } = actor;
  const before = readCursor(query.cursor);
  const [page, unread] = await Promise.all([
    listNotificationRecords({ userId, before, limit: query.limit ?? DEFAULT_PAGE_SIZE }),
    countUnreadNotifications(userId),
  ]);
  return {
    data: page.items.map((row) => toNotification(row, locale)),
    nextCursor: page.nextCursor === null ? null : toCursor([page.nextCursor]),
    unread,
  };
};
