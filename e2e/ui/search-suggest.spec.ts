import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findSmallTargets } from '../fixtures/find-small-targets.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { zoomed } from '../fixtures/zoomed.ts';

const box = (page: Page) => page.getByRole('main').getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const readId = async (element: Locator): Promise<string> => (await element.getAttribute('id')) ?? '';
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** Thirteen trades and one plumbing service; a server caches those of the previous test for a second or two. */
const makeLists = async (url: string) => {
  const skills = await makeTrades();
  const skillIds = ['Plumber'].flatMap((name) => skills.get(name)?._id ?? []);
  const titles = { hi: 'नल की मरम्मत' };
  const service = await makeService({ title: 'Tap repair', titles, skillIds, pricePaise: 12_900 });
  const plumber = String(skillIds[0]);
  const suggested = async (): Promise<string> =>
    (await fetch(`${url}/api/v1/search/suggest?q=plumber`)).text();
  await expect.poll(suggested).toContain(plumber);
  return { plumber, service: String(service._id) };
};

test('arrow keys and Enter choose a suggestion, and Escape closes the list and keeps the words', async ({
  page,
  context,
  site,
}) => {
  const { plumber } = await makeLists(site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).pressSequentially('nal');
  await expect(option(page, 'Plumber')).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toHaveAttribute('aria-controls', await readId(list(page)));
  await expect(page.getByRole('status').filter({ hasText: /suggestions?$/ })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('nal');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Plumber')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Plumber')).toHaveAttribute('aria-selected', 'true');
  await expect(option(page, 'Plumber')).toHaveCSS('outline-style', 'solid');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', await readId(option(page, 'Plumber')));
  await expect(box(page)).toBeFocused();
  await page.setViewportSize(zoomed);
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Plumber')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/category/${plumber}`);
});

test('a tap on a service opens it, on a phone without barriers and within the screen', async ({
  page,
  context,
  site,
}) => {
  const { service } = await makeLists(site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/service');
  await box(page).pressSequentially('tap');
  await expect(option(page, /Tap repair/)).toContainText('₹129');
  await expect(list(page)).toBeInViewport({ ratio: 1 });
  const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze();
  expect(violations).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await option(page, /Tap repair/).tap();
  await expect(page).toHaveURL(`/service/${service}`);
});

test('a worker, who cannot open services, gets a search for the suggested one', async ({
  page,
  context,
  site,
}) => {
  await makeLists(site.url);
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/service');
  await box(page).pressSequentially('tap');
  await option(page, /Tap repair/).tap();
  await expect(page).toHaveURL('/search?query=Tap+repair');
});

test('an area completes the query and replaces the reader’s place', async ({ page, site }) => {
  await makeLists(site.url);
  await openPage(page, '/search');
  await box(page).pressSequentially('plumber gomti nag');
  await option(page, /Gomti Nagar.*226010/).tap();
  await expect(page).toHaveURL('/search?query=plumber+226010&near=all');
  await expect(box(page)).toHaveValue('plumber 226010');
  await expect(list(page)).toHaveCount(0);
});

test('recent searches are offered on this device until cleared, including one sent before the list loaded', async ({
  page,
  context,
  site,
}) => {
  await makeLists(site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/search');
  const count = page.getByRole('search').getByRole('status');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => arrival.promise.then(() => route.continue()));
  await box(page).pressSequentially('sunita');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?query=sunita');
  await expect(count).toHaveCount(0);
  arrival.resolve();
  await expect(count).toBeAttached();
  await openPage(page, '/');
  await box(page).focus();
  // The list's code has loaded; the focus alone opens nothing.
  await expect(count).toBeAttached();
  await expect(list(page)).toHaveCount(0);
  await box(page).tap();
  await expect(option(page, 'sunita')).toBeVisible();
  await option(page, 'Clear recent searches').tap();
  await expect(list(page)).toHaveCount(0);
  await openPage(page, '/service');
  await box(page).focus();
  await box(page).pressSequentially('plum');
  await expect(option(page, 'Plumber')).toBeVisible();
  await box(page).fill('');
  await expect(list(page)).toHaveCount(0);
});

test('superseded keystrokes send no request', async ({ page, site }) => {
  await makeLists(site.url);
  await openPage(page, '/service');
  // Typed slowly, 'coo' already shows the option.
  const answer = page.waitForResponse(/\/search\/suggest\?.*q=cook\b/);
  await box(page).pressSequentially('cook');
  await answer;
  await expect(option(page, 'Cook')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/suggest')) requests.push(searchParams.get('q') ?? '');
  });
  // Faster than any typist, so that a slow machine does not add a pause.
  await box(page).evaluate((input: HTMLInputElement) => {
    for (const text of ['p', 'pl', 'plu', 'plum', 'plumb', 'plumber']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(option(page, 'Plumber')).toBeVisible();
  expect(requests).toEqual(['plumber']);
});

test.describe('while the server refuses suggestions', () => {
  test.use({ allowedFaults: [[/status of 429/], { scope: 'test' }] });

  test('Enter still searches when suggestions fail', async ({ page }) => {
    await page.route('**/search/suggest?*', (route) => route.fulfill({ status: 429, json: {} }));
    await openPage(page, '/search');
    const refusal = page.waitForResponse('**/search/suggest?*');
    await box(page).pressSequentially('plumber');
    await refusal;
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?query=plumber');
  });
});

const texts: Record<Locale, [group: string, trade: string]> = {
  en: ['Categories', 'Plumber'],
  hi: ['कैटेगरी', 'प्लंबर'],
  kn: ['ವಿಭಾಗಗಳು', 'ಪ್ಲಂಬರ್'],
  ta: ['வகைகள்', 'பிளம்பர்'],
  te: ['కేటగిరీలు', 'ప్లంబర్'],
};

for (const locale of locales)
  test(`suggestions are in ${locale}`, async ({ page, context, site }) => {
    await makeLists(site.url);
    await speak(context, site.url, locale);
    await openPage(page, '/search');
    const [group, trade] = texts[locale];
    await box(page).pressSequentially('plumb');
    await expect(list(page).getByRole('group', { name: group }).getByRole('option').first()).toHaveText(
      trade,
    );
  });

test('results explain how the query was read, list matching services, and search the literal text on request', async ({
  page,
  context,
  site,
}) => {
  const { service } = await makeLists(site.url);
  await makeFoundWorker({ name: 'Ravi Verma', trades: ['Plumber'] });
  await makeFoundWorker({ name: 'Nal Singh', trades: ['Cook'] });
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/search?query=nal+theek');
  const cards = page.locator('[data-slot=worker-card]').getByRole('heading');
  const fitting = page.locator('[data-slot=fitting-service]');
  await expect(page.getByText('Plumber · for “nal theek”')).toBeVisible();
  await expect(fitting).toHaveText(/Tap repair.*₹129/);
  await expect(fitting.getByRole('link')).toHaveAttribute('href', `/service/${service}`);
  await expect(cards).toHaveText(['Ravi Verma']);
  await openPage(page, '/search?query=nal');
  await page.getByRole('button', { name: 'Search for exactly “nal”' }).click();
  await expect(page).toHaveURL('/search?query=nal&asTyped=true');
  await expect(page.getByText('Only profiles that mention “nal”')).toBeVisible();
  await expect(cards).toHaveText(['Nal Singh']);
  await expect(fitting).toHaveCount(0);
  await page.getByRole('button', { name: 'Show related results too' }).click();
  await expect(page).toHaveURL('/search?query=nal');
  await expect(cards.first()).toHaveText('Ravi Verma');
  await openPage(page, '/search?query=plumber');
  await expect(cards).toHaveText(['Ravi Verma']);
  await expect(page.getByRole('button', { name: /Search for exactly/ })).toHaveCount(0);
  const card = page.locator('[data-slot=worker-card]');
  await expect(card).toContainText('₹250 an hour');
  await openPage(page, '/search?query=tap+repair');
  await expect(card).toContainText('₹500 ₹250 an hour');
});

test('a search without results offers related trades, a wider area and a form for feedback', async ({
  page,
  context,
  site,
}) => {
  const { plumber } = await makeLists(site.url);
  await makeFoundWorker({ name: 'Ravi Verma', trades: ['Plumber'], pinCode: '226010' });
  await enterAs(context, site.url, 'customer');
  await context.addCookies([{ name: PLACE_COOKIE, value: '211001', url: site.url }]);
  await openPage(page, '/search?query=nal+theek');
  await expect(page.getByRole('heading', { name: 'No workers found' })).toBeVisible();
  await expect(page.getByText(/^No one near \S+ does this yet\.$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Plumber' })).toHaveAttribute(
    'href',
    `/category/${plumber}`,
  );
  await page.getByRole('button', { name: 'Search all of Uttar Pradesh' }).click();
  await expect(page.locator('[data-slot=worker-card]')).toHaveCount(1);
  // The text names another place than the reader's, which is offered as a link.
  await openPage(page, '/search?query=Plumber+Gomti+Nagar');
  await page.getByText('Search in').getByRole('button', { name: 'Gomti Nagar, Lucknow' }).click();
  await expect(page).toHaveURL('/search?query=Plumber+226010&near=all');
  await expect(page.locator('[data-slot=worker-card]')).toHaveCount(1);
  await expect(page.getByText('Search in')).toHaveCount(0);
  await openPage(page, '/search?query=submarine');
  await expect(page.getByText('Try another word.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tell us what you need' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('I need: submarine');
});
