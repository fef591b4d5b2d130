// @ts-check

/*
 * What the phone keeps of Hunar (docs/decisions/046-service-worker.md). Pages come from the network first; without it the
 * reader sees them as they were last seen, else the offline page. API answers are never kept.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** The offline page with its files. */
const SHELL = 'hunar-shell-1';
/** The last pages seen, all of one reader. lib/platform/browser/kept-pages.ts uses this name too. */
const PAGES = 'hunar-pages-1';
/** The last conversations read, written by the page (lib/features/messages/client/kept-conversations.ts). */
const CONVERSATIONS = 'hunar-conversations-1';
/** Build files: their names change with their content. */
const FILES = 'hunar-files-1';
/** Uploaded pictures: never changed under the same name. */
const IMAGES = 'hunar-images-1';

const OFFLINE = '/offline';
const MESSAGES = '/messages';
/** Set on cacheable pages: the reader they were rendered for (middleware.ts). */
const READER = 'x-hunar-reader';
/** Set here on kept pages that show the details of other people: until when they may (app/_bookings/copy-marks.tsx). */
const UNTIL = 'x-hunar-until';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const PATIENCE_MS = 4_000;
const YOUNG_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** @param {string} html @param {string} name */
const markIn = (html, name) => new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1];

/** The build files that a page names.
 * @param {string} html */
const filesIn = (html) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+/g) ?? [])];

/** @param {Response} response */
const ageOf = (response) => Date.now() - Date.parse(response.headers.get('date') ?? '');

/** Stores one more response and drops the oldest beyond the limit. On a full disk nothing is stored, which is no error.
 * @param {{ name: string, room: number, key: RequestInfo, response: Response, isWanted?: () => boolean }} entry */
const keep = async ({ name, room, key, response, isWanted }) => {
  try {
    const cache = await caches.open(name);
    if (isWanted?.() === false) return;
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - room)).map((old) => cache.delete(old)));
  } catch {
    // The disk is full, or this is a private window.
  }
};

/** @param {FetchEvent} event @param {{ name: string, room: number }} place */
const keptFirst = async (event, place) => {
  const askedIn = era;
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  const isWanted = () => place.name === FILES || askedIn === era;
  if (response.ok)
    event.waitUntil(keep({ ...place, key: event.request, response: response.clone(), isWanted }));
  return response;
};

/** Rises whenever a cache is deleted: responses requested before must not be stored afterwards. */
let era = 0;

/** Pages whose copies are on their way: a page often refreshes right after it was reached. @type {Set<string>} */
const copying = new Set();

/** @param {string[]} names */
const forget = async (names) => {
  era += 1;
  copying.clear();
  await Promise.all(names.map((name) => caches.delete(name)));
};

const forgetReader = () => forget([PAGES, CONVERSATIONS, IMAGES]);

/** @param {string | URL} address */
const keyOf = (address) => {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('_rsc');
  return url.href;
};

/** One copy of the messages page serves all conversations, whose content is stored separately.
 * @param {string} key */
const findPage = async (key) => {
  const pages = await caches.open(PAGES);
  const same = await pages.match(key, { ignoreVary: true });
  const { pathname } = new URL(key);
  const page =
    same ?? (pathname === MESSAGES ? await pages.match(key, { ignoreVary: true, ignoreSearch: true }) : same);
  // Contact details on a booking are hidden after some time: an old copy must not keep showing them.
  if (!page) return undefined;
  const until = page.headers.get(UNTIL);
  if (ageOf(page) < WEEK_MS && (until === null || Date.now() < Date.parse(until))) return page;
  await pages.delete(key, { ignoreVary: true });
  return undefined;
};

/** @param {Response} response @param {string} name @param {string} value */
const withHeader = ({ body, status, headers: own }, name, value) => {
  const headers = new Headers(own);
  headers.set(name, value);
  return new Response(body, { status, headers });
};

const readerOfPages = async () => {
  const pages = await caches.open(PAGES);
  const [first] = await pages.keys();
  return first && (await pages.match(first, { ignoreVary: true }))?.headers.get(READER);
};

/** Stores a page for its reader and deletes the pages of the previous one. Returns its HTML, or nothing if it is not kept.
 * @param {{ key: string, response: Response, askedIn: number }} page */
const keepPage = async ({ key, response, askedIn }) => {
  const reader = response.headers.get(READER);
  if (!reader || !response.ok || response.redirected) return;
  const html = await response.clone().text();
  const until = markIn(html, 'hunar-details-until');
  const before = await readerOfPages();
  if (askedIn !== era) return;
  if (before && before !== reader) await forgetReader();
  const keptIn = era;
  await keep({
    ...{ name: PAGES, room: 30, key },
    response: until === undefined ? response : withHeader(response, UNTIL, until),
    isWanted: () => keptIn === era,
  });
  return html;
};

/** Pages worth a request for a copy. Others are kept when they are loaded whole, which costs nothing more. */
const READ_OFFLINE =
  /^\/(?:bookings(?:\/[0-9a-f]{24})?|messages|notifications|favorites|profile(?:\/.*)?|\w+-dashboard(?:\/.*)?)?$/;

const isSaving = () => Boolean(Reflect.get(navigator, 'connection')?.saveData);

/** @param {string} key */
const fetchPage = (key) => fetch(key, { priority: 'low', headers: { accept: 'text/html' } });

/** A page reached by client-side navigation has no HTML here yet. One that was never opened has no files either: they come
 * first, because a copy without them shows an error.
 * @param {string} key @param {{ isOpened: boolean }} how */
const keepSeenPage = async (key, { isOpened } = { isOpened: true }) => {
  if (!READ_OFFLINE.test(new URL(key).pathname)) return;
  const kept = await findPage(key);
  if (kept && ageOf(kept) < YOUNG_MS) return;
  if (copying.has(key) || isSaving()) return;
  copying.add(key);
  try {
    const askedIn = era;
    const response = await fetchPage(key);
    if (!isOpened) await keepFiles(await response.clone().text());
    await keepWithNext({ key, response, askedIn });
  } finally {
    copying.delete(key);
  }
};

/** Stores the build files of a page.
 * @param {string} html */
const keepFiles = async (html) => {
  const files = await caches.open(FILES);
  for (const key of filesIn(html)) {
    if (await files.match(key)) continue;
    const response = await fetch(key, { priority: 'low' });
    if (response.ok) await keep({ name: FILES, room: 150, key, response });
  }
};

/** Keeps a page, and those that its reader may need next, such as a worker's jobs of the day.
 * @param {{ key: string, response: Response, askedIn: number }} page */
const keepWithNext = async (page) => {
  const html = await keepPage(page);
  const next = (html && markIn(html, 'hunar-keep')?.split(' ')) || [];
  for (const path of next)
    await keepSeenPage(new URL(path, worker.location.origin).href, { isOpened: false });
};

/**
 * Loads kept pages that show the details of other people once more, because their right may have ended, such as with a
 * cancellation. Without a network they stay, at most until the time that they name.
 * @param {number} oldestMs */
const recheckDetails = async (oldestMs) => {
  const pages = await caches.open(PAGES);
  for (const { url } of await pages.keys()) {
    const copy = await pages.match(url, { ignoreVary: true });
    if (!copy?.headers.has(UNTIL) || ageOf(copy) < oldestMs) continue;
    if (isSaving()) {
      await pages.delete(url, { ignoreVary: true });
      continue;
    }
    const askedIn = era;
    const response = await fetchPage(url);
    if (!(await keepPage({ key: url, response, askedIn })) && askedIn === era)
      await pages.delete(url, { ignoreVary: true });
  }
};

/** Tells the page its age: lib/platform/browser/kept-pages.ts reads it.
 * @param {Response} copy */
const marked = (copy) =>
  withHeader(copy, 'server-timing', `hunar-copy;desc="${copy.headers.get('date') ?? ''}"`);

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
  event.waitUntil(
    keepWithNext({ key: keyOf(event.request.url), response: response.clone(), askedIn }).catch(
      () => undefined,
    ),
  );
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
  // Without cookies: the page is the same for everyone.
  fetch(OFFLINE, { credentials: 'omit', cache: 'no-store', headers: { 'accept-language': lang } });

/** Stores the offline page in the reader's language, with the files of its build.
 * @param {string} lang */
const keepOfflinePage = async (lang) => {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(OFFLINE, { ignoreVary: true });
  const isSame = (await kept?.clone().text())?.includes(`<html lang="${lang}"`);
  if (kept && isSame && ageOf(kept) < DAY_MS) return;
  const response = await fetchOfflinePage(lang);
  if (!response.ok) return;
  // Browsers with service workers never load the code for old ones.
  const page = (await response.clone().text()).replace(/<script[^>]* nomodule[^>]*>/gi, '');
  const needs = filesIn(page);
  await Promise.all(needs.map(async (file) => (await shell.match(file)) ?? shell.add(file)));
  await shell.put(OFFLINE, response);
  const paths = new Set([OFFLINE, ...needs]);
  const old = (await shell.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
};

worker.addEventListener('install', (event) => {
  // No cache depends on the version of this file, so a new one may take over under open tabs.
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
    // Not intercepted: offline, Next falls back to a full load, which the stored HTML answers.
    if (!isPrefetch(request)) event.waitUntil(keepSeenPage(keyOf(url)).catch(() => undefined));
  } else answerFile(event, url);
});

/** @param {{ type: string, lang: string, url: string }} message */
const hear = async ({ type, lang, url }) => {
  if (type === 'forget') await forgetReader();
  if (type === 'forget-pages') await forget([PAGES]);
  if (type === 'recheck') await recheckDetails(0);
  if (type === 'contact') await recheckDetails(YOUNG_MS);
  if (type !== 'hello') return;
  await Promise.all([keepOfflinePage(lang), keepSeenPage(keyOf(url))]);
  await recheckDetails(YOUNG_MS);
};

worker.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data).catch(() => undefined));
});

/** @typedef {{ kind?: string, id?: string, title: string, body?: string, tag?: string, href?: string, accept?: string, details?: string, number?: string, startsAt?: string, bookingId?: string, service?: string }} Note */

/** Always shows something: browsers revoke the permission of apps whose pushes show nothing.
 * @param {PushEvent} event @returns {Note} */
const readNote = ({ data }) => {
  try {
    const sent = data?.json();
    // Firebase wraps the server's payload.
    const note = sent?.fcmMessageId ? sent.data : sent;
    return typeof note?.title === 'string' ? note : { title: '' };
  } catch {
    return { title: '' };
  }
};

const listWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** @param {{ accept?: string, details?: string, number?: string }} request */
const listActions = ({ accept, details, number }) =>
  accept && details && number
    ? [
        { action: 'accept', title: accept },
        { action: 'details', title: details },
      ]
    : [];

/** Everything that an Accept on the note needs, also without a network.
 * @param {Pick<Note, 'number' | 'startsAt' | 'bookingId' | 'service'>} request */
const aboutRequest = ({ number, startsAt, bookingId, service }) => ({ number, startsAt, bookingId, service });

/** One note per conversation or booking; a new message rings again, a repeated one does not.
 * @param {Note} note */
const showNote = async ({ kind, id, title, body = '', tag = 'hunar', href = '/', ...request }) => {
  const seen = (await listWindows()).find(({ visibilityState }) => visibilityState === 'visible');
  // The page supplies the text of a note that has none.
  if (seen) return seen.postMessage({ type: 'note', id, title, body });
  const before = await worker.registration.getNotifications({ tag });
  const isRepeated = id !== undefined && before.some(({ data }) => data?.id === id);
  const options = /** @type {NotificationOptions} */ ({
    ...{ body, tag, icon: '/icons/any-192.png' },
    data: { id, href, ...aboutRequest(request) },
    actions: listActions(request),
    renotify: kind === 'message' && !isRepeated,
    silent: isRepeated,
  });
  await worker.registration.showNotification(title || 'Hunar', options);
};

/** @param {Note} note */
const hearNote = async (note) => {
  // Something came through: writes that wait on this device need not wait for their next attempt.
  for (const open of await listWindows()) open.postMessage({ type: 'push' });
  await showNote(note);
  // The change may end the right to see a street.
  if (note.href?.startsWith('/bookings/')) await recheckDetails(0).catch(() => undefined);
};

worker.addEventListener('push', (event) => event.waitUntil(hearNote(readNote(event))));

/** Opens the address in an existing tab, otherwise in a new one.
 * @param {unknown} href */
const openPlace = async (href) => {
  const url = new URL(String(href), worker.location.origin);
  const place = url.origin === worker.location.origin ? url.pathname + url.search + url.hash : '/';
  const [tab] = await listWindows();
  if (!tab) return worker.clients.openWindow(place);
  tab.postMessage({ type: 'go', href: place });
  await tab.focus();
};

/** Leaves the tapped Accept for the page. A link cannot do this: it would accept on behalf of its author.
 * @param {Pick<Note, 'number' | 'startsAt' | 'bookingId' | 'service'>} request */
const leaveAnswer = async (request) => {
  // lib/platform/browser/personal-data.ts uses this name too.
  const answers = await caches.open('answers');
  const kept = { ...aboutRequest(request), at: Date.now() };
  await answers.put(`/accept/${encodeURIComponent(String(request.number))}`, Response.json(kept));
};

/** @param {Notification} notification @param {string} action */
const followNote = async ({ data }, action) => {
  // On a full disk the page still opens, and shows the request.
  if (action === 'accept') await leaveAnswer(data).catch(() => undefined);
  await openPlace(data?.href ?? '/');
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(followNote(event.notification, event.action));
});
