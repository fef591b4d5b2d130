import type { Page } from '@playwright/test';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { makeMarket, makePlumbers } from '../fixtures/make-market.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '**/users/search-worker?*';
const cards = (page: Page) => page.locator('[data-slot=worker-card]');
const results = (page: Page) => page.locator('section[aria-busy]');
const look = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('combobox').fill(words);
  await page.getByRole('combobox').press('Enter');
};

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);

test.beforeEach(async ({ context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
});

test('a running search shows a labelled skeleton', async ({ page }) => {
  await openPage(page, '/search');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await promise;
    await route.continue();
  });
  await look(page, 'sunita');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible();
  await expect(results(page).locator('[data-slot=skeleton]').first()).toBeVisible();
  resolve();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(1);
});

test('more workers load on scrolling, in order and without duplicates', async ({ page }) => {
  await makePlumbers(23);
  await openPage(page, '/search?skills=plumber');
  await expect(cards(page)).toHaveCount(10);
  while ((await cards(page).count()) < 24) await page.mouse.wheel(0, 4000);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  const shown = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(shown).size).toBe(24);
});

test('going back restores all loaded workers and the scroll position', async ({ page }) => {
  await makePlumbers(23);
  await openPage(page, '/search?skills=plumber');
  while ((await cards(page).count()) < 24) await scrollTo(page, 100_000);
  await scrollTo(page, 3000);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
});

test.describe('when the server fails', () => {
  test.use({ allowedFaults: [[/status of (500|429)|ERR_|failed request/], { scope: 'test' }] });

  test('a failed search shows an error, keeps the query and succeeds on retry', async ({ page }) => {
    await openPage(page, '/search');
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
    await look(page, 'sunita');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch workers' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('sunita');
    await page.unroute(CALL);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('a refusal for too many requests shows how long to wait', async ({ page }) => {
    await openPage(page, '/search');
    const refusal = { success: false, code: 'too_many_requests', error: 'Too many requests.' };
    await page.route(CALL, (route) =>
      route.fulfill({ status: 429, json: refusal, headers: { 'retry-after': '30' } }),
    );
    await look(page, 'sunita');
    await expect(page.getByRole('alert').filter({ hasText: 'Wait 30 seconds' })).toBeVisible();
  });

  test('a next page that fails keeps the loaded workers, and loads on Retry', async ({ page }) => {
    await makePlumbers(14);
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
    await openPage(page, '/search?skills=plumber');
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText('Couldn’t load more workers.')).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await page.unroute(CALL);
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(15);
  });

  test('an offline search shows a message and runs when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/search');
    // Lets the page finish the requests that need its session.
    await awaitQuiet(page);
    await context.setOffline(true);
    await look(page, 'sunita');
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(1);
  });
});

test('a service not offered yet says so, and a customer can ask to be notified', async ({ page }) => {
  await openPage(page, '/search?query=pest+control');
  const notice = page.getByRole('main').getByText('No one on Hunar does “pest control” yet.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('We’ll notify you once it’s available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);
});
