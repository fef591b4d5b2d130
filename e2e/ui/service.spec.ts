import type { Page } from '@playwright/test';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { breakReading } from '#e2e/kit/break-reading.ts';
import { makeBareService, makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorld } from '#e2e/kit/factories/world.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { unreadFaults } from '../fixtures/unread-faults.ts';

test.beforeEach(async ({ context, site }) => {
  await enterAs(context, site.url, 'customer');
});

// A server reloads the list of skills only after a moment.
const openWithProvider = (page: Page, jobId: string): Promise<void> =>
  expect(async () => {
    await openPage(page, `/service/${jobId}`);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ravi Verma'], { timeout: 1000 });
  }).toPass();

test('the page shows the service, its price, requirements and providers', async ({ page }) => {
  const { jobId, workerId } = await makeWorld();
  await makeWorker({ name: 'Somebody Else' });
  await openWithProvider(page, jobId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Details');
  await expect(page).toHaveTitle('Fan and light fitting · Hunar');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Fan and light fitting',
    'Available Service Providers',
    'Frequently asked questions',
  ]);
  await page.getByText('Pay for a job').click();
  await expect(page.getByText('You pay nothing in advance.')).toBeVisible();
  // Two hours of the only provider, instead of the service's own price.
  const price = page.getByText('from ₹500 · 2 hours in Lucknow');
  await expect(price.first()).toBeVisible();
  await expect(page.getByText('You’ll see the exact price before you book.')).toBeVisible();
  await expect(page.getByText('Done as agreed.')).toBeVisible();
  await page.getByRole('heading', { name: 'Frequently asked questions' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slot=sticky-action]').filter({ has: price })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Skill' })).toHaveText('Electrician');
  await expect(page.getByText('No image available')).toBeVisible();
  const profile = page.getByRole('link', { name: 'Details of Ravi Verma' });
  await expect(profile).toHaveText('View Profile');
  await expect(page.locator('[data-slot=worker-card]')).toContainText('2 hours · ₹250 an hour');
  await expect(profile).toHaveAttribute('href', `/worker/${workerId}`);
});

test('a service that needs two skills shows only providers who have both', async ({ page }) => {
  const [plumber, mason] = [await makeSkill({ name: 'Plumber' }), await makeSkill({ name: 'Mason' })];
  const job = await makeService({ skillIds: [plumber._id, mason._id] });
  await makeWorker({ name: 'Only Plumber', skills: [plumber] });
  await makeWorker({ name: 'Only Mason', skills: [mason] });
  await makeWorker({ name: 'Ravi Verma', skills: [mason, plumber] });
  await openWithProvider(page, String(job._id));
  await expect(page.getByRole('button', { name: 'Book Now: Ravi Verma' })).toBeVisible();
});

test('the picture loads first, fills its width in a fixed ratio and leaves title and price in view', async ({
  page,
}) => {
  await makeTrades();
  const [tap] = await makeSeedServices('Tap repair');
  await openPage(page, `/service/${String(tap?._id)}`);
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  const box = await picture.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('the list of providers shows no phone', async ({ page }) => {
  const { jobId } = await makeWorld();
  await openWithProvider(page, jobId);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ravi Verma']);
  expect(await page.content()).not.toContain('9812345678');
});

test('a service without providers shows a message and links to search', async ({ page }) => {
  const skill = await makeSkill({ name: 'Beekeeper' });
  const job = await makeService({ skillIds: [skill._id] });
  await openPage(page, `/service/${String(job._id)}`);
  await expect(page.getByRole('heading', { name: 'No providers available for this job' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search all workers' })).toHaveAttribute('href', '/search');
});

test('a service without title and price shows a placeholder for each', async ({ page }) => {
  const job = await makeBareService();
  await openPage(page, `/service/${String(job._id)}`);
  await expect(page.getByRole('heading', { name: 'Untitled Service' })).toBeVisible();
  await expect(page.getByText('Price not available').first()).toBeVisible();
});

test('the page is in the language of its reader', async ({ page, context, site }) => {
  await makeTrades();
  const [tap] = await makeSeedServices('Tap repair');
  await speak(context, site.url, 'ta');
  await openPage(page, `/service/${String(tap?._id)}`);
  await expect(page.getByRole('heading', { name: 'குழாய் ரிப்பேர்' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'திறன்' })).toHaveText('பிளம்பர்');
});

test('the Back arrow leads to the services', async ({ page }) => {
  const { jobId } = await makeWorld();
  await openPage(page, `/service/${jobId}`);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/service');
});

test.describe('an invalid or unknown id', () => {
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('answers 404; for an unknown id the page links to all services', async ({ page }) => {
    expect((await page.goto('/service/fan'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect((await page.goto(`/service/${'f'.repeat(24)}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Service not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Explore Services' }).click();
    await expect(page).toHaveURL('/service');
  });
});

test.describe('when the service cannot be read', () => {
  test.use({
    allowedFaults: [[unreadFaults], { scope: 'test' }],
  });

  test('the page shows an error, offers another try and recovers', async ({ page }) => {
    const { jobId } = await makeWorld();
    const mend = await breakReading('skills');
    await page.goto(`/service/${jobId}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load job details' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Fan and light fitting' })).toBeVisible();
  });
});
