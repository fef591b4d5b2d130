import { connectedQueue, onQueueConnected } from './waiting-writes.ts';

/** Resolves when the queue of writes has loaded, or after a while without it. */
export const awaitQueue = (patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (connectedQueue()) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, patienceMs);
    const stop = onQueueConnected(finish);
  });
