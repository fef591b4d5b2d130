import type { OutboxPayload } from '#lib/platform/outbox/outbox-kind.ts';
import { tellDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';

/** Where no visible screen has shown a notification, its person's devices ring. */
export const lookAfterNotification = ({ payload }: { payload: OutboxPayload<'unseen'> }): Promise<void> =>
  tellDevices({ kind: 'notification', id: payload.notificationId });
