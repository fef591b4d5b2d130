import type { Env } from '#lib/platform/config/env.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { listen } from '../../listen.ts';

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : '');

const explainFault = (error: unknown, { PORT, HOST }: Env): unknown => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new SetUpError(
        `Port ${PORT} is in use: stop what uses it, or choose another with PORT=${PORT + 1}.`,
      );
    case 'EACCES':
      return new SetUpError(
        `Port ${PORT} may not be opened by this user: choose one from 1024 on with PORT=3000.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SetUpError(
        `HOST=${HOST} is not an address of this machine: leave it empty or set one that is.`,
      );
    default:
      return error;
  }
};

const open = async (server: Server, env: Env): Promise<void> => {
  try {
    await listen(server, env);
  } catch (error) {
    throw explainFault(error, env);
  }
};

const openForMetrics = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new SetUpError(`METRICS_PORT=${port} is in use or may not be opened: choose another.`);
  });
};

/** Finds out early, before anything is built or started, that the ports are free. */
export const requirePort = async (env: Env): Promise<void> => {
  const servers = [createServer(), createServer()] as const;
  try {
    await open(servers[0], env);
    if (env.METRICS_PORT) await openForMetrics(servers[1], env.METRICS_PORT);
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
};
