'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';
import { isConnectionLost, subscribeConnection } from '#lib/platform/browser/connection.ts';
import { captureInstallPrompt } from '#lib/platform/browser/install-prompt.ts';
import { leavePageCopy, pageCopiedAt } from '#lib/platform/browser/kept-pages.ts';

/** Starts the service worker once the page has loaded; a cached page reloads when the network is back. */
export const RegisterWorker = () => {
  const router = useRouter();
  useEffect(
    () =>
      whenIdle(() => {
        import('./at-rest.ts').then(
          ({ startAtRest }) => startAtRest(router),
          () => undefined,
        );
      }),
    [router],
  );
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
