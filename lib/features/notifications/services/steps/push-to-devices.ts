import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { inTransaction } from '#models/connection.ts';
import { listPushTokensOf, removePushTokens, type PushTokenRecord } from '#models/accounts/push-token.ts';
import { readNote } from './word-push-note.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listActors } from '#models/accounts/session.ts';
import { makeVapidKeys } from '#lib/platform/integrations/push/vapid.ts';
import { keepPushKeys, type PushKeys } from '#models/notifications/push-keys.ts';

/** Those of some devices whose session still lives; the others are forgotten, however their session ended. */
export const keepLiveDevices = async (tokens: readonly PushTokenRecord[]): Promise<PushTokenRecord[]> => {
  if (tokens.length === 0) return [];
  const actors = await listActors(
    tokens.map(({ sessionId }) => String(sessionId)),
    now(),
  );
  const live = new Set(actors.map(({ sessionId, userId }) => `${sessionId}:${userId}`));
  const isLive = ({ sessionId, userId }: PushTokenRecord): boolean =>
    live.has(`${String(sessionId)}:${String(userId)}`);
  const dead = tokens.filter((token) => !isLive(token));
  if (dead.length > 0) await removePushTokens(dead);
  return tokens.filter(isLive);
};

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

/** The key pair by which push services know us; made at the first reading, and the same for all servers ever after. */
export const readPushKeys = (): Promise<PushKeys> => keepPushKeys(makeVapidKeys(), now());
