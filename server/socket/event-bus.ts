import { setTimeout as wait } from 'node:timers/promises';
import { createAdapter } from '@socket.io/mongo-adapter';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { openSocketEvents } from '#models/platform/socket-event.ts';

// Servers count each other for acknowledged broadcasts only, and there are none.
const HEARTBEAT_MS = 60_000;
const LONGEST_WAIT_MS = 5000;

const noteFault = (error: unknown): void => {
  metrics().socketFaults.inc({ reason: 'bus' });
  log().warn({ err: error }, 'other servers missed a socket event');
};

/**
 * Joins the sockets of all servers through the database; `opened` resolves once this server hears the
 * others, `told` once the others can hear what it has said.
 */
export const createEventBus = () => {
  const { collection, opened, told } = openSocketEvents({ onFault: noteFault });
  const adapter = createAdapter(collection, {
    heartbeatInterval: HEARTBEAT_MS,
    heartbeatTimeout: HEARTBEAT_MS * 2,
  });
  const within = (work: Promise<void>) =>
    Promise.race([work, wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
  return { adapter, opened: () => within(opened), told: () => within(told()) };
};
