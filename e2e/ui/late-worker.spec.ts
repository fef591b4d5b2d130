import type { Page } from '@playwright/test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePayee } from '#e2e/kit/factories/payees.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { inIndia } from '../fixtures/make-workday.ts';
import { awaitPage, openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  awaitQueue,
  loseWrites,
  sendWaiting,
  toast,
  waitingCount,
  waitingSheet,
} from '../fixtures/waiting-write.ts';

const localDate = dayAhead(1);

/** A job at 4 PM tomorrow, agreed long ago. */
const makeJob = async () => {
  // Nothing else is open between them, so both can delete their accounts.
  const pair = await makePair('rejected');
  const createdAt = new Date(Date.now() - 24 * 3_600_000);
  const span = { startsAt: inIndia(localDate, '16:00'), endsAt: inIndia(localDate, '18:00') };
  const who = { bookable: pair.bookable, customer: pair.customer.user };
  const booking = await makeBooking({ ...who, ...span, localDate, createdAt, status: 'accepted' });
  const params = { id: String(booking._id) };
  return { ...pair, params, path: `/bookings/${params.id}` };
};

/** A job that its worker cancelled late, for which the customer is owed a fee. */
const makeOwed = async (site: TestSite) => {
  const job = await makeJob();
  const { worker, params } = job;
  site.setClock(inIndia(localDate, '13:30'));
  const body = { status: 'cancelled', reasonCode: 'travel', feePaise: 25_000 };
  const { send } = bookingClient(() => site.url);
  expect((await send(worker, setBookingStatusContract, { params, body })).status).toBe(200);
  return { ...job, send };
};

const openCancel = async (page: Page) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  return page.getByRole('dialog', { name: 'Cancel this booking?' });
};

test.afterEach(({ site }) => site.setClock(new Date()));

test('a worker sees the cost of cancelling late before the tap, and the customer lets it go', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { customer, worker, path } = await makeJob();
  site.setClock(inIndia(localDate, '13:30'));
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  const sheet = await openCancel(page);
  await expect(sheet.getByText('You’ll owe Asha Gupta ₹250.')).toBeVisible();
  await expect(sheet.getByText(/^Less than 4 hours’ notice/)).toBeVisible();
  await sheet.getByText('I’m unwell').click();
  await expect(sheet.getByText(/^Free: we take your word/)).toBeVisible();
  await sheet.getByText('I can’t get there').click();
  await sheet.getByRole('button', { name: 'Cancel for ₹250' }).click();
  await expect(toast(page)).toContainText('Booking Cancelled');
  await expect(page.getByRole('heading', { name: 'You owe Asha Gupta ₹250' })).toBeVisible();
  await expect(page.getByText(/^Please pay by /)).toBeVisible();
  await expect(page.getByText('The customer hasn’t saved a UPI ID yet.')).toBeVisible();
  await makePayee(customer.userId, { upiId: 'asha@okbank', name: 'ASHA GUPTA' });
  await reloadPage(page);
  await expect(page.getByText('Your app must show the name ASHA GUPTA.')).toBeVisible();
  await expect(page.getByText('UPI ID: asha@okbank')).toBeVisible();
  await openPage(page, '/worker-profile?tab=earnings');
  const line = page.getByRole('listitem').filter({ hasText: 'Cancellation fee: ' });
  await expect(line).toContainText('Still to pay');
  await expect(line).toContainText(/(?<![-−])₹250/);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const theirs = await elsewhere.newPage();
  await openPage(theirs, path);
  await expect(theirs.getByRole('heading', { name: `${worker.user.name} owes you ₹250` })).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'QR code to pay ₹250' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Waive the fee' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Waive the fee' }).click();
  await expect(theirs.getByText('The customer waived it.')).toBeVisible();
  await elsewhere.close();
});

test('a customer who cancelled late is led from the transactions to where and until when the fee is paid', async ({
  page,
  context,
  site,
}) => {
  const { customer, worker, params, path } = await makeJob();
  await makePayee(worker.userId);
  site.setClock(inIndia(localDate, '13:30'));
  const body = { status: 'cancelled', reason: 'A reason.', feePaise: 50_000 };
  const { send } = bookingClient(() => site.url);
  expect((await send(customer, setBookingStatusContract, { params, body })).status).toBe(200);
  await enterWith(context, site.url, customer);
  await openPage(page, '/profile/payments?show=transactions');
  const line = page.getByRole('listitem').filter({ hasText: 'Cancellation fee: ' });
  await expect(line).toContainText('Still to pay');
  await expect(line).toContainText(/(?<!−)₹500/);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Pay the fee of ₹500' })).toBeVisible();
  await expect(page.getByText(`You owe this to ${worker.user.name}.`)).toBeVisible();
  await expect(page.getByText(/^Please pay by /)).toBeVisible();
  await expect(page.getByText('Your app must show the name RAMESH KUMAR.')).toBeVisible();
  await expect(page.getByText('UPI ID: ramesh@okbank')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy UPI ID' }).click();
  await expect(toast(page)).toContainText('UPI ID copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ramesh@okbank');
});

test('a fee that is said to be paid is asked for no second time, in person or from credit', async ({
  page,
  context,
  site,
}) => {
  const { worker, params, path, send } = await makeOwed(site);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  const how = page.getByText('If you get Hunar credit first, we take it from that.');
  await expect(how).toBeVisible();
  const body = { step: 'paid', method: 'cash', amountPaise: 25_000 };
  expect((await send(worker, setPaymentContract, { params, body })).status).toBe(200);
  await reloadPage(page);
  await expect(page.getByText('You said you paid. Asha Gupta still has to confirm it.')).toBeVisible();
  await expect(how).toHaveCount(0);
});

test('a customer confirms a fee that its worker said was paid before deleting the account', async ({
  page,
  context,
  site,
}) => {
  const { customer, worker, params, path, send } = await makeOwed(site);
  const said = { step: 'paid', method: 'cash', amountPaise: 25_000 };
  expect((await send(worker, setPaymentContract, { params, body: said })).status).toBe(200);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expect((await send(worker, deleteAccountContract, { body })).status).toBe(200);
  await enterWith(context, site.url, customer);
  await openPage(page, path);
  const question = page.getByRole('heading', { name: 'Did you receive ₹250?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waive the fee' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I received it in cash' }).click();
  await expect(toast(page)).toContainText('Payment recorded');
  await expect(question).toHaveCount(0);
});

test('a worker moves a job instead of cancelling it', async ({ page, context, browser, site }) => {
  test.slow();
  const { customer, worker, path } = await makeJob();
  site.setClock(inIndia(localDate, '10:00'));
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  const sheet = await openCancel(page);
  await sheet.getByRole('button', { name: 'Move it instead' }).click();
  await sheet.getByText('The visit stays as booked until Asha Gupta says yes').waitFor();
  await sheet
    .locator('label', { has: page.locator(':enabled') })
    .last()
    .click();
  await sheet.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(toast(page)).toContainText('Time suggested');
  await expect(page.getByText(/^You suggested: /)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const theirs = await elsewhere.newPage();
  await openPage(theirs, path);
  await expect(theirs.getByText(/Otherwise the visit stays as booked\.$/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept new time' }).click();
  await expect(toast(theirs)).toContainText('Booked: ');
  await elsewhere.close();
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [
      [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/],
      { scope: 'test' },
    ],
  });

  test('the phone works out the most that it costs, and the server charges what is owed', async ({
    page,
    context,
    site,
  }) => {
    const { worker, path } = await makeJob();
    site.setClock(inIndia(localDate, '13:30'));
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    // The worker's part comes late, and loads its sheet's code once the page is idle again.
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    await awaitPage(page);
    await awaitQueue(page);
    // Its sheet has not been open before.
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    const sheet = await openCancel(page);
    await expect(sheet.getByText('You’ll owe Asha Gupta ₹250.')).toBeVisible();
    await expect(sheet).toContainText('You’ll pay this at most.');
    await sheet.getByText('I’m unwell').click();
    await sheet.getByRole('button', { name: 'Cancel for ₹250' }).click();
    await expect(page.getByRole('main')).toContainText('Not sent yet: Cancel booking');
    await context.setOffline(false);
    await expect(toast(page)).toContainText('Done: Cancel booking');
    await expect(waitingCount(page)).toHaveCount(0);
    // Her word is believed, so that she owes nothing.
    await expect(page.getByRole('heading', { name: /^You owe/ })).toHaveCount(0);
  });

  for (const [answer, call] of [
    ['I received it in cash', 'payment'],
    ['Waive the fee', 'fee'],
  ] as const)
    test(`the customer’s “${answer}” waits beside the fee, and is sent once`, async ({
      page,
      context,
      site,
    }) => {
      const { worker, customer, path } = await makeOwed(site);
      await enterWith(context, site.url, customer);
      await openPage(page, path);
      await awaitQueue(page);
      const { keys, end } = await loseWrites(page, `**/api/v1/bookings/*/${call}`);
      const owed = page.getByRole('heading', { name: `${worker.user.name} owes you ₹250` });
      await page.getByRole('button', { name: answer }).click();
      if (call === 'fee') await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
      await expect(page.getByRole('main')).toContainText(`Not sent yet: ${answer}`);
      await expect(owed).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: answer })).toBeDisabled();
      await end();
      await expect(toast(page)).toContainText(`Done: ${answer}`);
      await expect(waitingCount(page)).toHaveCount(0);
      await expect(owed).toHaveCount(0);
      expect(new Set(keys).size).toBe(1);
    });

  test('a cancellation that costs more by the time it is sent comes back with the new cost', async ({
    page,
    context,
    site,
  }) => {
    const { worker, path } = await makeJob();
    // Free with twelve hours' notice.
    site.setClock(inIndia(localDate, '03:55'));
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings/*/status');
    const sheet = await openCancel(page);
    await sheet.getByText('I can’t get there').click();
    await sheet.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('main')).toContainText('Not sent yet: Cancel booking');
    site.setClock(inIndia(localDate, '04:05'));
    await sendWaiting(page, end);
    await waitingSheet(page).getByRole('button', { name: 'See the new price' }).click();
    const again = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(again.getByText('You’ll owe Asha Gupta ₹250.')).toBeVisible();
  });
});

for (const query of ['refund', 'money back'])
  test(`the help on “${query}” shows both sides’ fees`, async ({ page }) => {
    await openPage(page, `/help-center?q=${encodeURIComponent(query)}`);
    await page.getByText('Refunds: do I get my money back?').click();
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveText([
      /Customer owes/,
      '24 hours or more₹0₹0',
      '24 to 4 hours₹500₹250',
      'Under 4 hours₹1,000₹250',
    ]);
  });
