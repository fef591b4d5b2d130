import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { tellFailure, type ActWords } from './tell-failure.ts';

/** One step at a time with a booking: after it, or when it turns out that the booking has changed, the page is drawn anew. */
export const useStep = (words: ActWords) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const refresh = (): void => afterSheets(() => startTransition(() => router.refresh()));
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(error, words);
      if (error instanceof ApiError) refresh();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  /** Tells of a step that was taken. */
  const finish = (title: string, description?: string): void => {
    notify({ title, variant: 'success', ...(description !== undefined && { description }) });
    refresh();
  };
  return { isBusy, run, finish };
};
