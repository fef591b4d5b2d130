import type { Page } from '@playwright/test';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { awaitCode, JOB_SHEETS, loseScripts } from '../fixtures/lose-scripts.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeDoorCode } from '../fixtures/type-door-code.ts';

const tap = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const status = (page: Page) => page.getByRole('main').locator('[data-status]').first();
const agree = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};
const payBy = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.afterEach(({ site }) => site.setClock(new Date()));

test('a worker takes a job from acceptance to payment on its page', async ({ page, context, site }) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const { _id, localDate } = await makeBooking({ bookable, localDate: dayAhead(1) });
  await enterWith(context, site.url, worker);
  const path = `/bookings/${String(_id)}`;
  await openPage(page, path);
  await tap(page, 'Accept');
  await expect(status(page)).toHaveAttribute('data-status', 'accepted');
  await expect(page.getByText('12 Park Road')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Job' })).toBeDisabled();
  site.setClock(inIndia(localDate, '09:10'));
  await openPage(page, path);
  await tap(page, 'Start Job');
  await (await typeDoorCode(page, site.url, String(_id))).click();
  await expect(status(page)).toHaveAttribute('data-status', 'in_progress');
  await expect(page.getByRole('button', { name: 'Complete Job' })).toBeDisabled();
  site.setClock(inIndia(localDate, '10:00'));
  await openPage(page, path);
  await tap(page, 'Complete Job');
  await expect(page.getByRole('alertdialog')).toContainText('The customer will then owe you ₹');
  await agree(page, 'Complete Job');
  await expect(status(page)).toHaveAttribute('data-status', 'completed');
  await tap(page, 'Mark as paid');
  await payBy(page, 'UPI');
  await expect(page.getByText('Paid by UPI')).toBeVisible();
});

test('a fee is waived or marked paid; a rejection is read in the language of the customer', async ({
  site,
  page,
  context,
  browser,
}) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const fee = { percent: 50, feePaise: 25_000, state: 'due', method: null, settledAt: null } as const;
  const owed = { bookable, customer: customer.user, status: 'cancelled', fee } as const;
  const [one, two] = [await makeBooking(owed), await makeBooking(owed)];
  const request = await makeBooking({ bookable, customer: customer.user, localDate: dayAhead(3) });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(one._id)}`);
  await expect(page.getByText('Late cancellation fee: ₹250, not paid yet')).toBeVisible();
  await tap(page, 'Waive the fee');
  await agree(page, 'Waive the fee');
  await expect(page.getByText('Late cancellation fee: ₹250, waived')).toBeVisible();
  await openPage(page, `/bookings/${String(two._id)}`);
  await tap(page, 'Fee is paid');
  await payBy(page, 'Cash');
  await expect(page.getByText('Late cancellation fee: ₹250, paid')).toBeVisible();

  await openPage(page, `/bookings/${String(request._id)}`);
  await tap(page, 'Reject');
  await page.getByRole('alertdialog').getByText('The place is too far').click();
  await agree(page, 'Reject');
  await expect(page.getByText('The place is too far')).toBeVisible();
  await expect(page.getByText('You rejected this request.')).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  await speak(elsewhere, site.url, 'hi');
  const other = await elsewhere.newPage();
  await openPage(other, `/bookings/${String(request._id)}`);
  await expect(other.getByText('जगह बहुत दूर है')).toBeVisible();
  await elsewhere.close();
});

test('a worker answers a review once, on their public page', async ({ page, context, site }) => {
  const { worker } = await makeElectrician();
  await makeReview({ workerId: worker.userId, rating: 2, comment: 'Came an hour late.' });
  await enterWith(context, site.url, worker);
  await openPage(page, `/worker/${worker.userId}`);
  await tap(page, 'Reply');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Publish reply' }).click();
  await expect(sheet.getByLabel('Your reply')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Your reply').fill('I am sorry, the road was closed.');
  await sheet.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.getByText('Your reply is published.').first()).toBeVisible();
  await expect(page.getByText('Reply from Ravi Verma')).toBeVisible();
  await openPage(page, `/worker/${worker.userId}`);
  await expect(page.getByText('I am sorry, the road was closed.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reply' })).toHaveCount(0);
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to load/], { scope: 'test' }] });

  test('the page of a job stays although the code of its buttons did not come, and they work once it does', async ({
    page,
    context,
    site,
  }) => {
    const { worker, bookable } = await makeElectrician();
    const { _id } = await makeBooking({ bookable });
    await enterWith(context, site.url, worker);
    const { lost, end } = await loseScripts(page, JOB_SHEETS);
    await openPage(page, `/bookings/${String(_id)}`);
    await lost;
    end();
    const reject = page.getByRole('main').getByRole('button', { name: 'Reject' });
    await awaitCode(page, reject);
    await tap(page, 'Reject');
    await expect(page.getByRole('alertdialog', { name: 'Reject this request?' })).toBeVisible();
  });
});
