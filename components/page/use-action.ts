import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
export interface ActionWords {
  readonly failed: string;
  readonly failedHint: string;
}

/** Runs an action that one tap starts: tracks whether it is busy and shows a message when it fails. */
export const useAction = (words: ActionWords) => {
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after a page opens, its token may not have arrived yet.
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
