import type { Page } from '@playwright/test';
import { z } from 'zod';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';

const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const manifest = z.object({
  id: z.literal('/'),
  name: z.literal('Hunar'),
  short_name: z.literal('Hunar'),
  description: z.string().min(1),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(picture.extend({ purpose: z.enum(['any', 'maskable']) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })).min(1),
  screenshots: z.array(picture.extend({ form_factor: z.literal('narrow') })).min(1),
});

test('the page links a manifest whose icons and screenshots load', async ({ page, request }) => {
  await openPage(page, '/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, screenshots } = manifest.parse(await response.json());
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, type } of atLeastOne([...icons, ...screenshots])) {
    const file = await request.get(src);
    expect(file.status(), src).toBe(200);
    expect(file.headers()['content-type'], src).toBe(type);
  }
});

test('the manifest is in the language of the phone', async ({ request }) => {
  const headers = { 'accept-language': 'hi-IN,hi;q=0.9' };
  const reply: unknown = await (await request.get('/manifest.webmanifest', { headers })).json();
  expect(reply).toMatchObject({ lang: 'hi' });
});

test('the page links a PNG icon for iPhones', async ({ page, request }) => {
  await openPage(page, '/login');
  const href = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/png');
});

test('/sw.js is served with no-cache', async ({ request }) => {
  const headers = (await request.get('/sw.js')).headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
});

const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = async (): Promise<void> => void (document.title = 'Asked');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('Install appears on More once the browser offers it, and opens its prompt', async ({ page }) => {
  await openPage(page, '/more');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await offerInstall(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveTitle('Asked');
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
});

test('a person who taps Not now is not offered the installation again', async ({ page }) => {
  await openPage(page, '/more');
  await offerInstall(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await reloadPage(page);
  await offerInstall(page);
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
});
