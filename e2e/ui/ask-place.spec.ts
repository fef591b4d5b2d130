import type { Page } from '@playwright/test';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { speak } from '../fixtures/look.ts';
import { makeMarket } from '../fixtures/make-market.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { askPlace } = messages('en').search;
const question = (page: Page) => page.getByRole('region', { name: askPlace.title });
const pin = (page: Page) => question(page).getByLabel('PIN code', { exact: true });
const show = (page: Page) => question(page).getByRole('button', { name: askPlace.show });
const chip = (page: Page) => page.getByRole('button', { name: 'Change Address' });

test.describe('a guest without a place', () => {
  test.use({ allowedFaults: [[/404/], { scope: 'test' }] });

  test('is asked above the results, and sees below the field what is wrong with a PIN', async ({
    page,
    site,
  }) => {
    await makeMarket(site.url);
    await openPage(page, '/search?query=electrician');
    await expect(question(page)).toContainText(askPlace.hint);
    await expect(page.locator('[data-slot=worker-card]')).toHaveCount(3);
    await pin(page).fill('2260');
    await show(page).click();
    await expect(pin(page)).toHaveAccessibleDescription(askPlace.incomplete);
    await pin(page).fill('999999');
    await show(page).click();
    await expect(pin(page)).toHaveAccessibleDescription(/Check it and try again/);
    await expect(pin(page)).toHaveValue('999999');
  });
});

test('a place given once is remembered: no page asks again, and the booking form contains it', async ({
  page,
  context,
  site,
}) => {
  await makeMarket(site.url);
  await openPage(page, '/search?query=electrician');
  await pin(page).fill('226010');
  await pin(page).press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(chip(page)).toContainText('Lucknow 226010');
  await expect(page).toHaveURL('/search?query=electrician');
  await reloadPage(page);
  await expect(question(page)).toHaveCount(0);
  await expect(chip(page)).toContainText('Lucknow 226010');
  await openPage(page, '/login');
  await expect(page.getByRole('main')).toContainText('Lucknow');

  await enterAs(context, site.url, 'customer');
  const sheet = await openSheet(page, await makeRavi());
  await expect(sheet.getByText('Lucknow, Uttar Pradesh 226010')).toBeVisible();
  for (const label of ['PIN code', 'State', 'City']) await expect(sheet.getByLabel(label)).toHaveCount(0);
});

/** Marks the page once it has looked whether it may locate without asking; its code for that comes late. */
const markLook = (page: Page) =>
  page.addInitScript(() => {
    const { permissions } = navigator;
    const query = permissions.query.bind(permissions);
    permissions.query = async (about) => {
      const answer = await query(about);
      if (about.name === 'geolocation') document.documentElement.dataset.hasLooked = '';
      return answer;
    };
  });

test('a device location answers the question too', async ({ page, context, site }) => {
  await makeMarket(site.url);
  await context.setGeolocation({ latitude: 26.8643, longitude: 81.0006 });
  await markLook(page);
  await openPage(page, '/search');
  // Where it was granted before, the page uses the location without a tap.
  await expect(page.locator('html[data-has-looked]')).toHaveCount(1);
  await context.grantPermissions(['geolocation']);
  await question(page).getByRole('button', { name: 'Use my current location' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(chip(page)).toContainText('Lucknow 226010');
});

for (const locale of ['hi', 'kn', 'ta', 'te'] as const)
  test(`the question fits 320 px in ${locale}`, async ({ page, context, site }) => {
    await makeMarket(site.url);
    await speak(context, site.url, locale);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/search');
    const { title } = messages(locale).search.askPlace;
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    expect(await findCutText(page, 100)).toEqual([]);
  });

test('a worker is not asked where they need help', async ({ page, context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/search?query=electrician');
  await expect(page.locator('[data-slot=worker-card]')).toHaveCount(3);
  await expect(question(page)).toHaveCount(0);
});
