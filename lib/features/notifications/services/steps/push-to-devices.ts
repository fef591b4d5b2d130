import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { inTransaction } from '#models/connection.ts';
import { listPushTokensOf } from '#models/notifications/push-token.ts';
import { keepLiveDevices } from './keep-live-devices.ts';
import { readNote } from './word-push-note.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

/** Has a note sent to each device of whom it concerns, each once, if there is still something to tell. */
export const tellDevices = async (about: PushSubject): Promise<void> => {
  const found = await readNote(about);
  if (!found) return;
  const devices = await keepLiveDevices(await listPushTokensOf(found.userId));
  if (devices.length === 0) return;
  await inTransaction(async (tx) => {
    for (const { _id } of devices) {
      const tokenId = String(_id);
      await writeOutbox(
        { kind: 'push', payload: { tokenId, about }, key: `push:${about.id}:${tokenId}` },
        tx,
      );
    }
  });
};
