import type { Page } from '@playwright/test';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { makeMarket, makePlumbers } from '../fixtures/make-market.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const PATH = '/search?query=electrician';
const cards = (page: Page) => page.locator('[data-slot=worker-card]');

test('a guest sees no phone; Chat and Details explain the login and return to the tapped link', async ({
  page,
  site,
}) => {
  await makeMarket(site.url);
  const response = await openPage(page, PATH);
  expect(await response?.text()).not.toContain('9812345678');
  const ravi = cards(page).first();
  await expect(ravi.getByRole('link', { name: 'Call Ravi Verma' })).toHaveCount(0);
  const details = await ravi.getByRole('link', { name: 'Details of Ravi Verma' }).getAttribute('href');
  await ravi.getByRole('link', { name: 'Chat with Ravi Verma' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmessages%3FuserId%3D[0-9a-f]{24}$/);
  await expect(page.getByText('Log in to message this worker.')).toBeVisible();
  await page.goto(details ?? '/nowhere');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(details ?? '')}`);
  await expect(page.getByText('Log in to see this worker and book.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look around first' })).toBeInViewport();
});

test('a customer gets Call for workers with a phone, and Chat and Book for all', async ({
  page,
  context,
  site,
}) => {
  await makeMarket(site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, PATH);
  await expect(page.getByRole('link', { name: /^Call / })).toHaveCount(2);
  await expect(cards(page).getByRole('link', { name: /^Chat with / })).toHaveCount(3);
  await expect(cards(page).getByRole('link', { name: /^Book / })).toHaveCount(3);
  await page.getByRole('link', { name: 'Chat with Mohammed Arif Ansari' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(PATH);
});

test('Book on a card opens the booking form for a customer', async ({ page, context, site }) => {
  const skill = await makeSkill();
  await makeFoundWorker({ name: 'Ravi Verma', trades: [skill.name], hourlyRatePaise: 30_000 });
  await makeService({ skillIds: [skill._id] });
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/search');
  await cards(page).getByRole('link', { name: 'Book Ravi Verma' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Ravi Verma' })).toBeVisible();
});

for (const role of ['worker', 'broker', 'admin'] as const)
  test(`a ${role} sees the workers without phones and without links`, async ({ page, context, site }) => {
    await makeMarket(site.url);
    await enterAs(context, site.url, role);
    const response = await openPage(page, PATH);
    expect(await response?.text()).not.toContain('9812345678');
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Search' })).toHaveCount(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('the page holds the first workers, and the search form and Load more work', async ({ page, site }) => {
    await makeMarket(site.url);
    await makePlumbers(14);
    await page.goto('/search?skills=plumber');
    await expect(cards(page)).toHaveCount(10);
    const first = await cards(page).getByRole('heading').allTextContents();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(5);
    const next = await cards(page).getByRole('heading').allTextContents();
    expect(new Set([...first, ...next]).size).toBe(15);
    await page.getByRole('link', { name: 'Back to the first results' }).click();
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('combobox').fill('sunita');
    await page.getByRole('combobox').press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/query=sunita/);
    await expect(page).toHaveURL(/skills=/);
  });
});

test('a guest who wants to be told about a service signs in and returns to the search', async ({
  page,
  site,
}) => {
  await makeMarket(site.url);
  await openPage(page, '/search?query=pest+control');
  await expect(page.getByRole('link', { name: 'Notify me' })).toHaveAttribute(
    'href',
    '/login?next=%2Fsearch%3Fquery%3Dpest%2Bcontrol',
  );
});
