import type { Page } from '@playwright/test';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { breakReading } from '#e2e/kit/break-reading.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { unreadFaults } from '../fixtures/unread-faults.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const box = (page: Page) => page.getByRole('combobox', { name: 'Search by title' });

test('a guest sees all services and categories; a tap on a service leads to the login', async ({ page }) => {
  await makeTrades();
  const [tap] = await makeSeedServices('Tap repair', 'Fan installation');
  await openPage(page, '/service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Services');
  await expect(titles(page)).toHaveText(['Fan installation', 'Tap repair']);
  await expect(page.locator('main a[href^="/category/"]')).toHaveCount(13);
  await titles(page).last().click();
  await expect(page).toHaveURL(`/login?next=%2Fservice%2F${String(tap?._id)}`);
});

test('a customer opens a service', async ({ page, context, site }) => {
  const job = await makeService({ title: 'Fan repair' });
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/service');
  await titles(page).click();
  await expect(page).toHaveURL(`/service/${String(job._id)}`);
});

test('a worker gets service cards without links', async ({ page, context, site }) => {
  await makeService({ title: 'Fan repair' });
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/service');
  await expect(titles(page)).toHaveText('Fan repair');
  await expect(page.locator('main a[href^="/service/"]')).toHaveCount(0);
});

test('typing searches after a pause and puts the query into the address', async ({ page }) => {
  await makeTrades();
  await makeSeedServices('Tap repair', 'Fan installation');
  await openPage(page, '/service');
  await box(page).fill('inst');
  await expect(page).toHaveURL('/service?query=inst');
  await expect(titles(page)).toHaveText(['Fan installation']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('1 service found');
  await expect(box(page)).toHaveValue('inst');
  await box(page).fill('plumb');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Tap repair']);
});

test('at a known place the list has the services that a worker there does, until all are asked for', async ({
  page,
  context,
  site,
}) => {
  const { _id, name } = await makeSkill();
  await makeService({ title: 'Tap repair', skillIds: [_id] });
  await makeService({ title: 'Fan installation', skillIds: [(await makeSkill())._id] });
  await makeWorker({ skills: [{ _id, name }] });
  await context.addCookies([{ name: PLACE_COOKIE, value: '226001', url: site.url }]);
  // A server caches the trades for a second or two.
  await expect(async () => {
    await openPage(page, '/service');
    await expect(titles(page)).toHaveText(['Tap repair'], { timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Search everywhere' }).click();
  await expect(page).toHaveURL('/service?near=all');
  await expect(titles(page)).toHaveText(['Fan installation', 'Tap repair']);
  await page.getByRole('link', { name: 'Near Lucknow' }).click();
  await expect(page).toHaveURL('/service');
  await expect(titles(page)).toHaveText(['Tap repair']);
  await box(page).fill('fan');
  await expect(page).toHaveURL('/service?query=fan');
  // Suggestions, whenever they come, would cover the filter; Escape would clear the box if they had not come.
  await box(page).blur();
  await expect(page.getByText('No one near Lucknow does this yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all services' })).toHaveAttribute(
    'href',
    '/service?near=all',
  );
  await page.getByRole('link', { name: 'Remove filter: near Lucknow' }).click();
  await expect(page).toHaveURL('/service?query=fan&near=all');
  await expect(titles(page)).toHaveText(['Fan installation']);
});

test('a link with a query shows its results', async ({ page }) => {
  await makeTrades();
  await makeSeedServices('Tap repair', 'Fan installation');
  await openPage(page, '/service?query=REPAIR tap');
  await expect(titles(page)).toHaveText(['Tap repair']);
});

test('an empty result shows a message and a link to all services', async ({ page }) => {
  await makeService({ title: 'Fan repair' });
  await openPage(page, '/service?query=submarine');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all services' }).click();
  await expect(titles(page)).toHaveText(['Fan repair']);
  await expect(box(page)).toHaveValue('');
});

test('an empty catalogue shows a message, and Refresh loads new services', async ({ page }) => {
  await openPage(page, '/service');
  await expect(page.getByRole('heading', { name: 'No services available' })).toBeVisible();
  await makeService({ title: 'Fan repair' });
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(titles(page)).toHaveText(['Fan repair']);
});

test('a long list shows twenty services, and the rest on Show more', async ({ page }) => {
  for (let at = 10; at < 32; at += 1) await makeService({ title: `Service number ${at}` });
  await openPage(page, '/service');
  await expect(titles(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(titles(page)).toHaveCount(22);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
});

const words: Record<Locale, { query: string; title: string }> = {
  en: { query: 'tap', title: 'Tap repair' },
  hi: { query: 'नल', title: 'नल की मरम्मत' },
  kn: { query: 'ನಲ್ಲಿ', title: 'ನಲ್ಲಿ ರಿಪೇರಿ' },
  ta: { query: 'குழாய்', title: 'குழாய் ரிப்பேர்' },
  te: { query: 'కుళాయి', title: 'కుళాయి రిపేర్' },
};

for (const locale of locales)
  test(`search finds services and shows their titles in ${locale}`, async ({ page, context, site }) => {
    await makeTrades();
    await makeSeedServices('Tap repair', 'Fan installation');
    await speak(context, site.url, locale);
    await openPage(page, `/service?query=${encodeURIComponent(words[locale].query)}`);
    await expect(titles(page)).toHaveText([words[locale].title]);
  });

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('the page shows a skeleton, and its search box already works', async ({ page }) => {
    await page.goto('/service');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('fan');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/service?query=fan');
  });
});

test.describe('when the list cannot be read', () => {
  test.use({
    allowedFaults: [[unreadFaults], { scope: 'test' }],
  });

  test('the page offers another try and recovers', async ({ page }) => {
    const mend = await breakReading('skills');
    await page.goto('/service');
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' })).toBeVisible();
    await mend();
    await makeService({ title: 'Fan repair' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(page)).toHaveText(['Fan repair']);
  });
});
