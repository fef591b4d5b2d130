import type { Page } from '@playwright/test';
import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { newPerson } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeWorld } from '#e2e/kit/factories/world.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillRegister } from '../fixtures/fill-form.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, toast, waitingCount, waitingSheet } from '../fixtures/waiting-write.ts';

const path = '/profile/favorites';
const heartFor = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name} to favorites` });
const stored = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/favorites/') && response.request().method() !== 'GET' && response.ok(),
  );

test('the heart saves a worker, and a second tap removes them', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const id = String((await makeWorker({ name: 'Ravi Verma' }))._id);
  await openPage(page, `/worker/${id}`);
  const heart = heartFor(page, 'Ravi Verma');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([stored(page), heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Ravi Verma' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Ravi Verma' })).toHaveAttribute(
    'href',
    `/worker/${id}?book=${id}`,
  );
  await page.getByRole('heading', { name: 'Ravi Verma' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([stored(page), heart.press('Enter')]);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED/], { scope: 'test' }] });

  test('a heart tapped without a network waits, is shown as waiting, and is saved once it is sent', async ({
    page,
    context,
    site,
  }) => {
    await enterAs(context, site.url, 'customer');
    const id = String((await makeWorker({ name: 'Ravi Verma' }))._id);
    await openPage(page, `/worker/${id}`);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/favorites/**');
    await heartFor(page, 'Ravi Verma').click();
    await expect(toast(page)).toContainText('Saved on this phone');
    const waiting = page.getByRole('button', { name: 'Not sent yet: Save Ravi Verma to favorites' });
    await expect(waiting).toHaveAttribute('aria-pressed', 'false');
    await waitingCount(page).click();
    await expect(waitingSheet(page)).toContainText('Save Ravi Verma to favorites');
    await end();
    await expect(toast(page)).toContainText('Done: Save Ravi Verma to favorites');
    await expect(waitingCount(page)).toHaveCount(0);
    await expect(page.locator('[data-slot=heart]')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('services and workers are in one list, open by tap, and a removal can be undone', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  const [job, worker] = [
    await makeService({ title: 'Tap repair' }),
    await makeWorker({ name: 'Ravi Verma' }),
  ];
  await makeFavorite({ userId, kind: 'worker', thingId: String(worker._id) });
  await makeFavorite({ userId, kind: 'service', thingId: String(job._id) });
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Tap repair', 'Ravi Verma']);
  await expect(page.getByRole('link', { name: 'Tap repair' })).toHaveAttribute(
    'href',
    `/service/${String(job._id)}`,
  );
  const remove = page.getByRole('button', { name: 'Remove Tap repair from favorites' });
  await Promise.all([stored(page), remove.click()]);
  await expect(page.getByText('Removed')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo: keep Tap repair' });
  await expect(undo).toBeFocused();
  await Promise.all([stored(page), undo.click()]);
  await expect(remove).toBeVisible();
  await Promise.all([stored(page), remove.click()]);
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ravi Verma']);
});

test('a saved service shows the same price as its page', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  const { jobId } = await makeWorld();
  await makeFavorite({ userId, kind: 'service', thingId: jobId });
  const free = await makeService({ title: 'Visit and advice', pricePaise: 0 });
  await makeFavorite({ userId, kind: 'service', thingId: String(free._id) });
  await openPage(page, path);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    /^Visit and advicePrice not available/,
    /^Fan and light fittingfrom ₹500 · 2 hours in Lucknow/,
  ]);
});

test('Load more brings favourites beyond the first page', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  for (let at = 0; at < 23; at += 1)
    await makeFavorite({ userId, kind: 'service', thingId: String((await makeService())._id) });
  await openPage(page, path);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(23);
});

test('an empty list of favourites links to the services', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No favorites yet');
  await expect(page.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/service');
});

test('a guest gets a login link; a worker learns that favourites are for customers', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Please login to see your favorites');
  const login = page.getByRole('main').getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', '/login?next=%2Fprofile%2Ffavorites');
  await enterAs(context, site.url, 'worker');
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Favorites are for customers');
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('the page shows a skeleton in the shape of its rows', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1);
    await expect(page.locator('main li:visible')).toHaveCount(5);
  });
});

test('hearts on worker and service cards show the saved state and do not open the card', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  const worker = await makeWorker({ name: 'Ravi Verma' });
  const job = await makeService({ title: 'Geyser service' });
  await makeFavorite({ userId, kind: 'worker', thingId: String(worker._id) });
  await openPage(page, '/search');
  await expect(heartFor(page, 'Ravi Verma')).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([stored(page), heartFor(page, 'Ravi Verma').click()]);
  await expect(page).toHaveURL('/search');
  await openPage(page, '/service');
  await expect(heartFor(page, 'Geyser service')).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([stored(page), heartFor(page, 'Geyser service').click()]);
  await page.getByRole('link', { name: 'Geyser service' }).click();
  await expect(page).toHaveURL(`/service/${String(job._id)}`);
  await openPage(page, '/search');
  await expect(heartFor(page, 'Ravi Verma')).toHaveAttribute('aria-pressed', 'false');
});

test('a heart tapped by a guest is saved after registration', async ({ page }) => {
  await makeWorker({ name: 'Ravi Verma' });
  await openPage(page, '/search');
  await heartFor(page, 'Ravi Verma').click();
  await expect(page).toHaveURL('/login?why=save&next=%2Fsearch');
  await expect(page.getByText('Log in and we’ll save it to your favorites.')).toBeVisible();
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL('/register?next=%2Fsearch');
  await fillRegister(page, newPerson());
  await expect(page).toHaveURL('/search');
  await expect(heartFor(page, 'Ravi Verma')).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Ravi Verma' })).toBeVisible();
});
