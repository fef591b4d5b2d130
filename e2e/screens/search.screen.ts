import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeMarket } from '../fixtures/make-market.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.beforeEach(async ({ context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
});

for (const theme of themes)
  test(`search, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/search?query=electrician&rating=4');
    await page.locator('[data-slot=worker-card] [aria-pressed]').first().waitFor();
    await takeScreen(page, `search-${theme}`);
  });

for (const locale of ['hi', 'ta'] as const)
  test(`search in ${locale}`, async ({ page, context, site }) => {
    await speak(context, site.url, locale);
    await openPage(page, '/search?skills=electrician&rating=4');
    await takeScreen(page, `search-${locale}`);
  });

test('search on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await openPage(page, '/search?query=electrician');
  await takeScreen(page, 'search-desk');
});

for (const theme of themes)
  test(`empty search, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/search');
    await takeScreen(page, `search-start-${theme}`);
  });

for (const theme of themes)
  test(`filters of search, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/search?skills=electrician&rating=4');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Show 2 workers' }).waitFor();
    await takeScreen(page, `search-filters-${theme}`);
  });

test('filters of search in Tamil', async ({ page, context, site }) => {
  await speak(context, site.url, 'ta');
  await openPage(page, '/search?skills=electrician');
  await page.getByRole('search').locator('[aria-haspopup=dialog]').click();
  await page.getByRole('button', { name: /3 பேரைக் காட்டு/ }).waitFor();
  await takeScreen(page, 'search-filters-ta');
});

test('search without results', async ({ page }) => {
  await openPage(page, '/search?query=astronaut&rating=4');
  await takeScreen(page, 'search-empty');
});

test('search of a guest', async ({ page, context }) => {
  await context.clearCookies();
  await openPage(page, '/search?query=electrician');
  await takeScreen(page, 'search-guest');
});

test('search while loading', async ({ page }) => {
  await openPage(page, '/search');
  await page.route('**/users/search-worker?*', () => undefined);
  await page.getByRole('combobox').fill('plumber');
  await page.getByRole('combobox').press('Enter');
  await page.getByText('Searching').waitFor();
  await takeScreen(page, 'search-loading');
});

test.describe('when the server fails', () => {
  test.use({ allowedFaults: [[/./], { scope: 'test' }] });

  test('search with an error', async ({ page }) => {
    await openPage(page, '/search');
    await page.route('**/users/search-worker?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('combobox').fill('plumber');
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    await takeScreen(page, 'search-error');
  });

  test('search without a network', async ({ page, context }) => {
    await openPage(page, '/search');
    await context.setOffline(true);
    await page.getByRole('combobox').fill('plumber');
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
    await takeScreen(page, 'search-offline');
  });
});
