import type { Agent } from 'node:https';
import { env } from '#lib/platform/config/env.ts';
import { PermanentError } from '#lib/platform/outbox/write-outbox.ts';
import type { Pusher, PushDevice, PushNote } from './pusher.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';
import { encryptNote } from './encrypt-note.ts';
import { readPushAddress } from './push-services.ts';

// Well under the outbox worker's deadline.
const TIMEOUT_MS = 8000;
const DAY_SECONDS = 86_400;

const seal = (keys: NonNullable<PushDevice['keys']>, note: PushNote): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(encryptNote({ keys, text: JSON.stringify(note) }));
  } catch {
    // Not a point of the curve: nobody can ever read what is sent there.
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

/** Web Push as all browsers speak it: no account anywhere, the services know us by our key. */
export const createWebPush = (readKeys: () => Promise<VapidKeys>): Pusher => ({
  send: async ({ device: { value, keys }, note }) => {
    const url = readPushAddress(value);
    const body = keys && seal(keys, note);
    if (!url || !body) return 'gone';
    const status = await post(url, await readKeys(), body);
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'taken';
    const fault = `The push service answered ${status}.`;
    // Too many or their own trouble passes; what else they refuse, they will refuse again.
    throw status === 429 || status >= 500 ? new Error(fault) : new PermanentError(fault);
  },
});

interface Ways {
  readKeys: () => Promise<VapidKeys>;
  /** How to connect to Google; its own way unless a test stands in. */
  agent?: Agent;
}

const openFcm = async (agent?: Agent): Promise<Pusher> => {
  const { FIREBASE_SERVICE_ACCOUNT: account } = env();
  if (!account) throw new PermanentError('A device has a token of Firebase, but no service account is set.');
  const { createFcm } = await import('./fcm.ts');
  return createFcm({ account, ...(agent && { agent }) });
};

/** Rings each device its own way. Firebase's packages are loaded by the first one that needs them. */
export const createPusher = ({ readKeys, agent }: Ways): Pusher => {
  const webPush = createWebPush(readKeys);
  let fcm: Promise<Pusher> | null = null;
  return {
    send: async (sending) => {
      if (sending.device.keys) return webPush.send(sending);
      return (await (fcm ??= openFcm(agent))).send(sending);
    },
  };
};
