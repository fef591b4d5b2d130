import type { Page } from '@playwright/test';
import { PLACE_COOKIE } from '#lib/features/places/contracts/page-place.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeReview, makeUncountedReview } from '#e2e/kit/factories/reviews.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeFullWorker, makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer sees the full profile of a worker, with Call', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await makeTrades();
  const { _id } = await makeFullWorker();
  await openPage(page, `/worker/${String(_id)}`);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Ramesh Yadav · Hunar');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ramesh Yadav');
  for (const text of ['Independent', 'Verified', 'Lucknow, Uttar Pradesh 226001', '7 years', '₹250', 'New'])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call Worker' })).toHaveAttribute('href', 'tel:+919812345678');
  await expect(section(page, 'Skills').getByRole('listitem')).toHaveText(['AC technician', 'Electrician']);
  await expect(section(page, 'Contact and prices')).toContainText('₹200 – ₹1,500');
  await expect(section(page, 'Availability').getByRole('definition')).toHaveText([
    '8:00 AM – 12:00 PM8:00 AM to 12:00 PM4:00 PM – 8:00 PM4:00 PM to 8:00 PM',
    'Closed',
  ]);
  await expect(section(page, 'Service areas').getByRole('listitem')).toHaveCount(3);
  await expect(section(page, 'Certifications')).toContainText('In Ramesh Yadav’s own words');
  await expect(section(page, 'Reviews')).toContainText('No reviews yet');
  await expect(page.getByText('Gali 7')).toHaveCount(0);
  await expect(main.getByText(/Next free: .*, \d+:\d\d [AP]M$/)).toBeVisible();
});

test('the page leaves out missing figures, areas, certificates and phone', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { _id } = await makeWorker({ phone: null, experienceYears: null, hourlyRatePaise: null, about: '' });
  await openPage(page, `/worker/${String(_id)}`);
  await expect(page.getByText('Not Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Worker' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Availability', 'Reviews']);
  await expect(section(page, 'Availability')).toContainText('Every day');
  await expect(section(page, 'Availability')).toContainText('No working hours set yet.');
});

test('the page shows the same distance as search', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await context.addCookies([{ name: PLACE_COOKIE, value: '226001', url: site.url }]);
  const { _id } = await makeWorker({ point: { type: 'Point', coordinates: [81.06, 26.92] } });
  await openPage(page, '/search');
  const seen = await page.getByText(/\d km$/).textContent();
  const distance = seen?.split(' · ').at(-1) ?? '';
  expect(distance).toMatch(/^1\d\.\d km$/);
  await openPage(page, `/worker/${String(_id)}`);
  await expect(page.getByRole('main')).toContainText(`${distance} away`);
});

test('trades, days and hours are in the reader’s language', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await makeTrades();
  const { _id } = await makeFullWorker();
  await speak(context, site.url, 'hi');
  await openPage(page, `/worker/${String(_id)}`);
  await expect(section(page, 'हुनर').getByRole('listitem')).toHaveText(['एसी मिस्त्री', 'बिजली मिस्त्री']);
  await expect(section(page, 'काम का समय').getByRole('term').first()).toHaveText('सोम – शनिसोम से शनि तक');
  await expect(page.getByText(/^Fans, inverters, wiring/)).toHaveAttribute('lang', 'en');
});

test('reviews load five at a time, with the short name of the author or none', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const workerId = String((await makeWorker())._id);
  for (let at = 0; at < 7; at += 1) await makeReview({ workerId, rating: 4, isPublic: at !== 6 });
  await openPage(page, `/worker/${workerId}`);
  const reviews = section(page, 'Reviews (7)').getByRole('listitem');
  await expect(section(page, 'Reviews (7)').getByRole('group', { name: 'By stars' })).toContainText(
    '4 stars47',
  );
  await expect(reviews).toHaveCount(5);
  await expect(reviews.first()).toContainText('A customer');
  await expect(reviews.nth(1)).toContainText('Priya S.');
  await expect(reviews.first().getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(reviews).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('where the heading counts more reviews than the bars, the page says why beside them', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const [rated, unrated] = [String((await makeWorker())._id), String((await makeWorker())._id)];
  for (const rating of [5, 4]) await makeReview({ workerId: rated, rating });
  await makeUncountedReview(rated);
  await openPage(page, `/worker/${rated}`);
  const { starsCounted } = messages('en').reviews.section;
  const bars = section(page, 'Reviews (3)').getByRole('group', { name: 'By stars' });
  await expect(bars).toContainText(fill(starsCounted, { counted: 2, total: 3 }));
  await expect(bars.getByRole('definition')).toHaveText(['1', '1', '0', '0', '0']);
  await makeUncountedReview(unrated);
  await openPage(page, `/worker/${unrated}`);
  await expect(section(page, 'Reviews (1)')).toContainText(fill(starsCounted, { counted: 0, total: 1 }));
});

test('the price range takes in every price of the price list on the same page', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { _id, name } = await makeSkill();
  // ₹187.50, ₹500 and ₹1,000 at this rate.
  for (const durationMinutes of [45, 120, 240]) await makeService({ skillIds: [_id], durationMinutes });
  const worker = await makeWorker({
    ...{ skills: [{ _id, name }], hourlyRatePaise: 25_000 },
    priceRangePaise: { min: 30_000, max: 60_000 },
  });
  await openPage(page, `/worker/${String(worker._id)}`);
  const listed = section(page, 'Price list').getByRole('listitem');
  for (const price of ['₹187.50', '₹500', '₹1,000'])
    await expect(listed.filter({ hasText: price })).toHaveCount(1);
  await expect(section(page, 'Contact and prices')).toContainText('₹187.50 – ₹1,000');
  await expect(page.getByRole('main')).toContainText('From ₹187.50');
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|ERR_INTERNET/], { scope: 'test' }] });

  test('reviews that fail to load keep the others, and can be loaded again', async ({
    page,
    context,
    site,
  }) => {
    await enterAs(context, site.url, 'customer');
    const workerId = String((await makeWorker())._id);
    for (let at = 0; at < 6; at += 1) await makeReview({ workerId });
    await openPage(page, `/worker/${workerId}`);
    await page.route('**/reviews?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByText('We couldn’t load more reviews.')).toBeVisible();
    await page.unroute('**/reviews?*');
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(section(page, 'Reviews (6)').getByRole('listitem')).toHaveCount(6);
  });
});

test.describe('not found', () => {
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('an erased or suspended worker, a non-worker and an unknown id get 404', async ({
    page,
    context,
    site,
  }) => {
    const me = await enterAs(context, site.url, 'customer');
    const erased = String((await makeWorker())._id);
    await eraseUser(erased);
    const suspended = String((await makeWorker({ suspendedAt: new Date() }))._id);
    const { userId: customer } = await signIn('customer');
    for (const id of [erased, suspended, customer, me.userId, 'f'.repeat(24)]) {
      expect((await page.goto(`/${id === me.userId ? 'provider' : 'worker'}/${id}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Worker not found' })).toBeVisible();
    }
  });
});

test('a worker sees their own page with an edit link and no heart', async ({ page, context, site }) => {
  const worker = await makeSession(await makeFullWorker());
  const cookie = await makePageCookie(worker);
  await context.addCookies([{ ...cookie, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
  await openPage(page, `/worker/${worker.userId}`);
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/worker-profile');
  await expect(page.getByRole('button', { name: /favorites|block/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call Worker' })).toHaveCount(0);
});

test('a worker without hours reads on their own page, in the second person, who answers requests', async ({
  page,
  context,
  site,
}) => {
  const worker = await makeSession(await makeWorker());
  await enterWith(context, site.url, worker);
  for (const path of [`/worker/${worker.userId}`, '/worker-profile?tab=work']) {
    await openPage(page, path);
    await expect(page.getByText('You respond to each request yourself.')).toBeVisible();
    await expect(page.getByText('The worker responds to each request')).toHaveCount(0);
  }
});

test('work pictures open and can be reported; the badge explains itself', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const worker = await makeWorker({ name: 'Ravi Verma' });
  await makeWorkPicture({ workerId: String(worker._id), caption: 'Bathroom in Aliganj' });
  await openPage(page, `/worker/${String(worker._id)}`);
  await page.getByRole('button', { name: 'Not Verified' }).click();
  await expect(page.getByRole('dialog')).toContainText('hasn’t checked who this worker is yet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open photo: Bathroom in Aliganj' }).click();
  const viewer = page.getByRole('dialog', { name: 'Bathroom in Aliganj' });
  await expect(viewer.getByRole('img', { name: 'Bathroom in Aliganj' })).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'Bathroom in Aliganj' })).toHaveAttribute('lang', 'en');
  await viewer.getByRole('button', { name: 'Report this photo' }).click();
  await page.getByLabel('Advertising or spam').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText(/Report number: HN-[2-9B-Z]{5}\./);
});

test('a report needs a reason, and is confirmed with its number', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const { _id } = await makeWorker({ name: 'Ravi Verma' });
  await openPage(page, `/worker/${String(_id)}`);
  await page.getByRole('button', { name: 'Report or block Ravi Verma' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Report/ })
    .click();
  await page.getByLabel('Details (optional)').fill('Wanted 500 rupees first.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please choose what’s wrong.')).toBeVisible();
  await page.getByLabel('Cheated, or asked for money in advance').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText(/Report number: HN-[2-9B-Z]{5}\./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('blocking', () => {
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('asks for confirmation, then hides the worker from the customer', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    const path = `/worker/${String((await makeWorker({ name: 'Ravi Verma' }))._id)}`;
    await openPage(page, path);
    const menu = page.getByRole('button', { name: 'Report or block Ravi Verma' });
    await menu.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Block/ })
      .click();
    await page.getByRole('button', { name: 'Don’t block' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Block/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await page.waitForURL('**/search');
    await openPage(page, path);
    await expect(page.getByRole('heading', { name: 'Worker not found' })).toBeVisible();
  });
});
