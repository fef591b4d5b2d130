import type { OutboxPayload } from '#lib/contracts/outbox.ts';
import { tellDevices } from '../steps/tell-devices.ts';

/** Where no visible screen has shown a notification, its person's devices ring. */
export const lookAfterNotification = ({ payload }: { payload: OutboxPayload<'unseen'> }): Promise<void> =>
  tellDevices({ kind: 'notification', id: payload.notificationId });
