import { registerWorker } from '#lib/platform/browser/service-worker.ts';
import type { Router } from './beside.ts';
import { answerTaps } from './tap-answers.ts';

/** Starts what no page needs before it has nothing else to do. */
export const startAtRest = (router: Router): void => {
  // Without a service worker, as in a private window, everything works but offline.
  registerWorker().catch(() => undefined);
  answerTaps();
  if (!window.matchMedia('(width >= 64rem)').matches) return;
  import('./desk-keys.ts').then(
    ({ listenOnDesk }) => listenOnDesk(router),
    () => undefined,
  );
};
