import type { Locator, Page } from '@playwright/test';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
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

test('on a desk a booking opens beside the list: arrows go on to the next, Back and Esc close', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const booked = [await makeBooking({ customer: user }), await makeBooking({ customer: user })];
  const numbers = booked.map(({ number }) => number);
  await openPage(page, '/bookings');
  const pane = page.locator('[data-slot=pane]');
  const list = page.locator('[data-slot=booking-card]');
  await list.first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/bookings\?open=[0-9a-f]{24}$/);
  const [first = ''] = await list
    .first()
    .innerText()
    .then((text) => numbers.filter((one) => text.includes(one)));
  const second = numbers.find((one) => one !== first) ?? '';
  await expect(pane).toContainText(first);
  const [main, detail] = [await boxOf(page.getByRole('main')), await boxOf(pane)];
  expect(main.x + main.width).toBeLessThanOrEqual(detail.x);
  // The keys come when the page is at rest.
  await expect(async () => {
    await list.first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(pane).toContainText(second, { timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(pane).toContainText(second);
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/bookings');
  await page.goForward();
  await expect(pane).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/bookings');
  await page.setViewportSize({ width: 360, height: 740 });
  await list.first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
});

test('a booking that stands beside the list is printed alone', async ({ page, context, site }) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const { _id, number } = await makeBooking({
    bookable: await makeBookable({ name: 'Ravi Verma' }),
    customer: user,
  });
  await openPage(page, `/bookings?open=${String(_id)}`);
  const pane = page.locator('[data-slot=pane]');
  await expect(pane).toContainText(number);
  const close = pane.getByRole('link', { name: 'Close' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(pane).toContainText(number);
  await expect(close).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await close.click();
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/bookings');
});
