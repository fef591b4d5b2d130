import type { BrowserContext, Page } from '@playwright/test';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { signIn } from '#server/testing/factories/users.ts';

// Whatever is asked for without the network fails, and says so.
test.use({
  serviceWorkers: 'allow',
  allowedFaults: [[/INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/], { scope: 'test' }],
});

test.beforeEach(async ({ context, site }) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
});

/** Opens one page, goes offline, and asks for another that was never opened. */
const openUnkept = async (page: Page, context: BrowserContext): Promise<void> => {
  await openPage(page, '/');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/docs');
};

test('the offline bar comes and goes with the network, and covers nothing', async ({ page, context }) => {
  await openPage(page, '/');
  // The browser complains of a worker that it is still fetching.
  await awaitWorker(page);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Pages you have opened before can still be read.')).toBeVisible();
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

test('a conversation read before is there offline after a reload, and gone after signing out', async ({
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

test('a page never opened is replaced offline by a page that links to the kept ones', async ({
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

test('signing out removes the kept pages', async ({ page, context }) => {
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

test('the next person at the phone never sees kept pages of the one before', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/');
  await awaitWorker(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hunar.token'))).not.toBeNull();
  // As when a session has ended without anyone signing out.
  await context.clearCookies();
  await enterAs(context, site.url, 'worker');
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/docs');
  await awaitWorker(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('the page of a password reset link is not kept', async ({ page }) => {
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

test('API answers are never kept', async ({ page }) => {
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
