'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';
import { captureInstallPrompt } from '#lib/platform/browser/install-prompt.ts';
import { leavePageCopy, pageCopiedAt } from '#lib/platform/browser/kept-pages.ts';
import { registerWorker } from '#lib/platform/browser/service-worker.ts';

// Without a service worker, as in a private window, everything works but offline.
const start = (): void => {
  void registerWorker().catch(() => undefined);
  import('./tap-answers.ts').then(({ answerTaps }) => answerTaps()).catch(() => undefined);
  if (window.matchMedia('(width >= 64rem)').matches) void import('./desk-keys.ts').catch(() => undefined);
};

/** Starts the service worker when the page is done; a page from the phone's memory is made anew once the network is back. */
export const RegisterWorker = () => {
  const router = useRouter();
  useEffect(() => whenIdle(start), []);
  useEffect(captureInstallPrompt, []);
  useEffect(
    () =>
      subscribeConnection(() => {
        if (isConnectionLost() || !pageCopiedAt()) return;
        leavePageCopy();
        router.refresh();
      }),
    [router],
  );
  return null;
};
