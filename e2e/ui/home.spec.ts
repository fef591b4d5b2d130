import type { Page } from '@playwright/test';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { breakReading } from '#e2e/kit/break-reading.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { unreadFaults } from '../fixtures/unread-faults.ts';

const firstNames: Record<Locale, string> = {
  en: 'AC technician',
  hi: 'एसी मिस्त्री',
  kn: 'ಎಸಿ ಮೆಕ್ಯಾನಿಕ್',
  ta: 'ஏசி மெக்கானிக்',
  te: 'ఏసీ మెకానిక్',
};

const firstTitles: Record<Locale, string> = {
  en: 'Tap repair',
  hi: 'नल की मरम्मत',
  kn: 'ನಲ್ಲಿ ರಿಪೇರಿ',
  ta: 'குழாய் ரிப்பேர்',
  te: 'కుళాయి రిపేర్',
};

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('a[href^="/category/"]');
const cards = (page: Page) => main(page).locator('[data-slot=service-card]');

test.beforeEach(async ({ context, site }) => {
  await enterAs(context, site.url, 'customer');
});

test('the first eight categories are shown four to a row, each with name and picture', async ({ page }) => {
  await makeTrades();
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
  await expect(tiles(page)).toHaveCount(8);
  await expect(tiles(page).locator('svg')).toHaveCount(8);
  await expect(tiles(page).first()).toHaveText('AC technician');
  const tops = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 4)).size, 'one row').toBe(1);
  expect(new Set(tops).size, 'two rows').toBe(2);
});

test('a tap on a category opens its page', async ({ page }) => {
  const { _id } = await makeSkill({ name: 'Cook', picture: 'cook' });
  await openPage(page, '/');
  await tiles(page).getByText('Cook').click();
  await expect(page).toHaveURL(`/category/${String(_id)}`);
});

test('the eight newest services are shown with description, price, skill and picture', async ({ page }) => {
  await makeTrades();
  for (let at = 0; at < 8; at += 1) await makeService({ title: `Older ${at}` });
  const [tap] = await makeSeedServices('Tap repair');
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Popular Services');
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).filter({ hasText: 'Older 0' })).toHaveCount(0);
  const first = cards(page).first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Tap repair');
  await expect(first).toContainText('Repair of one dripping or stiff tap');
  await expect(first).toContainText('₹129');
  await expect(first.getByRole('list', { name: 'Skill' })).toHaveText('Plumber');
  await expect(first.getByText('Skill', { exact: true })).toBeVisible();
  const key = tap?.imageKeys[0] ?? '';
  await expect(first.locator('img')).toHaveAttribute(
    'srcset',
    `/api/v1/images/${key}-256.webp 256w, /api/v1/images/${key}-640.webp 640w`,
  );
  // It loads with the page, but the words come first.
  await expect(first.locator('img')).toHaveAttribute('loading', 'eager');
  await expect(first.locator('img')).toHaveAttribute('fetchpriority', 'low');
  const isDrawn = first
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0));
  expect(await isDrawn, 'the picture arrives').toBe(true);
  await first.click();
  await expect(page).toHaveURL(`/service/${String(tap?._id)}`);
});

test('See all leads to all services and to all categories', async ({ page }) => {
  await makeTrades();
  await makeService();
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'See all What do you need?' })).toHaveAttribute(
    'href',
    '/service',
  );
  await page.getByRole('link', { name: 'See all Popular Services' }).click();
  await expect(page).toHaveURL('/service');
});

test('the search box opens the search page with the query', async ({ page }) => {
  await openPage(page, '/');
  const form = page.getByRole('search');
  await expect(form).toHaveAttribute('action', '/search');
  await page.getByRole('combobox', { name: 'Search for services' }).fill('fan & light');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=fan+%26+light');
});

for (const locale of locales)
  test(`the page is in ${locale}`, async ({ page, context, site }) => {
    await makeTrades();
    await makeSeedServices('Tap repair');
    await speak(context, site.url, locale);
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(tiles(page).first()).toHaveText(firstNames[locale]);
    await expect(cards(page).getByRole('heading')).toHaveText(firstTitles[locale]);
  });

test.describe('when no language was chosen', () => {
  test.use({ locale: 'te-IN' });

  test("the page is in the browser's language, and untranslated names stay English", async ({ page }) => {
    await makeSkill({ name: 'Beekeeper', picture: 'no such picture' });
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    await expect(tiles(page)).toHaveText('Beekeeper');
  });
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('the page shows a labelled skeleton, and its search box already works', async ({ page }) => {
    await makeTrades();
    await page.goto('/');
    await expect(main(page)).toHaveAttribute('aria-busy', 'true');
    await expect(main(page).getByRole('status')).toHaveText('Loading categories');
    await expect(page.locator('main section li:visible')).toHaveCount(8);
    await page.getByRole('searchbox').fill('cook');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?query=cook');
  });
});

test('a home page without categories shows a message, and Refresh loads new ones', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'No categories available' })).toBeVisible();
  await expect(page.getByText('Popular Services')).toHaveCount(0);
  await makeSkill({ name: 'Cook', picture: 'cook' });
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(tiles(page)).toHaveText('Cook');
});

test.describe('when the list cannot be read', () => {
  test.use({
    allowedFaults: [[unreadFaults], { scope: 'test' }],
  });

  test('the page shows the request id, offers another try and recovers', async ({ page }) => {
    const mend = await breakReading('skills');
    const response = await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong!' });
    await expect(alert).toContainText(`Request ID: ${response?.headers()['x-request-id']}`);
    await mend();
    await makeSkill({ name: 'Cook', picture: 'cook' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(tiles(page)).toHaveText('Cook');
  });
});
