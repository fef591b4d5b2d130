import { now } from '#lib/platform/time/clock.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** A job that was paid in cash, whose worker has to return ₹200. */
const makeRefund = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const done = { status: 'completed', localDate: '2020-05-06', customer: customer.user } as const;
  const paid = { method: 'cash' as const, at: now() };
  const refund = { amountPaise: 20_000, state: 'due', at: now(), method: null, settledAt: null } as const;
  const booking = await makeBooking({ bookable, ...done, paid, refund });
  return { worker, customer, path: `/bookings/${String(booking._id)}` };
};

test('a worker says that an amount was returned, and the customer confirms it', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { worker, customer, path } = await makeRefund();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Return ₹200 to Asha Gupta' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'I have returned it' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Cash', { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Tell Asha Gupta' }).click();
  await expect(page.getByText('Asha Gupta still has to confirm it')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const theirs = await elsewhere.newPage();
  await openPage(theirs, path);
  const owed = theirs.getByRole('heading', { name: `${worker.user.name} has to return ₹200 to you` });
  await expect(owed).toBeVisible();
  expect(await findBarriers(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'I received it in cash' }).click();
  await expect(owed).toHaveCount(0);
  await elsewhere.close();
});

test('a customer waives a refund after a question, and the worker owes nothing any more', async ({
  page,
  context,
  site,
}) => {
  const { worker, customer, path } = await makeRefund();
  await enterWith(context, site.url, customer);
  await openPage(page, path);
  const owed = page.getByRole('heading', { name: `${worker.user.name} has to return ₹200 to you` });
  await expect(owed).toBeVisible();
  await page.getByRole('button', { name: 'Waive the refund' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Waive ₹200?')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Waive the refund' }).click();
  await expect(owed).toHaveCount(0);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Return ₹200' })).toHaveCount(0);
});
