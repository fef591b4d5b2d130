import type { Page, Response } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#lib/platform/contract/locale.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { furnish } from '../fixtures/furnish.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const folder = join(import.meta.dirname, '../../app/styles/fonts');
const MAX_LATIN_BYTES = 45 * 1024;
const MAX_SCRIPT_BYTES = 60_000;

const loadFonts = async (page: Page, path: string): Promise<Response[]> => {
  const fonts: Response[] = [];
  page.on('response', (response) => response.url().endsWith('.woff2') && fonts.push(response));
  await openPage(page, path);
  await page.evaluate(() => document.fonts.ready);
  return fonts;
};

const sumBytes = async (fonts: readonly Response[]): Promise<number> => {
  const bodies = await Promise.all(fonts.map((font) => font.body()));
  return bodies.reduce((sum, { length }) => sum + length, 0);
};

test('no font file is larger than 60 kB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(files.length).toBeGreaterThanOrEqual(locales.length);
  for (const file of files)
    expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test('the home page loads one typeface, within its size limit', async ({ page, context, site }) => {
  const path = await furnish('/');
  await enterAs(context, site.url, 'customer');
  const fonts = await loadFonts(page, path);
  expect(fonts.length).toBeGreaterThan(0);
  expect(await sumBytes(fonts)).toBeLessThanOrEqual(MAX_LATIN_BYTES);
});

test('the typeface has its own rupee sign', async ({ page }) => {
  await openPage(page, '/login');
  const faces = await page.evaluate(async () => {
    const found = await Promise.all(['₹', '𝄞'].map((sign) => document.fonts.load('16px Anek', sign)));
    return found.map(({ length }) => length);
  });
  expect(faces).toEqual([1, 0]);
});

for (const locale of locales)
  test(`the login page in ${locale} loads no font with Save-Data`, async ({ page, context, site }) => {
    await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    await speak(context, site.url, locale);
    expect(await loadFonts(page, '/login')).toEqual([]);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
