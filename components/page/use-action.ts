import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import { usePageWords } from './page-words.tsx';

export interface ActionWords {
  readonly failed: string;
  readonly failedHint: string;
}

/**
 * Runs an action that one tap starts: tracks whether it is busy and shows a message when it fails, which names the missing
 * network: such an action does not wait for it.
 */
export const useAction = (words: ActionWords) => {
  const { noNetwork } = usePageWords();
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      // Right after a page opens, its token may not have arrived yet.
      await findSession();
      await deed();
      return true;
    } catch (error) {
      const description = error instanceof NetworkError ? noNetwork : words.failedHint;
      notify({ title: words.failed, description, variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
};
