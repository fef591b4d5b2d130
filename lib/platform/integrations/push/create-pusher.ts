import type { Agent } from 'node:https';
import { env } from '#lib/platform/config/env.ts';
import { HopelessFault } from '#lib/platform/outbox/hopeless-fault.ts';
import type { Pusher } from './pusher.ts';
import type { VapidKeys } from './vapid.ts';
import { createWebPush } from './web-push.ts';

interface Ways {
  readKeys: () => Promise<VapidKeys>;
  /** How to connect to Google; its own way unless a test stands in. */
  agent?: Agent;
}

const openFcm = async (agent?: Agent): Promise<Pusher> => {
  const { FIREBASE_SERVICE_ACCOUNT: account } = env();
  if (!account) throw new HopelessFault('A device has a token of Firebase, but no service account is set.');
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
