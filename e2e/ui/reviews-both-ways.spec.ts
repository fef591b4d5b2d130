import type { Page } from '@playwright/test';
import { locales } from '#lib/platform/contract/locale.ts';
import { reportReviewContract } from '#lib/features/reviews/contracts/report-review.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCustomerReview, makeReview, makeReviewFor } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { findCutText } from '../fixtures/find-cut-text.ts';
import { findSmallTargets } from '../fixtures/find-small-targets.ts';
import { speak } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a worker and a customer review each other, and each reads the other’s once both have written', async ({
  browser,
  context,
  page,
  site,
}) => {
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { worker, bookable } = await makeElectrician();
  test.slow();
  const booking = await makeBooking({
    ...{ bookable, customer: customer.user, status: 'completed' },
    localDate: dayAhead(-1),
  });
  const path = `/bookings/${String(booking._id)}`;
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Rate Asha Gupta' }).click();
  await expect(page).toHaveURL(/\/rate-us\?bookingId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate Asha Gupta');
  await expect(page).toHaveTitle('Rate Asha Gupta · Hunar');
  const shownTab = page.locator('[data-slot=bottom-navigation] [aria-current=page]');
  await expect(shownTab).toHaveText('Dashboard');
  await expect(main(page)).toContainText('Other workers see it without your name.');
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await main(page).getByRole('radio', { name: '4 stars' }).check();
  await main(page).getByLabel('Comment').fill('Everything was ready.');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review!' })).toBeVisible();
  await openPage(page, path);
  await expect(main(page)).toContainText('Only you can see this for now.');
  await expect(main(page).getByRole('link', { name: 'Rate Asha Gupta' })).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);
  await expect(main(other)).not.toContainText('Everything was ready.');
  await main(other).getByRole('button', { name: 'Rate Ravi Verma' }).click();
  const sheet = other.getByRole('dialog');
  await expect(sheet).toContainText('It stays hidden until you’ve both written one');
  await sheet.getByRole('radio', { name: '2 stars' }).check();
  await sheet.getByRole('button', { name: 'Send review' }).click();
  await expect(main(other)).toContainText('Everything was ready.');
  await main(other).getByRole('button', { name: 'Report' }).click();
  await sheet.getByText('Rude or threatening').click();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(other.locator('[data-slot=toast]').last()).toContainText('HN-');
  await elsewhere.close();

  await openPage(page, path);
  await expect(main(page)).toContainText('What Asha Gupta says about you');
  await expect(main(page)).not.toContainText('Only you can see this for now.');
});

test('a worker sees other workers’ reviews of a requesting customer', async ({ page, context, site }) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  await makeCustomerReview({ customerId: String(customer._id), rating: 4, comment: 'Paid at once.' });
  await makeBooking({ bookable, customer });
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Rated 4.0 of 5 stars, 1 review' }).click();
  await expect(page.getByRole('heading', { name: 'What workers say about Asha Gupta' })).toBeVisible();
  await expect(main(page)).toContainText('Paid at once.');
});

test('the pages with reviews are open to all in five languages, on a small phone too', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Venkatalakshmi Subramanian' });
  await makeCustomerReview({ customerId: String(customer._id), comment: 'Paid at once.' });
  const request = await makeBooking({ bookable, customer });
  const done = await makeBooking({ bookable, customer, status: 'completed', localDate: dayAhead(-1) });
  const judged = await makeBooking({ bookable, customer, status: 'completed', localDate: dayAhead(-2) });
  await makeReviewFor(judged);
  await enterWith(context, site.url, worker);
  await page.setViewportSize({ width: 320, height: 640 });
  const paths = [
    ...[request, judged].map(({ _id }) => `/bookings/${String(_id)}`),
    ...['/worker-dashboard', `/rate-us?bookingId=${String(done._id)}`, `/worker/${worker.userId}`],
  ];
  for (const locale of locales) {
    await speak(context, site.url, locale);
    for (const path of paths) {
      await openPage(page, path);
      expect.soft(await findBarriers(page), `${locale} ${path}`).toEqual([]);
      expect.soft(await findSmallTargets(page), `${locale} ${path}`).toEqual([]);
      expect.soft(await findCutText(page, 100), `${locale} ${path}`).toEqual([]);
    }
  }
});

test('the office hides a reported review with the keyboard, and closes the report by it', async ({
  page,
  context,
  site,
}) => {
  const { worker } = await makeElectrician();
  const { _id } = await makeReview({ workerId: worker.userId, rating: 1, comment: 'His phone is 98…' });
  const { send } = bookingClient(() => site.url);
  const reported = await send(worker, reportReviewContract, {
    ...{ params: { id: String(_id) }, body: { reason: 'abuse' } },
  });
  expect(reported.status).toBe(201);
  await page.setViewportSize({ width: 1366, height: 900 });
  const admin = await enterAs(context, site.url, 'admin');
  await openPage(page, '/office/queues?queue=reports');
  const row = page
    .getByRole('list', { name: 'Waiting items, oldest first' })
    .getByRole('button')
    .filter({ hasText: worker.user.name });
  await row.focus();
  await expect(main(page)).toContainText('His phone is 98…');
  await page.keyboard.press('2');
  await expect(page.locator('textarea:focus')).toHaveCount(1);
  await page.keyboard.type('It names a phone.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Review hidden and report closed.', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  const acts = (await listAudit(String(_id))).map(({ act, actorId }) => [act, actorId]);
  expect(acts).toEqual([['review.hide', admin.userId]]);
  await openPage(page, `/worker/${worker.userId}`);
  await expect(main(page)).not.toContainText('His phone is 98…');
});

test('the office hides a review on the booking page and shows it again', async ({ page, context, site }) => {
  const booking = await makeBooking({ status: 'completed', localDate: dayAhead(-9) });
  const { _id } = await makeReviewFor(booking);
  await enterAs(context, site.url, 'admin');
  await openPage(page, `/office/bookings/${String(booking._id)}`);
  const part = page.getByRole('region', { name: 'Review of the worker' });
  const steps = [
    ['Hide', 'Review hidden.', '★ 5 · hidden'],
    ['Show again', 'The review is visible again.', '★ 5'],
  ] as const;
  for (const [label, done, state] of steps) {
    await part.getByRole('button', { name: label }).click();
    await part.getByRole('textbox').fill('We have heard both.');
    await part.getByRole('button', { name: label }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(part.getByText(state, { exact: true })).toBeVisible();
  }
  expect((await listAudit(String(_id))).map(({ act }) => act)).toEqual(['review.show', 'review.hide']);
});
