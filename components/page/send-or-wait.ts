import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Returns the reply of a write; null if it has to wait for the network, and says so. */
export const sendOrWait = async <Reply extends object>(write: Promise<Reply>): Promise<Reply | null> => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof WriteWaits)) throw error;
    tellWaiting();
    return null;
  }
};
