import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { removePushTokens, type PushTokenRecord } from '#models/accounts/push-token.ts';
import { env } from '#lib/platform/config/env.ts';
import { readNote } from './word-push-note.ts';
import { doOnce } from '#lib/platform/outbox/run-row.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listActors } from '#models/accounts/session.ts';
import { makeVapidKeys } from '#lib/platform/integrations/push/vapid.ts';
import type { Pusher, PushNote } from '#lib/platform/integrations/push/pusher.ts';
import { keepPushKeys, type PushKeys } from '#models/notifications/push-keys.ts';

/** Returns the devices with a live session and deletes the others. */
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

/**
 * Sends a note to a device and deletes devices that are gone for good. Firebase tokens are kept but stay silent until
 * a service account is configured.
 */
export const ring = async ({
  device,
  note,
  pusher,
}: {
  device: PushTokenRecord;
  note: PushNote;
  pusher: Pusher;
}): Promise<void> => {
  if (!device.keys && !env().FIREBASE_SERVICE_ACCOUNT) return;
  if ((await pusher.send({ device, note })) === 'gone') await removePushTokens([device]);
};

const toPushSubject = ({ kind, id }: PushNote): PushSubject => ({
  kind: kind === 'message' ? 'message' : 'notification',
  id,
});

/** Rings all devices of the recipients, each once per note; failed ones are retried through the outbox. */
export const ringDevices = async (
  recipients: readonly { devices: readonly PushTokenRecord[]; note: PushNote }[],
  pusher: Pusher,
): Promise<void> => {
  const all = recipients.flatMap(({ devices }) => devices);
  const live = new Set((await keepLiveDevices(all)).map(({ _id }) => String(_id)));
  const rings = recipients.flatMap(({ devices, note }) =>
    devices.flatMap((device) => {
      const tokenId = String(device._id);
      const payload = { tokenId, about: toPushSubject(note) };
      const entry = { kind: 'push' as const, payload, key: `push:${note.id}:${tokenId}` };
      return live.has(tokenId) ? [{ ...entry, work: () => ring({ device, note, pusher }) }] : [];
    }),
  );
  await doOnce(rings);
};

/** The same for a note that has to be looked up first, if it is still relevant. */
export const notifyDevices = async (about: PushSubject, pusher: Pusher): Promise<void> => {
  const found = await readNote(about);
  if (found) await ringDevices([found], pusher);
};

/** Returns our Web Push key pair; created on first use and shared by all servers. */
export const readPushKeys = (): Promise<PushKeys> => keepPushKeys(makeVapidKeys(), now());
