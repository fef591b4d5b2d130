import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
export interface ActionWords {
  readonly failed: string;
  readonly failedHint: string;
}

/** Something that is done by one tap and may fail: busy meanwhile, and a word when it did not work. */
export const useAction = (words: ActionWords) => {
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after a page has opened, its token may still be on the way.
      await findSession();
      await deed();
      return true;
    } catch {
      notify({ title: words.failed, description: words.failedHint, variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};
