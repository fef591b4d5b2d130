import { createAdapter } from '@socket.io/mongo-adapter';
import { within } from '#lib/platform/concurrency/within.ts';
import { env } from '#lib/platform/config/env.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { openSocketEvents } from '#models/platform/socket-event.ts';
import type { EventBus } from './bus-port.ts';

// Heartbeats only matter for acknowledged broadcasts, which we do not use.
const HEARTBEAT_MS = 60_000;
const MAX_WAIT_MS = 5000;
// People connect even while the bus is down.
const MAX_JOIN_MS = 500;

const noteFault = (error: unknown): void => {
  metrics().socketFaults.inc({ reason: 'bus' });
  log().warn({ err: error }, 'socket event did not reach other servers');
};

const createMongoBus = (): EventBus => {
  const { collection, opened, delivered } = openSocketEvents({ onFault: noteFault });
  const adapter = createAdapter(collection, {
    heartbeatInterval: HEARTBEAT_MS,
    heartbeatTimeout: HEARTBEAT_MS * 2,
  });
  const done = async (): Promise<void> => {};
  return { adapter, isByRoom: false, opened: () => opened, joined: done, delivered, close: done };
};

const openBus = async (): Promise<EventBus> => {
  const { BUS_URL: url } = env();
  if (url === undefined) return createMongoBus();
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus(url, noteFault);
};

/** Opens the bus of this installation: the database's capped collection, or Redis with BUS_URL. */
export const createEventBus = async (): Promise<EventBus> => {
  const bus = await openBus();
  const wait = (work: Promise<void>, maxMs = MAX_WAIT_MS) => within(maxMs, work, () => undefined);
  return {
    ...bus,
    opened: () => wait(bus.opened()),
    joined: () => wait(bus.joined(), MAX_JOIN_MS),
    delivered: () => wait(bus.delivered()),
  };
};
