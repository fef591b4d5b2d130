import type { Agent } from 'node:https';
import { env } from '#lib/platform/config/env.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import type { Pusher, PushDevice, PushNote } from './pusher.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';
import { encryptNote } from './encrypt-note.ts';
import { readPushAddress } from './push-services.ts';

// Well below the outbox's time limit.
const TIMEOUT_MS = 8000;
const DAY_SECONDS = 86_400;

const seal = (keys: NonNullable<PushDevice['keys']>, note: PushNote): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(encryptNote({ keys, text: JSON.stringify(note) }));
  } catch {
    // The key is not a point on the curve, so no device could ever decrypt the message.
    return null;
  }
};

const post = async (url: URL, keys: VapidKeys, body: Uint8Array<ArrayBuffer>): Promise<number> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      authorization: vapidHeader(keys, url.origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(DAY_SECONDS),
      urgency: 'high',
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};

/** Standard Web Push. Needs no account: push services identify us by our key. */
export const createWebPush = (readKeys: () => Promise<VapidKeys>): Pusher => ({
  send: async ({ device: { value, keys }, note }) => {
    const url = readPushAddress(value);
    const body = keys && seal(keys, note);
    if (!url || !body) return 'gone';
    const status = await post(url, await readKeys(), body);
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'taken';
    const fault = `The push service answered ${status}.`;
    // Rate limits and server errors are temporary; other refusals are permanent.
    throw status === 429 || status >= 500 ? new Error(fault) : new PermanentError(fault);
  },
});

interface Ways {
  readKeys: () => Promise<VapidKeys>;
  /** The connection to Google; tests replace it. */
  agent?: Agent;
}

const openFcm = async (agent?: Agent): Promise<Pusher> => {
  const { FIREBASE_SERVICE_ACCOUNT: account } = env();
  if (!account) throw new PermanentError('A device has a token of Firebase, but no service account is set.');
  const { createFcm } = await import('./fcm.ts');
  return createFcm({ account, ...(agent && { agent }) });
};

/** Sends to each device through its own service. Firebase's packages load when the first device needs them. */
export const createPusher = ({ readKeys, agent }: Ways): Pusher => {
  const webPush = createWebPush(readKeys);
  let fcm: Promise<Pusher> | null = null;
  return {
    send: (sending) =>
      traced({ name: 'send push', kind: 'client', facts: { 'hunar.push': sending.note.kind } }, async () => {
        if (sending.device.keys) return webPush.send(sending);
        return (await (fcm ??= openFcm(agent))).send(sending);
      }),
  };
};
