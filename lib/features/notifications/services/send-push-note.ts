import type { OutboxPayload } from '#lib/platform/outbox/outbox-kind.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { findPushToken, removePushTokens } from '#models/notifications/push-token.ts';
import { keepLiveDevices } from '#lib/features/notifications/services/steps/keep-live-devices.ts';
import { readNote } from '#lib/features/notifications/services/steps/word-push-note.ts';

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
