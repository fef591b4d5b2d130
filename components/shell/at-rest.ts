import type { useRouter } from 'next/navigation';
import { makeRefreshesWait } from '#lib/platform/browser/patient-refresh.ts';
import { registerWorker } from '#lib/platform/browser/service-worker.ts';
import { installLinkFeedback } from './tap-answers.ts';

/** Starts work that can wait until the page is idle. */
export const startAtRest = (router: ReturnType<typeof useRouter>): void => {
  // Without a service worker, as in a private window, only offline reading is missing.
  registerWorker().catch(() => undefined);
  installLinkFeedback(router);
  makeRefreshesWait();
  document.documentElement.dataset.atRest = '';
  if (!window.matchMedia('(width >= 64rem)').matches) return;
  import('./desk-keys.ts').then(
    ({ installDesktopKeys }) => installDesktopKeys(),
    () => undefined,
  );
};
