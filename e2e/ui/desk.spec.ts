import type { BrowserContext, Page } from '@playwright/test';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeFullWorker } from '#e2e/kit/factories/workers.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { findBox } from '../fixtures/find-box.ts';
import { awaitPage, openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const places = (page: Page) => page.locator('[data-slot=bottom-navigation]');
const cards = (page: Page) => page.locator('[data-slot=worker-card]');

/** Keyboard shortcuts load when the page is idle. */
const awaitShortcuts = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-desk');

const makeElectricians = async (): Promise<void> => {
  await makeTrades();
  for (const name of ['Ravi Verma', 'Sunita Devi', 'Arif Ansari'])
    await makeFoundWorker({ name, trades: ['Electrician'] });
};

/** Opens their search; a server caches the trades for a second or two, and those of the previous test differ. */
const openResults = (page: Page): Promise<void> =>
  expect(async () => {
    await openPage(page, '/search?query=electrician');
    await expect(cards(page)).toHaveCount(3, { timeout: 1000 });
  }).toPass();

/** A customer who searched for three electricians. */
const enterResults = async (page: Page, context: BrowserContext, origin: string): Promise<void> => {
  await makeElectricians();
  await enterAs(context, origin, 'customer');
  await openResults(page);
};

test.use({ viewport: { width: 1366, height: 800 } });

test('a desktop has navigation at the side and cards side by side, and does not scroll sideways', async ({
  page,
  context,
  site,
}) => {
  await enterResults(page, context, site.url);
  const [first, second] = [await findBox(cards(page).first()), await findBox(cards(page).nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(await findBox(places(page))).toEqual({ x: 0, y: 0, width: 240, height: 800 });
  const main = await findBox(page.getByRole('main'));
  expect(main.x).toBeGreaterThanOrEqual(240);
  expect(main.width).toBeLessThanOrEqual(1200);
  await page.setViewportSize({ width: 800, height: 800 });
  const bar = await findBox(places(page));
  expect([bar.x, Math.round(bar.y + bar.height)]).toEqual([0, 800]);
  for (const width of [1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('beside a worker, the card with Book stays in view to the end of the page', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await makeTrades();
  await openPage(page, `/worker/${String((await makeFullWorker())._id)}`);
  const book = page.getByRole('main').getByRole('button', { name: 'Book' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(book).toBeInViewport();
  const prices = await findBox(
    page.getByRole('region', { name: 'Price list' }).or(page.locator('h1')).first(),
  );
  expect((await findBox(book)).x).toBeGreaterThan(prices.x + 300);
});

test('on wide screens too, a card is beside a worker, a service and a booking, and none is stretched', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const bookable = await makeBookable();
  const { _id } = await makeBooking({ bookable, customer: user });
  const [worker, service] = [String(bookable.worker._id), String(bookable.job._id)];
  for (const path of [`/worker/${worker}`, `/service/${service}`, `/bookings/${String(_id)}`]) {
    await openPage(page, path);
    for (const width of [1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const main = await findBox(page.getByRole('main'));
      const card = await findBox(page.locator('[data-slot=column-card]'));
      expect(card.x).toBeGreaterThan(main.x + main.width / 2);
      expect(card.width).toBeLessThanOrEqual(500);
      expect(main.width).toBeLessThanOrEqual(1200);
    }
  }
});

test('beside a service, its price stays in view and leads to the workers', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { job } = await makeBookable();
  await openPage(page, `/service/${String(job._id)}`);
  const choose = page.getByRole('link', { name: 'Choose a worker' });
  await choose.click();
  await expect(page.getByRole('heading', { name: 'Available Service Providers' })).toBeInViewport();
  await expect(choose).toBeInViewport();
});

test('a customer searches and reaches their own pages from the header', async ({ page, context, site }) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/bookings');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/profile/payments');
  // Its skeleton has a header of its own.
  await awaitPage(page);
  // Without a label beside its placeholder, of which screen readers would say both.
  await expect(header.getByRole('searchbox')).toHaveAccessibleName('Search for services...');
  await header.getByRole('searchbox').fill('fan');
  await header.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?query=fan/);
  // The page's own field takes its place.
  await expect(header.getByRole('searchbox')).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible();
});

test('a message of the app covers neither title nor tabs', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/refer-earn');
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(async () => {
      const { y, height } = await findBox(page.locator('[data-slot=toast]'));
      expect(y).toBeGreaterThan(500);
      expect(y + height).toBeLessThanOrEqual(width === 360 ? 800 - 64 : 800);
    }).toPass();
  }
});

test('on a desktop / focuses the search box from any page, and arrows move between cards', async ({
  page,
}) => {
  await makeElectricians();
  await openResults(page);
  const box = page.getByRole('main').getByRole('combobox');
  await awaitShortcuts(page);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
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
  await awaitShortcuts(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
});

test('on a desktop a booking opens beside the list: arrows move on, Back and Esc close', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const booked = [await makeBooking({ customer: user }), await makeBooking({ customer: user })];
  const numbers = booked.map(({ number }) => number);
  await openPage(page, '/bookings');
  await awaitShortcuts(page);
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
  await expect(pane.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page).toHaveTitle(/^.+, .+ · My Bookings · Hunar$/);
  const [main, detail] = [await findBox(page.getByRole('main')), await findBox(pane)];
  expect(main.x + main.width).toBeLessThanOrEqual(detail.x);
  // Keyboard shortcuts load when the page is idle.
  await expect(async () => {
    await list.first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(pane).toContainText(second, { timeout: 1000 });
  }).toPass();
  await reloadPage(page);
  await awaitShortcuts(page);
  await expect(pane).toContainText(second);
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/bookings');
  await expect(page).toHaveTitle('My Bookings · Hunar');
  await page.goForward();
  await expect(pane).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/bookings');
  await page.setViewportSize({ width: 360, height: 740 });
  await list.first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
});

test('on a desktop a worker opens beside the results: arrows move on, Esc and Back close, a reload keeps both', async ({
  page,
  context,
  site,
}) => {
  await enterResults(page, context, site.url);
  const pane = page.locator('[data-slot=pane]');
  const box = page.getByRole('main').getByRole('combobox');
  await awaitShortcuts(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  const details = page.getByRole('link', { name: /^Details of / });
  const shownName = pane.getByRole('heading', { level: 2 }).nth(1);
  await details.first().click();
  await expect(page).toHaveURL(/\/search\?query=electrician&open=[0-9a-f]{24}$/);
  await expect(shownName).toHaveText(names[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Search']);
  await expect(cards(page).first()).toHaveAttribute('data-open');
  expect(await findBarriers(page)).toEqual([]);
  const [main, detail] = [await findBox(page.getByRole('main')), await findBox(pane)];
  expect(main.x + main.width).toBeLessThanOrEqual(detail.x);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await page.setViewportSize({ width: 1366, height: 800 });
  // Keyboard shortcuts load when the page is idle.
  await expect(async () => {
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(shownName).toHaveText(names[1] ?? '', { timeout: 1000 });
  }).toPass();
  await reloadPage(page);
  await expect(shownName).toHaveText(names[1] ?? '');
  await pane.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Book ${names[1] ?? ''}` })).toBeVisible();
  // The topmost layer closes first.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveURL('/search?query=electrician');
  await page.goForward();
  await expect(shownName).toHaveText(names[1] ?? '');
  await box.focus();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(box).toHaveValue('electrician');
  await expect(cards(page)).toHaveCount(3);
});

test('nothing opens beside the results on a phone, for a guest or for a missing person', async ({
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

test('a booking open beside the list is printed alone', async ({ page, context, site }) => {
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
