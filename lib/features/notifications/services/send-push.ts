import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { tellDevices, keepLiveDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { findPushToken, removePushTokens } from '#models/accounts/push-token.ts';
import { readNote } from '#lib/features/notifications/services/steps/word-push-note.ts';

/** Where no visible screen has shown a notification, its person's devices ring. */
export const followUpNotification = ({ payload }: { payload: OutboxPayload<'unseen'> }): Promise<void> =>
  tellDevices({ kind: 'notification', id: payload.notificationId });

interface Sending {
  payload: OutboxPayload<'push'>;
  pusher: Pusher;
}

/** Sends one note to one device, unless it has been seen since or the device has become somebody else's. */
export const sendNote = async ({ payload: { tokenId, about }, pusher }: Sending): Promise<void> => {
  const [token, found] = await Promise.all([findPushToken(tokenId), readNote(about)]);
  if (!token || !found || String(token.userId) !== found.userId) return;
  const [device] = await keepLiveDevices([token]);
  if (!device) return;
  if ((await pusher.send({ device, note: found.note })) === 'gone') await removePushTokens([device]);
};
