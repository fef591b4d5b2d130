import type { Locator, Page } from '@playwright/test';
import { makeFoundWorker } from '#server/testing/factories/found-workers.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const places = (page: Page) => page.locator('[data-slot=bottom-navigation]');
const cards = (page: Page) => page.locator('[data-slot=worker-card]');

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

const makeElectricians = async (): Promise<void> => {
  await makeTrades();
  for (const name of ['Ravi Verma', 'Sunita Devi', 'Arif Ansari'])
    await makeFoundWorker({ name, trades: ['Electrician'] });
};

test.use({ viewport: { width: 1366, height: 800 } });

test('on a desk the places stand at the side, cards beside each other, and nothing scrolls sideways', async ({
  page,
  context,
  site,
}) => {
  await makeElectricians();
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/search?query=electrician');
  await expect(cards(page)).toHaveCount(3);
  const [first, second] = [await boxOf(cards(page).first()), await boxOf(cards(page).nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(await boxOf(places(page))).toEqual({ x: 0, y: 0, width: 240, height: 800 });
  const main = await boxOf(page.getByRole('main'));
  expect(main.x).toBeGreaterThanOrEqual(240);
  expect(main.width).toBeLessThanOrEqual(1200);
  await page.setViewportSize({ width: 800, height: 800 });
  const bar = await boxOf(places(page));
  expect([bar.x, Math.round(bar.y + bar.height)]).toEqual([0, 800]);
  for (const width of [1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('on a desk / leads to the search box, also from another page, and arrows lead from card to card', async ({
  page,
}) => {
  await makeElectricians();
  await openPage(page, '/search?query=electrician');
  const box = page.getByRole('main').getByRole('combobox');
  // The keys come when the page is at rest.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await box.press('End');
  await box.pressSequentially(' /');
  await expect(box).toHaveValue('electrician /');
  const links = cards(page).locator('a[href], button');
  await cards(page).first().locator('a[href], button').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).nth(1).locator('a[href], button').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(links.first()).toBeFocused();
  await openPage(page, '/more');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search', { timeout: 1000 });
  }).toPass();
});
