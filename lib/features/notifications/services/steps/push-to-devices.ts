import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { listPushTokensOf, removePushTokens, type PushTokenRecord } from '#models/accounts/push-token.ts';
import { readNote } from './word-push-note.ts';
import { doOnce } from '#lib/platform/outbox/run-row.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listActors } from '#models/accounts/session.ts';
import { makeVapidKeys } from '#lib/platform/integrations/push/vapid.ts';
import type { Pusher, PushNote } from '#lib/platform/integrations/push/pusher.ts';
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

interface Ringing {
  device: PushTokenRecord;
  note: PushNote;
  pusher: Pusher;
}

/** Sends a note to a device; one that will never take any is forgotten. */
export const ring = async ({ device, note, pusher }: Ringing): Promise<void> => {
  if ((await pusher.send({ device, note })) === 'gone') await removePushTokens([device]);
};

const aboutOf = ({ kind, id }: PushNote): PushSubject => ({
  kind: kind === 'message' ? 'message' : 'notification',
  id,
});

interface Told {
  userId: string;
  note: PushNote;
}

/** Rings the devices of those whom notes are for, each once a note; one that does not answer waits in the outbox. */
export const ringDevices = async (told: readonly Told[], pusher: Pusher): Promise<void> => {
  const tokens = await Promise.all(told.map(({ userId }) => listPushTokensOf(userId)));
  const live = new Set((await keepLiveDevices(tokens.flat())).map(({ _id }) => String(_id)));
  const rings = told.flatMap(({ note }, place) =>
    (tokens[place] ?? []).flatMap((device) => {
      const tokenId = String(device._id);
      const payload = { tokenId, about: aboutOf(note) };
      const entry = { kind: 'push' as const, payload, key: `push:${note.id}:${tokenId}` };
      return live.has(tokenId) ? [{ ...entry, work: () => ring({ device, note, pusher }) }] : [];
    }),
  );
  await doOnce(rings);
};

/** The same for something that has to be looked up first, if there is still something to tell. */
export const tellDevices = async (about: PushSubject, pusher: Pusher): Promise<void> => {
  const found = await readNote(about);
  if (found) await ringDevices([found], pusher);
};

/** The key pair by which push services know us; made at the first reading, and the same for all servers ever after. */
export const readPushKeys = (): Promise<PushKeys> => keepPushKeys(makeVapidKeys(), now());
