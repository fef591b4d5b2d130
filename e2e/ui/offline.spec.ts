import type { BrowserContext, Page } from '@playwright/test';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { KEPT_PAGES } from '#lib/platform/browser/kept-pages.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { agePages } from '../fixtures/saved-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { signIn } from '#e2e/kit/factories/users.ts';

// Offline requests fail, and the browser logs it.
test.use({
  serviceWorkers: 'allow',
  allowedFaults: [[/INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/], { scope: 'test' }],
});

test.beforeEach(async ({ context, site }) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
});

const countCopies = (page: Page): Promise<number> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, KEPT_PAGES);

/** Opens a page, goes offline, then opens one that was never loaded. */
const openUnkept = async (page: Page, context: BrowserContext): Promise<void> => {
  await openPage(page, '/');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/docs');
};

test('the offline bar follows the network and covers nothing', async ({ page, context }) => {
  await openPage(page, '/');
  // The browser reports an error for a service worker that is still loading.
  await awaitWorker(page);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('You can still read pages you’ve opened before.')).toBeVisible();
  const bar = await page.locator('[data-slot=offline-bar]').boundingBox();
  expect((await main.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(await main.boundingBox()).toEqual(before);
});

test('two panes side by side show one offline bar', async ({ page, context, site }) => {
  const { userId: partnerId } = await signIn('worker');
  const me = await enterAs(context, site.url, 'customer');
  await makeMessage({ from: partnerId, to: me.userId, text: 'Namaste' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, `/messages?userId=${partnerId}`);
  await awaitWorker(page);
  await context.setOffline(true);
  const bars = page.locator('p:visible', { hasText: 'You are offline.' });
  await expect(bars).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(bars).toHaveCount(1);
});

test('a read conversation is available offline after a reload, and gone after signing out', async ({
  page,
  context,
  site,
}) => {
  const { userId: partnerId } = await signIn('worker');
  const me = await enterAs(context, site.url, 'customer');
  await makeMessage({ from: partnerId, to: me.userId, text: 'I come at nine' });
  await openPage(page, '/messages');
  await awaitWorker(page);
  await page.getByRole('link', { name: /I come at nine/ }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('I come at nine')).toBeVisible();
  const countKept = () =>
    page.evaluate(async () => (await (await caches.open('hunar-conversations-1')).keys()).length);
  await expect.poll(countKept).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(log.getByText('I come at nine')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await context.setOffline(false);
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(countKept).toBe(0);
});

test('a page opened before is shown offline, with its age', async ({ page, context }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Electrician')).toBeVisible();
  await expect(page.getByText(/Last updated: \w{3}, \d{1,2} \w{3}, \d{1,2}:\d\d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByText('Electrician')).toBeVisible();
});

test('a page never opened is replaced offline by a page that links to the cached ones', async ({
  page,
  context,
}) => {
  await openUnkept(page, context);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'You can still read' });
  await expect(kept.getByRole('link')).toHaveCount(1);
  await kept.getByRole('link').click();
  await expect(page.getByText('Electrician')).toBeVisible();
});

test('a page that was opened at two addresses is one line of the offline page', async ({ page, context }) => {
  await openPage(page, '/?from=mail');
  await awaitWorker(page);
  await openPage(page, '/');
  await expect.poll(() => countCopies(page)).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.goto('/docs');
  const kept = page.getByRole('region', { name: 'You can still read' });
  await expect(kept.getByRole('link')).toHaveCount(1);
});

test('the offline page opens the wanted page by itself when the network is back', async ({
  page,
  context,
}) => {
  await openUnkept(page, context);
  await awaitPage(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/docs$/);
});

test('the offline page is in the language of the other pages', async ({ page, context, site }) => {
  await speak(context, site.url, 'ta');
  await openPage(page, '/');
  await awaitWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline', { ignoreVary: true }))?.text()))
    .toContain('<html lang="ta"');
  await context.setOffline(true);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'இணைய இணைப்பு இல்லை' })).toBeVisible();
});

test('a copy of a page is shown for a week and no longer', async ({ page, context }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await context.setOffline(true);
  await agePages(page, 6.9);
  await page.reload();
  await expect(page.getByText('Electrician')).toBeVisible();
  await agePages(page, 7.1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Electrician')).toHaveCount(0);
});

test('a worker who cancels a booking keeps no copy with the customer’s street', async ({
  page,
  context,
  site,
}) => {
  const { params, worker } = await makePair('accepted');
  await enterWith(context, site.url, worker);
  const path = `/bookings/${params.id}`;
  await openPage(page, path);
  await expect(page.getByText(/12 Park Road/)).toBeVisible();
  await awaitWorker(page);
  await expect.poll(() => countCopies(page)).toBeGreaterThan(0);
  const { card, moves } = messages('en').jobBoard;
  await page.getByRole('main').getByRole('button', { name: card.more }).click();
  await page.getByRole('dialog').getByRole('button', { name: moves.cancelled }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Booking Cancelled');
  // A refresh that fails for want of a network would open the page once more.
  await awaitQuiet(page);
  await context.setOffline(true);
  await page.goto(path);
  await awaitPage(page);
  await expect(page.getByText(/12 Park Road/)).toHaveCount(0);
});

test('signing out removes the cached pages', async ({ page, context }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Electrician')).toHaveCount(0);
});

test('the next person on the phone never sees cached pages of the previous one', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hunar.token'))).not.toBeNull();
  // As when a session ends without signing out.
  await context.clearCookies();
  await enterAs(context, site.url, 'worker');
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/docs');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('the page of a password reset link is not cached', async ({ page }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await openPage(page, '/forgot-password?id=0123456789abcdef01234567&token=a');
  await openPage(page, '/docs');
  await awaitWorker(page);
  const kept = await page.evaluate(async () => {
    const keys = await (await caches.open('hunar-pages-1')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/', '/docs']);
});

test('API answers are never cached', async ({ page }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await page.evaluate(async () => (await fetch('/api/v1/admin/skill-list')).text());
  await page.reload();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(3);
});

test('a page that refreshes right after it was reached is copied once', async ({ page, context }) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await awaitQuiet(page);
  const copied: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && request.headers()['accept'] === 'text/html')
      copied.push(new URL(request.url()).pathname);
  });
  await page.evaluate(async () => {
    const read = () => fetch('/bookings', { headers: { rsc: '1' } }).then((response) => response.text());
    await Promise.all([read(), read()]);
  });
  await expect.poll(() => copied.length).toBeGreaterThan(0);
  await awaitQuiet(page);
  expect(copied).toEqual(['/bookings']);
});
