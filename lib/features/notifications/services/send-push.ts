import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import {
  tellDevices,
  keepLiveDevices,
  ring,
} from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { findPushToken } from '#models/accounts/push-token.ts';
import { readNote } from '#lib/features/notifications/services/steps/word-push-note.ts';

interface FollowUp {
  payload: OutboxPayload<'unseen'>;
  pusher: Pusher;
}

/** Where no visible screen has shown a notification, its person's devices ring. */
export const followUpNotification = ({ payload, pusher }: FollowUp): Promise<void> =>
  tellDevices({ kind: 'notification', id: payload.notificationId }, pusher);

interface Sending {
  payload: OutboxPayload<'push'>;
  pusher: Pusher;
}

/** Sends one note to one device, unless it has been seen since or the device has become somebody else's. */
export const sendNote = async ({ payload: { tokenId, about }, pusher }: Sending): Promise<void> => {
  const [token, found] = await Promise.all([findPushToken(tokenId), readNote(about)]);
  if (!token || !found || String(token.userId) !== found.userId) return;
  const [device] = await keepLiveDevices([token]);
  if (device) await ring({ device, note: found.note, pusher });
};
