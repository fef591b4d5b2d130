import type { Page } from '@playwright/test';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { awaitRest, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const entries: Record<Role, string[]> = {
  customer: ['Home', 'Search', 'Dashboard', 'Profile', 'More'],
  worker: ['Home', 'Dashboard', 'Profile', 'More'],
  broker: ['Home', 'Dashboard', 'Profile', 'More'],
  admin: ['Home', 'Dashboard', 'Profile', 'More'],
};

for (const role of roles)
  test(`the bar has the entries of a ${role} and marks the current page`, async ({ page, context, site }) => {
    await makeTrades();
    await enterAs(context, site.url, role);
    await openPage(page, '/');
    await expect(bar(page).getByRole('link')).toHaveText(entries[role]);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('Home');
  });

test('the bar shows guests Search, Services, More and Login', async ({ page }) => {
  await openPage(page, '/nowhere');
  await expect(bar(page).getByRole('link')).toHaveText(['Search', 'Services', 'More', 'Login']);
});

test('the login page has no bar', async ({ page }) => {
  await openPage(page, '/login');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the bar is 64 px high, stays at the bottom of the screen and covers nothing', async ({
  page,
  context,
  site,
}) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
  await page.setViewportSize({ width: 360, height: 500 });
  await openPage(page, '/');
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(500, 0);
  expect(box?.height).toBeCloseTo(64, 0);
  const last = page.getByRole('main').getByRole('listitem').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lowest = await last.boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});

test('a tapped link is marked until its page has loaded', async ({ page, context, site }) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/more');
  await awaitRest(page);
  const { promise, resolve: release } = Promise.withResolvers<null>();
  let held = 0;
  await page.route(/\/profile\?_rsc=/, async (route) => {
    held += 1;
    await promise;
    await route.continue();
  });
  const link = bar(page).getByRole('link', { name: 'Profile' });
  await link.click();
  await expect(link).toHaveAttribute('data-going');
  await expect.poll(() => held).toBe(1);
  release(null);
  await expect(page).toHaveURL('/profile');
  await expect(page.locator('[data-going]')).toHaveCount(0);
});

test('a tapped tab shows its skeleton at once, until the page loads or back is pressed', async ({
  page,
  context,
  site,
}) => {
  await makeTrades();
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/');
  await awaitRest(page);
  const frame = page.locator('[data-slot=frame-ahead]');
  const tab = (name: string) => bar(page).getByRole('link', { name });
  await tab('More').click();
  await expect(page.getByRole('heading', { name: 'More', level: 1 })).toBeVisible();
  await expect(frame).toHaveCount(0);
  const { promise, resolve: release } = Promise.withResolvers<null>();
  await page.route(/\/search\?_rsc=/, async (route) => {
    await promise;
    await route.continue();
  });
  await tab('Search').click();
  await expect(frame).toBeVisible();
  await expect(frame).toContainText('Search');
  // Screen readers announce the page once it is there.
  await expect(page.getByRole('heading', { name: 'Search' })).toHaveCount(0);
  expect(await tab('Search').evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
  expect(await tab('More').evaluate((link) => getComputedStyle(link).fontWeight)).toBe('400');
  // Makes the rest of the previous page arrive late.
  await page.getByRole('main').evaluate((main) => main.before(document.createElement('main')));
  await expect(page.locator('main')).toHaveCount(2);
  await expect(frame).toBeVisible();
  await page
    .locator('main')
    .first()
    .evaluate((late) => late.remove());
  await page.goBack();
  await expect(frame).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await tab('Search').click();
  await expect(frame).toBeVisible();
  release(null);
  await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page).toHaveURL('/search');
});
