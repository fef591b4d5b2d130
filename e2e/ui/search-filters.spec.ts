import type { Page } from '@playwright/test';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { makeUser, makeSession } from '#e2e/kit/factories/users.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { makeMarket } from '../fixtures/make-market.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.locator('[data-slot=worker-card]');
const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const apply = (page: Page) => sheet(page).getByRole('button', { name: /^Apply Filters/ });

test.beforeEach(async ({ context, site }) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
});

test('filters stay a draft with a live count until applied, and going back removes them', async ({
  page,
}) => {
  await openPage(page, '/search?query=electrician');
  await opener(page).click();
  await expect(sheet(page)).toContainText('Location not specified');
  await expect(sheet(page).getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuetext', 'Any');
  await sheet(page).getByRole('checkbox', { name: 'Painter' }).check();
  await expect(apply(page)).toContainText('Show 1 worker');
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(cards(page)).toHaveCount(3);
  await apply(page).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
  await expect(opener(page)).toContainText('1 filter on');
  await page.goBack();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(cards(page)).toHaveCount(3);
});

test('a sort order among the filters sorts the results, and its chip removes it', async ({ page }) => {
  await openPage(page, '/search?query=electrician');
  await opener(page).click();
  await sheet(page).getByRole('button', { name: 'Lowest price' }).click();
  await apply(page).click();
  await expect(page).toHaveURL('/search?query=electrician&sort=price');
  await expect(cards(page).first()).toContainText('Sunita Devi');
  await page.getByRole('button', { name: 'Remove filter: Lowest price' }).click();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(cards(page).first()).toContainText('Ravi Verma');
});

test('results are limited to verified workers and to a price, and keep this after back and reload', async ({
  page,
}) => {
  await openPage(page, '/search?query=electrician');
  await opener(page).click();
  await sheet(page).getByRole('button', { name: 'Up to ₹200' }).click();
  await expect(apply(page)).toContainText('No workers match');
  await sheet(page).getByRole('button', { name: 'Up to ₹300' }).click();
  await expect(apply(page)).toContainText('Show 3 workers');
  await sheet(page).getByRole('button', { name: 'Verified' }).click();
  await expect(apply(page)).toContainText('Show 1 worker');
  await apply(page).click();
  await expect(page).toHaveURL('/search?query=electrician&verified=true&price=300');
  await expect(cards(page)).toHaveCount(1);
  await reloadPage(page);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: Verified' }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter: Up to ₹300 an hour' }).click();
  await expect(page).toHaveURL('/search?query=electrician&verified=true');
});

test('closing the filters discards the draft', async ({ page }) => {
  await openPage(page, '/search');
  await opener(page).click();
  await sheet(page).getByRole('checkbox', { name: 'Painter' }).check();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search');
  await opener(page).click();
  await expect(sheet(page).getByRole('checkbox', { name: 'Painter' })).not.toBeChecked();
});

test('Reset all clears the draft and keeps the query', async ({ page }) => {
  await openPage(page, '/search?query=electrician&rating=4.5&skills=painter');
  await opener(page).click();
  await sheet(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(sheet(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Any');
  await expect(apply(page)).toContainText('Show 3 workers');
  await apply(page).click();
  await expect(page).toHaveURL('/search?query=electrician');
});

test('filters and results can be used by keyboard, and the focus returns', async ({ page }) => {
  await openPage(page, '/search');
  await page.getByRole('combobox').focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { name: 'Filters' })).toBeFocused();
  await expect(sheet(page).getByRole('slider')).toBeVisible();
  // Past the clear button and, without a place, two sort options.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('slider')).toBeFocused();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '4.5 and up');
  await apply(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Call Ravi Verma' }).focus();
  // Past the link to the conversation.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Details of Ravi Verma' })).toBeFocused();
});

test('a chosen day and hour are in the URL, and cards show availability', async ({ page }) => {
  const day = addDays(toIndiaDay(new Date()), 2);
  await openPage(page, '/search?query=electrician');
  await opener(page).click();
  const choices = sheet(page).getByRole('group', { name: 'When' });
  await choices.getByLabel('Day').selectOption(day);
  await choices.getByLabel('Time').selectOption('12:00');
  await apply(page).click();
  await expect(page).toHaveURL(`/search?query=electrician&at=${day}T12:00`);
  await expect(cards(page).filter({ hasText: /ree at this time/ })).toHaveCount(3);
  await reloadPage(page);
  await expect(cards(page).filter({ hasText: /ree at this time/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^Remove filter: .*12:00/ }).click();
  await expect(page).toHaveURL('/search?query=electrician');
  await expect(cards(page).filter({ hasText: 'at this time' })).toHaveCount(0);
});

test("a customer's saved address narrows the search until they search everywhere", async ({
  page,
  context,
  site,
}) => {
  const address = { city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };
  const cookie = await makePageCookie(await makeSession(await makeUser({ address })));
  await context.clearCookies();
  await context.addCookies([{ ...cookie, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
  await openPage(page, '/search?query=electrician');
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL('/search?query=electrician&near=all');
  await expect(cards(page).filter({ hasText: 'Can’t be booked here' })).toHaveCount(3);
  await opener(page).click();
  await expect(sheet(page)).toContainText('Agra, Uttar Pradesh, 282001');
  await expect(sheet(page).getByRole('checkbox', { name: 'Search everywhere' })).toBeChecked();
});
