import type { Server } from 'node:http';
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

/** Takes no new connections, lets accepted requests finish; gives up on the rest after `graceMs`. */
export const closeGently = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
