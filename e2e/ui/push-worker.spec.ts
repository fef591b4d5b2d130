import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { wholeBrowser } from '../fixtures/browsers.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

const page = `<html lang="en"><title>Any page</title><script>
  globalThis.heard = [];
  navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
</script></html>`;

/** An origin that has our worker and pages which only listen to it. */
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

const heard = (tab: Page) => tab.evaluate<unknown[]>('heard');

const message = { kind: 'message', id: 'm1', title: 'Ravi Kumar', body: 'On my way', tag: 'talk:1' };
const note = { ...message, href: '/messages?userId=1' };

test('a push shows one note per conversation, and a tap takes an open tab to it', async ({
  page: tab,
  context,
}) => {
  const { origin, stop } = await serve();
  await context.grantPermissions(['notifications'], { origin });
  await tab.goto(origin);
  await tab.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)`);
  const deliver = await reachWorker(tab, origin);

  // Somebody looks at the app: a word in the page, and nothing on the phone's screen.
  await deliver(note);
  await expect
    .poll(() => heard(tab))
    .toEqual([{ type: 'note', id: 'm1', title: 'Ravi Kumar', body: 'On my way' }]);
  expect(await shownNotes(context)).toEqual([]);

  // Nobody does: the same message rings once, the next one again in the same place.
  await tab.goto('about:blank');
  await deliver(note);
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'On my way', renotify: true }]);
  await deliver(note);
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'On my way', renotify: false }]);
  await deliver({ ...note, id: 'm2', body: 'At the gate' });
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'At the gate', renotify: true }]);

  // Firebase wraps what the server sends.
  const wrapped = { ...note, id: 'm3', body: 'Outside' };
  await deliver({ data: wrapped, fcmMessageId: '1', from: '2', priority: 'high' });
  await expect.poll(() => shownNotes(context)).toEqual([{ body: 'Outside', renotify: true }]);

  await tab.goto(origin);
  await tap(context);
  await expect.poll(() => heard(tab)).toEqual([{ type: 'go', href: note.href }]);
  expect(await shownNotes(context)).toEqual([]);
  stop();
});
