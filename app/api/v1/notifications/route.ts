import { listNotificationsContract } from '#lib/contracts/notifications.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listNotifications } from '#lib/services/notifications/list-notifications.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listNotificationsContract, listNotifications),
});
