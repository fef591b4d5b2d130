// @ts-check

/*
 * What the phone keeps of Hunar (docs/decisions/046-service-worker.md). Pages come from the network first; without it the
 * reader sees them as they were last seen, else the offline page. API answers are never kept.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** The offline page with all that it needs. */
const SHELL = 'hunar-shell-1';
/** Last-seen pages, all of one reader. lib/platform/browser/kept-pages.ts knows this name too. */
const PAGES = 'hunar-pages-1';
/** Conversations read last: written by the page (lib/features/messages/client/kept-conversations.ts). */
const CONVERSATIONS = 'hunar-conversations-1';
/** Built files: their names change with what is in them. */
const FILES = 'hunar-files-1';
/** Uploaded pictures: never changed under the same name. */
const IMAGES = 'hunar-images-1';

const OFFLINE = '/offline';
const MESSAGES = '/messages';
const OFFICE = '/office';
/** On pages that may be kept: whom they were made for (middleware.ts). */
const READER = 'x-hunar-reader';

const PATIENCE_MS = 4_000;
const YOUNG_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** @param {Response} response */
const ageOf = (response) => Date.now() - Date.parse(response.headers.get('date') ?? '');

/** Keeps one more and drops the oldest beyond the room there is. A full phone keeps nothing, which is no fault.
 * @param {{ name: string, room: number, key: RequestInfo, response: Response, isWanted?: () => boolean }} entry */
const keep = async ({ name, room, key, response, isWanted }) => {
  try {
    const cache = await caches.open(name);
    if (isWanted?.() === false) return;
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - room)).map((old) => cache.delete(old)));
  } catch {
    // No room, or a private window.
  }
};

/** @param {FetchEvent} event @param {{ name: string, room: number }} place */
const keptFirst = async (event, place) => {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep({ ...place, key: event.request, response: response.clone() }));
  return response;
};

/** Rises whenever the kept pages are forgotten: an answer that was asked for before must not be kept after. */
let era = 0;

const forgetPages = async () => {
  era += 1;
  await Promise.all([PAGES, CONVERSATIONS].map((name) => caches.delete(name)));
};

/** @param {string | URL} address */
const keyOf = (address) => {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('_rsc');
  return url.href;
};

/** Any copy of the page of messages serves all conversations: what is in them is kept apart.
 * @param {string} key */
const findPage = async (key) => {
  const pages = await caches.open(PAGES);
  const same = await pages.match(key, { ignoreVary: true });
  const { pathname } = new URL(key);
  return same ?? (pathname === MESSAGES ? pages.match(key, { ignoreVary: true, ignoreSearch: true }) : same);
};

const readerOfPages = async () => {
  const pages = await caches.open(PAGES);
  const [first] = await pages.keys();
  return first && (await pages.match(first, { ignoreVary: true }))?.headers.get(READER);
};

/** Keeps a page for its reader; the pages of whoever was there before go.
 * @param {{ key: string, response: Response, askedIn: number }} page */
const keepPage = async ({ key, response, askedIn }) => {
  const reader = response.headers.get(READER);
  if (!reader || !response.ok || response.redirected) return;
  const before = await readerOfPages();
  if (askedIn !== era) return;
  if (before && before !== reader) await forgetPages();
  const keptIn = era;
  await keep({ name: PAGES, room: 30, key, response, isWanted: () => keptIn === era });
};

/** A page that was reached without a full load has no HTML here yet.
 * @param {string} key */
const keepSeenPage = async (key) => {
  // Never kept (middleware.ts), and every look at it is written down.
  if (new URL(key).pathname.startsWith(OFFICE)) return;
  const kept = await findPage(key);
  if (kept && ageOf(kept) < YOUNG_MS) return;
  if (Reflect.get(navigator, 'connection')?.saveData) return;
  const askedIn = era;
  const response = await fetch(key, { priority: 'low', headers: { accept: 'text/html' } });
  await keepPage({ key, response, askedIn });
};

/** Tells the page how old it is: lib/platform/browser/kept-pages.ts reads it.
 * @param {Response} copy */
const marked = (copy) => {
  const headers = new Headers(copy.headers);
  headers.set('server-timing', `hunar-copy;desc="${copy.headers.get('date') ?? ''}"`);
  return new Response(copy.body, { status: copy.status, headers });
};

/** @param {URL} url */
const offlinePage = async (url) => {
  const page = await (await caches.open(SHELL)).match(OFFLINE, { ignoreVary: true });
  if (!page) return Response.error();
  const from = encodeURIComponent(url.pathname + url.search);
  return url.pathname === OFFLINE ? page : Response.redirect(`${OFFLINE}?from=${from}`);
};

/** @returns {Promise<never>} */
const losePatience = () => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));

/** @param {FetchEvent} event */
const askNetwork = async (event) => {
  const askedIn = era;
  /** @type {Response} */
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keepPage({ key: keyOf(event.request.url), response: response.clone(), askedIn }));
  return response;
};

/** @param {FetchEvent} event */
const answerPage = async (event) => {
  const network = askNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const copy = await findPage(keyOf(event.request.url));
  try {
    return await (copy ? Promise.race([network, losePatience()]) : network);
  } catch {
    return copy ? marked(copy) : offlinePage(new URL(event.request.url));
  }
};

/** @param {string} lang */
const fetchOfflinePage = (lang) =>
  // Without cookies: it is anybody's page.
  fetch(OFFLINE, { credentials: 'omit', cache: 'no-store', headers: { 'accept-language': lang } });

/** Keeps the offline page in the reader's language, with the files of the build that it belongs to.
 * @param {string} lang */
const keepOfflinePage = async (lang) => {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(OFFLINE, { ignoreVary: true });
  const isSame = (await kept?.clone().text())?.includes(`<html lang="${lang}"`);
  if (kept && isSame && ageOf(kept) < DAY_MS) return;
  const response = await fetchOfflinePage(lang);
  if (!response.ok) return;
  const files = (await response.clone().text()).match(/\/_next\/static\/[\w./~-]+/g) ?? [];
  const needs = [...new Set(files)];
  await Promise.all(needs.map(async (file) => (await shell.match(file)) ?? shell.add(file)));
  await shell.put(OFFLINE, response);
  const paths = new Set([OFFLINE, ...needs]);
  const old = (await shell.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
};

worker.addEventListener('install', (event) => {
  // Nothing that is kept depends on the version of this file, so that a new one may take over under open tabs.
  event.waitUntil(Promise.all([keepOfflinePage(worker.navigator.language), worker.skipWaiting()]));
});

const takeOver = async () => {
  const names = await caches.keys();
  const current = [SHELL, PAGES, CONVERSATIONS, FILES, IMAGES];
  const old = names.filter((name) => name.startsWith('hunar-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** @param {FetchEvent} event @param {URL} url */
const answerFile = (event, url) => {
  if (url.pathname.startsWith('/_next/static/'))
    event.respondWith(keptFirst(event, { name: FILES, room: 150 }));
  else if (url.pathname.startsWith('/api/v1/images/'))
    event.respondWith(keptFirst(event, { name: IMAGES, room: 120 }));
};

/** @param {Request} request */
const isPrefetch = ({ headers }) =>
  headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const isPage = !/^\/(api|socket\.io)\//.test(url.pathname);
  if (request.mode === 'navigate') {
    if (isPage) event.respondWith(answerPage(event));
  } else if (request.headers.has('rsc')) {
    // Goes its own way: without the network Next loads the page anew, and the copy of its HTML answers.
    if (!isPrefetch(request)) event.waitUntil(keepSeenPage(keyOf(url)).catch(() => undefined));
  } else answerFile(event, url);
});

/** @param {{ type: string, lang: string, url: string }} message */
const hear = async ({ type, lang, url }) => {
  if (type === 'forget') await forgetPages();
  if (type === 'hello') await Promise.all([keepOfflinePage(lang), keepSeenPage(keyOf(url))]);
};

worker.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data).catch(() => undefined));
});

/** @typedef {{ kind?: string, id?: string, title: string, body?: string, tag?: string, href?: string }} Note */

/** Whatever comes, something is shown: a push that shows nothing costs us the browser's trust.
 * @param {PushEvent} event @returns {Note} */
const readNote = ({ data }) => {
  try {
    const sent = data?.json();
    // Firebase hands over what the server gave it in an envelope of its own.
    const note = sent?.fcmMessageId ? sent.data : sent;
    return typeof note?.title === 'string' ? note : { title: '' };
  } catch {
    return { title: '' };
  }
};

const listWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** One note a conversation or booking; a new message rings again, the same one does not.
 * @param {Note} note */
const showNote = async ({ kind, id, title, body = '', tag = 'hunar', href = '/' }) => {
  const seen = (await listWindows()).find(({ visibilityState }) => visibilityState === 'visible');
  // The page has words of its own for a note without any.
  if (seen) return seen.postMessage({ type: 'note', id, title, body });
  const before = await worker.registration.getNotifications({ tag });
  const isRepeated = id !== undefined && before.some(({ data }) => data?.id === id);
  const options = /** @type {NotificationOptions} */ ({
    ...{ body, tag, icon: '/icons/any-192.png', data: { id, href } },
    renotify: kind === 'message' && !isRepeated,
    silent: isRepeated,
  });
  await worker.registration.showNotification(title || 'Hunar', options);
};

worker.addEventListener('push', (event) => event.waitUntil(showNote(readNote(event))));

/** Leads to the place in a tab that is there, else in a new one.
 * @param {unknown} href */
const openPlace = async (href) => {
  const url = new URL(String(href), worker.location.origin);
  const place = url.origin === worker.location.origin ? url.pathname + url.search + url.hash : '/';
  const [tab] = await listWindows();
  if (!tab) return worker.clients.openWindow(place);
  tab.postMessage({ type: 'go', href: place });
  await tab.focus();
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(event.notification.data?.href ?? '/'));
});
