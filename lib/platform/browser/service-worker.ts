import { KEPT_CONVERSATIONS, KEPT_IMAGES, KEPT_PAGES } from './kept-pages.ts';

const SCRIPT = '/sw.js';

const container = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Registers the service worker in production builds and tells it which page is open. */
export const registerWorker = async (): Promise<void> => {
  const workers = container();
  if (!workers || process.env.NODE_ENV !== 'production') return;
  await workers.register(SCRIPT, { scope: '/', updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ type: 'hello', lang: document.documentElement.lang, url: window.location.href });
};

const forget = (type: 'forget' | 'forget-pages', names: readonly string[]): void => {
  container()?.controller?.postMessage({ type });
  // The service worker may not control this tab, so delete directly as well.
  if (!('caches' in globalThis)) return;
  for (const name of names) caches.delete(name).catch(() => undefined);
};

/** Deletes saved pages, including those still being saved: another person may use this phone next. */
export const forgetPages = (): void => forget('forget', [KEPT_PAGES, KEPT_CONVERSATIONS, KEPT_IMAGES]);

/** Drops pages that show what their reader may no longer see, such as a customer's street. */
export const forgetPageCopies = (): void => forget('forget-pages', [KEPT_PAGES]);

/**
 * Loads saved pages that show contact details once more: all after a booking has changed (`recheck`), older ones when the
 * server can be reached again (`contact`).
 */
export const recheckPageCopies = (type: 'recheck' | 'contact'): void =>
  container()?.controller?.postMessage({ type });

/** Closes the notifications that `isOver` selects by tag and link. */
export const closeNotifications = async (
  isOver: (note: { tag: string; href: string }) => boolean,
): Promise<void> => {
  const registration = await container()?.getRegistration();
  const notes = (await registration?.getNotifications?.()) ?? [];
  for (const note of notes) {
    const data: unknown = note.data;
    const href = typeof data === 'object' && data !== null && 'href' in data ? String(data.href) : '/';
    if (isOver({ tag: note.tag, href })) note.close();
  }
};

/** Messages from the service worker: a push arrived, also while the page was visible, or a notification was tapped. */
export type ServiceWorkerMessage =
  | { readonly type: 'push' }
  | { readonly type: 'note'; readonly id?: string; readonly title: string; readonly body: string }
  | { readonly type: 'go'; readonly href: string };

const isNews = (value: unknown): value is ServiceWorkerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['push', 'note', 'go'].includes(String(value.type));

/** Listens to the service worker. Returns an unsubscribe function. */
export const onServiceWorkerMessage = (listener: (message: ServiceWorkerMessage) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isNews(data)) listener(data);
  };
  const workers = container();
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
};
