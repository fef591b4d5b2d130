import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { notify } from '#components/ui/notify.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';
import { loadQueue } from '#lib/platform/browser/writes/load-queue.ts';
import type { WaitingWords } from '#lib/wiring/browser/waiting-words.ts';

/** Takes a waiting write back, or forgets a refused one, and says whether it may have been sent. */
export const useTakeBack = ({ seq, refusal }: WaitingWrite, words: WaitingWords) => {
  const router = useRouter();
  const takeBack = async (): Promise<void> => {
    const isUnsent = await (await loadQueue())?.takeBack(seq);
    if (refusal !== null) return;
    if (isUnsent) return notify({ title: words.takenBack, description: words.takenBackHint });
    notify({ title: words.maybeSent, description: words.maybeSentHint });
    // Offline, it would leave the page.
    if (navigator.onLine) startTransition(() => router.refresh());
  };
  return (): void => void takeBack().catch(() => undefined);
};
