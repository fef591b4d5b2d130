import { connectedQueue, type WriteQueue } from './waiting-writes.ts';

/**
 * Returns the queue of writes. Offline it is there only if it has loaded: an import from another place may need other
 * files of the build, even if the module is there.
 */
export const loadQueue = async (): Promise<WriteQueue | null> => {
  if (!connectedQueue()) await import('./write-queue.ts').catch(() => undefined);
  return connectedQueue();
};
