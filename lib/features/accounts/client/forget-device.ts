import { clearCache } from '#lib/platform/browser/clear-cache.ts';
import { clearSession } from '#lib/platform/browser/session.ts';
import { forgetPageSession } from './sign-in.ts';

/** Forgets all that this browser keeps of somebody who has left: session, drafts, places, saved pages. */
export const forgetDevice = async (): Promise<void> => {
  await forgetPageSession();
  await clearCache();
  try {
    localStorage.clear();
  } catch {
    // A private window without storage has kept nothing.
  }
  clearSession();
};
