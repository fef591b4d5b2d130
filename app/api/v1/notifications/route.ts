import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { listNotifications } from '#lib/features/notifications/services/list-notifications.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listNotificationsContract, listNotifications),
});
