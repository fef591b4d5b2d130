import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { showFailure, type FailureWords } from './tell-failure.ts';

/**
 * Runs one action at a time and reloads the page after it, or when the booking turns out to have changed. Says when the
 * action has to wait for the network, and then calls `onWait`.
 */
export const useStep = (words: FailureWords) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const refresh = (): void => afterSheets(() => startTransition(() => router.refresh()));
  const run = async (work: () => Promise<unknown>, onWait?: () => void): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof WriteWaits) {
        onWait?.();
        return tellWaiting();
      }
      showFailure(error, words);
      if (error instanceof ApiError) refresh();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const finish = (title: string, description?: string): void => {
    notify({ title, variant: 'success', ...(description !== undefined && { description }) });
    refresh();
  };
  return { isBusy, run, finish };
};
