import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : null;
      server.close(() => resolve(found));
    });
  });

/** A free port of this machine: the preferred one if possible, otherwise any. */
export const freePort = async (preferred = 0): Promise<number> => {
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === null) throw new Error('This machine has no free port.');
  return port;
};

/** Whether something on this machine listens on the port. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

/** Resolves once something listens on the port; the signal cancels the wait. */
export const untilListening = async (port: number, signal: AbortSignal): Promise<void> => {
  while (!(await isListening(port))) await wait(20, undefined, { signal });
};
