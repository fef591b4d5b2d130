import type { Page } from '@playwright/test';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const readBackground = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

const paper = 'rgb(251, 250, 247)';
const night = 'rgb(15, 20, 19)';

/** As in the settings; guests can choose too. */
const choose = async (page: Page, theme: 'Light' | 'Dark' | 'Same as phone'): Promise<void> => {
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('dialog').getByRole('button', { name: theme }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const frameColor = (page: Page, setting: 'light' | 'dark'): Promise<string | null> =>
  page.locator(`meta[name="theme-color"][media*="${setting}"]`).getAttribute('content');

test('the page follows the theme of the phone until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/profile/settings');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toContainText('Same as phone');
  expect(await readBackground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await readBackground(page)).toBe(paper);
});

test('a chosen theme applies at once, also to the browser frame, and survives a reload', async ({ page }) => {
  await openPage(page, '/profile/settings');
  await choose(page, 'Dark');
  expect(await readBackground(page)).toBe(night);
  expect(await frameColor(page, 'light')).toBe('#171d1c');
  await reloadPage(page);
  await expect(page.getByRole('button', { name: 'Dark mode' })).toContainText('Dark');
  expect(await readBackground(page)).toBe(night);
  expect(await frameColor(page, 'light')).toBe('#171d1c');
  await choose(page, 'Same as phone');
  expect(await readBackground(page)).toBe(paper);
  expect(await frameColor(page, 'light')).toBe('#ffffff');
});

test('the light theme stays light on a phone set to dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/profile/settings');
  await choose(page, 'Light');
  expect(await readBackground(page)).toBe(paper);
});

test('another open tab follows the choice', async ({ page, context }) => {
  await openPage(page, '/more');
  const other = await context.newPage();
  await openPage(other, '/profile/settings');
  await choose(other, 'Dark');
  await expect.poll(() => readBackground(page)).toBe(night);
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('the first paint is in the chosen theme', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'hunar.theme', value: 'dark', url: site.url }]);
    await page.goto('/more');
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    expect(await readBackground(page)).toBe(night);
  });

  test('an unknown theme in the cookie falls back to the theme of the phone', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'hunar.theme', value: 'dark"><script>', url: site.url }]);
    await page.goto('/more');
    await expect(page.locator('html')).toHaveClass(/(^| )system( |$)/);
    expect(await readBackground(page)).toBe(paper);
  });
});
