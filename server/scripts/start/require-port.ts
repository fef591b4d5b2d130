import type { Env } from '#lib/platform/config/env.ts';
import { createServer } from 'node:http';
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

/** Finds out early, before anything is built or started, that the port is free. */
export const requirePort = async (env: Env): Promise<void> => {
  const server = createServer();
  try {
    await listen(server, env);
  } catch (error) {
    throw explainFault(error, env);
  }
  await new Promise((resolve) => server.close(resolve));
};
