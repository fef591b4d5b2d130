import { registerWorker } from '#lib/platform/browser/service-worker.ts';
import { answerTaps } from './tap-answers.ts';

// Without a service worker, as in a private window, everything works but offline.
registerWorker().catch(() => undefined);
answerTaps();
if (window.matchMedia('(width >= 64rem)').matches) import('./desk-keys.ts').catch(() => undefined);
