import type { BrowserContext, Locator, Page } from '@playwright/test';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeFoundWorker } from '#server/testing/factories/found-workers.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const places = (page: Page) => page.locator('[data-slot=bottom-navigation]');
const cards = (page: Page) => page.locator('[data-slot=worker-card]');

/** What opens cards beside their list comes when the page is at rest. */
const awaitBeside = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-desk');

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

/** Opens the search for them; a server keeps the trades for a second or two, and those of the test before are other ones. */
const openResults = (page: Page): Promise<void> =>
  expect(async () => {
    await openPage(page, '/search?query=electrician');
    await expect(cards(page)).toHaveCount(3, { timeout: 1000 });
  }).toPass();

/** Three electricians whom a customer has searched for. */
const enterResults = async (page: Page, context: BrowserContext, origin: string): Promise<void> => {
  await makeElectricians();
  await enterAs(context, origin, 'customer');
  await openResults(page);
};

test.use({ viewport: { width: 1366, height: 800 } });

test('on a desk the places stand at the side, cards beside each other, and nothing scrolls sideways', async ({
  page,
  context,
  site,
}) => {
  await enterResults(page, context, site.url);
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
  await openResults(page);
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
  await awaitBeside(page);
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
  await reloadPage(page);
  await awaitBeside(page);
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

test('on a desk a worker opens beside the results: arrows go on, Esc and Back close, a reload and the search stay', async ({
  page,
  context,
  site,
}) => {
  await enterResults(page, context, site.url);
  const pane = page.locator('[data-slot=pane]');
  const box = page.getByRole('main').getByRole('combobox');
  await awaitBeside(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  const details = page.getByRole('link', { name: /^Details of / });
  const shownName = pane.getByRole('heading', { level: 2 }).nth(1);
  await details.first().click();
  await expect(page).toHaveURL(/\/search\?query=electrician&open=[0-9a-f]{24}$/);
  await expect(shownName).toHaveText(names[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Search']);
  await expect(cards(page).first()).toHaveAttribute('data-open');
  expect(await findBarriers(page)).toEqual([]);
  const [main, detail] = [await boxOf(page.getByRole('main')), await boxOf(pane)];
  expect(main.x + main.width).toBeLessThanOrEqual(detail.x);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await page.setViewportSize({ width: 1366, height: 800 });
  // The keys come when the page is at rest.
  await expect(async () => {
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(shownName).toHaveText(names[1] ?? '', { timeout: 1000 });
  }).toPass();
  await reloadPage(page);
  await expect(shownName).toHaveText(names[1] ?? '');
  await pane.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Book ${names[1] ?? ''}` })).toBeVisible();
  // What lies on top closes first.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/search?query=electrician');
  await page.goForward();
  await expect(shownName).toHaveText(names[1] ?? '');
  await box.focus();
  await page.keyboard.press('Escape');
  // A list of suggestions would be the first to close.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(box).toHaveValue('electrician');
  await expect(cards(page)).toHaveCount(3);
});

test('beside the results of a phone, of a guest and of somebody who is not there nothing opens', async ({
  page,
  context,
  site,
}) => {
  await makeElectricians();
  const details = page.getByRole('link', { name: /^Details of / });
  await openResults(page);
  await details.first().click();
  await expect(page).toHaveURL(/\/login\?/);
  await enterAs(context, site.url, 'customer');
  await openPage(page, `/search?query=electrician&open=${'a'.repeat(24)}`);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('[data-slot=pane]')).toHaveCount(0);
  await openPage(page, '/search?query=electrician&open=nobody');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('[data-slot=pane]')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await details.first().click();
  await expect(page).toHaveURL(/\/worker\/[0-9a-f]{24}$/);
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
