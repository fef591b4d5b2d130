'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';
import { isConnectionLost, subscribeConnection } from '#lib/client/connection.ts';
import { captureInstallPrompt } from '#lib/client/install-prompt.ts';
import { leavePageCopy, pageCopiedAt } from '#lib/client/page-copy.ts';
import { registerWorker } from '#lib/client/service-worker.ts';

// Without a service worker, as in a private window, everything works but offline.
const register = (): void => void registerWorker().catch(() => undefined);

/** Starts the service worker when the page is done; a page from the phone's memory is made anew once the network is back. */
export const RegisterWorker = () => {
  const router = useRouter();
  useEffect(() => whenIdle(register), []);
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
