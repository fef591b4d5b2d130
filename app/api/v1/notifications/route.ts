import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listNotificationsContract, listNotifications),
});
