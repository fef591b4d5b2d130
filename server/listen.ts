import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#lib/config/env.ts';

const hostOf = ({ HOST, mode }: Env): string => HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1');

/** Opens the port; resolves with its number, which PORT=0 leaves to the system. */
export const listen = (server: Server, env: Env): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, hostOf(env), () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : env.PORT);
    });
  });

// Long enough for busy callers to hear, by their next answer, that their connection ends: closed at once, it would take
// the request along that is just on its way.
const FAREWELL_MS = 1000;

/** Lets callers take their leave and accepted requests finish; gives up on the rest after `graceMs`. */
export const closeGently = async (server: Server, graceMs: number): Promise<void> => {
  await pause(Math.min(FAREWELL_MS, graceMs));
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
};
