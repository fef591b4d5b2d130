import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import {
  notifyDevices,
  keepLiveDevices,
  ring,
} from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { findPushToken } from '#models/accounts/push-token.ts';
import { readNote } from '#lib/features/notifications/services/steps/word-push-note.ts';

/** Rings the person's devices if no visible screen has shown the notification. */
export const followUpNotification = ({
  payload,
  pusher,
}: {
  payload: OutboxPayload<'unseen'>;
  pusher: Pusher;
}): Promise<void> => notifyDevices({ kind: 'notification', id: payload.notificationId }, pusher);

/** Sends one note to one device, unless it was seen or the device changed hands in the meantime. */
export const sendNote = async ({
  payload: { tokenId, about },
  pusher,
}: {
  payload: OutboxPayload<'push'>;
  pusher: Pusher;
}): Promise<void> => {
  const [token, found] = await Promise.all([findPushToken(tokenId), readNote(about)]);
  if (!token || !found || String(token.userId) !== found.userId) return;
  const [device] = await keepLiveDevices([token]);
  if (device) await ring({ device, note: found.note, pusher });
};
