import { call } from '#lib/platform/contract/call.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { Notification, ReadNotificationsBody } from './notifications.ts';

export const listNotificationsCall = call<{
  query: ListQuery;
  reply: { data: Notification[]; nextCursor: string | null; unread: number };
}>('GET', '/notifications');

export const readNotificationsCall = call<{ body: ReadNotificationsBody; reply: { unread: number } }>(
  'PUT',
  '/notifications/read',
);
