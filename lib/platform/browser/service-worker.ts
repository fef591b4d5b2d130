import { KEPT_CONVERSATIONS, KEPT_PAGES } from './kept-pages.ts';

const SCRIPT = '/sw.js';

const container = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Starts the service worker, in what was built for production, and tells it what is on the screen. */
export const registerWorker = async (): Promise<void> => {
  const workers = container();
  if (!workers || process.env.NODE_ENV !== 'production') return;
  await workers.register(SCRIPT, { scope: '/', updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ type: 'hello', lang: document.documentElement.lang, url: window.location.href });
};

/** Another person may use this phone next: what was last seen goes, also what is still on its way to be kept. */
export const forgetPages = (): void => {
  container()?.controller?.postMessage({ type: 'forget' });
  // Where the worker does not answer for this tab.
  if (!('caches' in globalThis)) return;
  for (const name of [KEPT_PAGES, KEPT_CONVERSATIONS]) caches.delete(name).catch(() => undefined);
};

/** Takes notes off this device's screen: those whose tag and place `isOver` knows to be settled. */
export const closeNotes = async (isOver: (note: { tag: string; href: string }) => boolean): Promise<void> => {
  const registration = await container()?.getRegistration();
  const notes = (await registration?.getNotifications?.()) ?? [];
  for (const note of notes) {
    const data: unknown = note.data;
    const href = typeof data === 'object' && data !== null && 'href' in data ? String(data.href) : '/';
    if (isOver({ tag: note.tag, href })) note.close();
  }
};

/** What the worker tells a page: a note that came while somebody looked at it, or where a tapped note leads. */
export type WorkerNews =
  | { readonly type: 'note'; readonly id?: string; readonly title: string; readonly body: string }
  | { readonly type: 'go'; readonly href: string };

const isNews = (value: unknown): value is WorkerNews =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['note', 'go'].includes(String(value.type));

/** Hears the worker; returns how to stop. */
export const onWorkerNews = (listener: (news: WorkerNews) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isNews(data)) listener(data);
  };
  const workers = container();
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
};
