import { createAdapter } from '@socket.io/mongo-adapter';
import { within } from '#lib/platform/concurrency/within.ts';
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
  const wait = (work: Promise<void>) => within(LONGEST_WAIT_MS, work, () => undefined);
  return { adapter, opened: () => wait(opened), told: () => wait(told()) };
};
