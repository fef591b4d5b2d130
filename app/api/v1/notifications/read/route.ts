import { readNotificationsContract } from '#lib/contracts/notifications.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readNotifications } from '#lib/services/notifications/read-notifications.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(readNotificationsContract, readNotifications),
});
