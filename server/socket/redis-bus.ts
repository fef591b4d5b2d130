import { createClient, ErrorReply } from '@redis/client';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import { EnvError } from '#lib/platform/config/env.ts';
import { log } from '#lib/platform/observability/log.ts';
import { database } from '#models/connection.ts';
import type { EventBus } from './bus-port.ts';

const CONNECT_WITHIN_MS = 3000;
// The first version with sharded channels.
const MIN_MAJOR_VERSION = 7;

const requireVersion = (info: string): void => {
  const [, version = '', major = ''] = /^redis_version:((\d+)\S*)/m.exec(info) ?? [];
  if (Number(major) < MIN_MAJOR_VERSION)
    throw new EnvError(
      `BUS_URL names a Redis ${version}: Hunar needs Redis ${MIN_MAJOR_VERSION} or Valkey, which send events by channel.`,
    );
};

/** Refuses a server that refuses us or is too old; one that is down for a moment must not keep us from starting. */
const checkServer = async (url: string): Promise<void> => {
  const socket = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  client.on('error', () => {});
  try {
    await client.connect();
    requireVersion(await client.info('server'));
  } catch (error) {
    if (error instanceof ErrorReply)
      throw new EnvError(`BUS_URL cannot be used: Redis answered ${error.message}.`);
    if (error instanceof EnvError) throw error;
    log().error({ err: error }, 'the socket bus is unreachable');
  } finally {
    client.destroy();
  }
};

const openClients = (url: string) => {
  // While Redis is down, events are lost and counted: delivered later, they would be wrong.
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = createClient({ url });
  const clients = [publisher, subscriber];
  let isAway = false;
  for (const client of clients)
    client
      .on('error', (error: unknown) => {
        if (!isAway) log().warn({ err: error }, 'the socket bus is down');
        isAway = true;
      })
      .on('ready', () => {
        isAway = false;
      });
  const connected = Promise.all(clients.map((client) => client.connect()));
  const close = async (): Promise<void> => {
    for (const client of clients) client.destroy();
  };
  return { publisher, subscriber, connected, close };
};

type Listener = (message: Buffer, channel: Buffer) => void;

/**
 * Runs the commands of one channel one after the other. The client forgets a subscription that is asked for while it
 * still ends the one before: a person who leaves and comes back at once would hear nothing.
 */
const createChannelOrder = (onFault: (error: unknown) => void) => {
  const latest = new Map<string, Promise<void>>();
  const add = (channel: string, work: () => Promise<void>): void => {
    const before = latest.get(channel);
    const done = (before ? before.then(work) : work()).catch(onFault).finally(() => {
      if (latest.get(channel) === done) latest.delete(channel);
    });
    latest.set(channel, done);
  };
  const settled = async (): Promise<void> => {
    await Promise.all(latest.values());
  };
  return { add, settled };
};

/**
 * Connects the sockets of all servers through Redis. Each room has its own channel, so that a server receives only what
 * is for its own sockets.
 */
export const createRedisBus = async (url: string, onFault: (error: unknown) => void): Promise<EventBus> => {
  await checkServer(url);
  const { publisher, subscriber, connected, close } = openClients(url);
  connected.catch(onFault);
  const sending = new Set<Promise<unknown>>();
  const subscribing = createChannelOrder(onFault);
  // The adapter leaves rejections unhandled, which would end Node, and local sockets would wait for Redis.
  const guarded = {
    sPublish: async (channel: string, message: string | Buffer): Promise<void> => {
      const sent = publisher.sPublish(channel, message).catch(onFault);
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
    },
    sSubscribe: (channel: string, listener: Listener) =>
      subscribing.add(channel, () => subscriber.sSubscribe(channel, listener, true)),
    sUnsubscribe: (channel: string) => subscribing.add(channel, () => subscriber.sUnsubscribe(channel)),
  };
  return {
    adapter: createShardedAdapter(guarded, guarded, {
      channelPrefix: `hunar.${database().databaseName}`,
    }),
    isByRoom: true,
    opened: async () => {
      await connected;
      await subscribing.settled();
    },
    joined: subscribing.settled,
    delivered: async () => {
      await Promise.all(sending);
    },
    close,
  };
};
