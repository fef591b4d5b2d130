import { clearCache } from '#lib/platform/browser/clear-cache.ts';
import { clearSession } from '#lib/platform/browser/session.ts';
import { forgetPageSession } from './sign-in.ts';

/** Clears everything this browser stores for a deleted account: session, drafts, places, cached pages. */
export const forgetDevice = async (): Promise<void> => {
  await forgetPageSession();
  await clearCache();
  try {
    localStorage.clear();
  } catch {
    // A private window without storage keeps nothing.
  }
  clearSession();
};
