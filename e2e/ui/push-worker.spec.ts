import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { wholeBrowser } from '../fixtures/browsers.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

const page = `<html lang="en"><title>Any page</title><script>
  globalThis.heard = [];
  navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
</script></html>`;

/** An origin that serves our service worker and pages that only listen to it. */
const serve = async () => {
  const script = readFileSync(new URL('../../public/sw.js', import.meta.url));
  const server = createServer(({ url }, response) => {
    const isScript = url === '/sw.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${address.port}`, stop };
};

/** Delivers what a push service would. */
const reachWorker = async (tab: Page, origin: string) => {
  const session = await tab.context().newCDPSession(tab);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (note: object) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(note) });
};

const inWorker = async <Result>(context: BrowserContext, code: string): Promise<Result | undefined> =>
  context.serviceWorkers()[0]?.evaluate<Result>(code);

/** Counts the notes that the browser shows. Chromium forgets a note whose list is asked for just before it is shown. */
const countShown = (context: BrowserContext) =>
  inWorker(
    context,
    `{
      const show = registration.showNotification.bind(registration);
      globalThis.shown = 0;
      registration.showNotification = (...note) => show(...note).then(() => { shown += 1; });
    }`,
  );

const shownNotes = (context: BrowserContext) =>
  inWorker<{ body: string; renotify: boolean }[]>(
    context,
    `registration.getNotifications().then((notes) => notes.map(({ body, renotify }) => ({ body, renotify })))`,
  );

const tap = (context: BrowserContext) =>
  inWorker(
    context,
    `registration.getNotifications().then(([notification]) => {
      try { dispatchEvent(new NotificationEvent('notificationclick', { notification })); } catch {}
    })`,
  );

/** Opens a page whose service worker is ready for pushes. */
const openWorker = async (tab: Page, context: BrowserContext) => {
  const { origin, stop } = await serve();
  await context.grantPermissions(['notifications'], { origin });
  await tab.goto(origin);
  await tab.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)`);
  const deliver = await reachWorker(tab, origin);
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await countShown(context);
  /** Delivers a note while the app is not in view, and waits until it is shown. */
  const ring = async (note: object) => {
    const shown = await inWorker<number>(context, 'shown');
    await deliver(note);
    await expect.poll(() => inWorker<number>(context, 'shown')).toBe((shown ?? 0) + 1);
  };
  return { origin, stop, deliver, ring };
};

/** Waits until the worker has noticed which windows are open: a push before that would go to the wrong ones. */
const awaitWindows = (context: BrowserContext, count: number) =>
  expect
    .poll(() =>
      inWorker(context, `clients.matchAll({ includeUncontrolled: true }).then((open) => open.length)`),
    )
    .toBe(count);

const leaveApp = async (tab: Page, context: BrowserContext) => {
  await tab.goto('about:blank');
  await awaitWindows(context, 0);
};

const received = (tab: Page) => tab.evaluate<unknown[]>('heard');

const message = { kind: 'message', id: 'm1', title: 'Ravi Kumar', body: 'On my way', tag: 'talk:1' };
const note = { ...message, href: '/messages?userId=1' };

test('a push shows one note per conversation, and a tap takes an open tab to it', async ({
  page: tab,
  context,
}) => {
  const { origin, stop, deliver, ring } = await openWorker(tab, context);

  // With the app in view: a message in the page, and no notification.
  await deliver(note);
  const seen = { type: 'note', id: 'm1', title: 'Ravi Kumar', body: 'On my way' };
  await expect.poll(() => received(tab)).toEqual([{ type: 'push' }, seen]);
  expect(await shownNotes(context)).toEqual([]);

  // Without it: the same message notifies once, and the next one replaces it.
  await leaveApp(tab, context);
  await ring(note);
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'On my way', renotify: true }]);
  await ring(note);
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'On my way', renotify: false }]);
  await ring({ ...note, id: 'm2', body: 'At the gate' });
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'At the gate', renotify: true }]);

  // Firebase wraps the server's payload.
  const wrapped = { ...note, id: 'm3', body: 'Outside' };
  await ring({ data: wrapped, fcmMessageId: '1', from: '2', priority: 'high' });
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'Outside', renotify: true }]);

  await tab.goto(origin);
  await tap(context);
  await expect.poll(() => received(tab)).toEqual([{ type: 'go', href: note.href }]);
  expect(await shownNotes(context)).toEqual([]);
  stop();
});

test('Accept on a request leaves the answer for the page, and only for the request that the note named', async ({
  page: tab,
  context,
}) => {
  const { stop, ring } = await openWorker(tab, context);
  await leaveApp(tab, context);
  const about = {
    ...{ number: 'HN-1', startsAt: '2026-12-01T04:30:00.000Z' },
    ...{ bookingId: 'b'.repeat(24), service: 'Fan' },
  };
  const request = { kind: 'booking', id: 'n1', title: 'New request', tag: 'booking:HN-1', href: '/jobs' };
  const buttons = { accept: 'Accept', details: 'Details' };
  await ring({ ...request, ...about, ...buttons });
  const listActions = (tag = request.tag) =>
    inWorker(
      context,
      `registration.getNotifications({ tag: '${tag}' }).then(([note]) => note?.actions?.map(({ action, title }) => action + ':' + title))`,
    );
  await expect.poll(() => listActions()).toEqual(['accept:Accept', 'details:Details']);
  const press = (action: string, tag = request.tag) =>
    inWorker(
      context,
      `registration.getNotifications({ tag: '${tag}' }).then(([notification]) => {
        try { dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' })); } catch {}
      })`,
    );
  const readAnswer = (number = about.number) =>
    inWorker<Record<string, unknown> | null>(
      context,
      `caches.open('answers').then((kept) => kept.match('/accept/${number}')).then((kept) => kept?.json() ?? null)`,
    );
  await press('details');
  expect(await readAnswer()).toBeNull();
  await ring({ ...request, id: 'n2', ...about, ...buttons });
  await expect.poll(() => listActions()).toHaveLength(2);
  await press('accept');
  await expect.poll(() => readAnswer()).toMatchObject(about);
  // Another request's does not replace it.
  const other = { ...about, number: 'HN-2', bookingId: 'c'.repeat(24) };
  const next = { ...request, id: 'n3', tag: 'booking:HN-2' };
  await ring({ ...next, ...other, ...buttons });
  await expect.poll(() => listActions(next.tag)).toHaveLength(2);
  await press('accept', next.tag);
  await expect.poll(() => readAnswer('HN-2')).toMatchObject(other);
  expect(await readAnswer()).toMatchObject(about);
  stop();
});

test('a push reaches every window, so that each sends what waits in it', async ({ page: tab, context }) => {
  const { origin, stop, deliver } = await openWorker(tab, context);
  const other = await context.newPage();
  await other.goto(origin);
  await awaitWindows(context, 2);
  await deliver(note);
  for (const open of [tab, other]) await expect.poll(() => received(open)).toContainEqual({ type: 'push' });
  stop();
});
