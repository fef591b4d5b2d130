import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#lib/platform/config/env.ts';

const resolveHost = ({ HOST, mode }: Env): string =>
  HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1');

/** Opens the port; resolves with its number, which PORT=0 leaves to the system. */
export const listen = (server: Server, env: Env): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, resolveHost(env), () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : env.PORT);
    });
  });

// Long enough for busy callers to learn from their next answer that the connection closes: closing at once would lose a
// request that is already on its way. Counted in steps, because a machine without time for this process reads what has
// arrived only between two of them.
const STEP_MS = 100;
const QUIET_STEPS = 10;
// Some callers never go elsewhere.
const MAX_STEPS = 30;

/** The connections of a server that have become WebSockets, which Node's own list leaves out. */
export const followUpgraded = (server: Server): ReadonlySet<Duplex> => {
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket: Duplex) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  return upgraded;
};

const isOfSockets = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io');

/** Resolves once no call has arrived for a second. */
const waitForQuiet = async (server: Server, withinMs: number): Promise<void> => {
  let quietSteps = 0;
  const note = (request: IncomingMessage): void => {
    // Sockets were told to reconnect, and come back until they reach another server.
    if (!isOfSockets(request)) quietSteps = 0;
  };
  server.on('request', note);
  const steps = Math.min(MAX_STEPS, withinMs / STEP_MS);
  for (let step = 0; step < steps && quietSteps < QUIET_STEPS; step += 1) {
    quietSteps += 1;
    await pause(STEP_MS);
  }
  server.off('request', note);
};

interface Closing {
  server: Server;
  /**
   * They have been told to leave; a phone without a signal never closes its connection and would hold the server for
   * half a minute.
   */
  upgraded: ReadonlySet<Duplex>;
  graceMs: number;
}

/** Drains connections and lets accepted requests finish; gives up on the rest after `graceMs`. */
export const closeGently = async ({ server, upgraded, graceMs }: Closing): Promise<void> => {
  await waitForQuiet(server, graceMs);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
    for (const socket of upgraded) socket.destroy();
  });
};
