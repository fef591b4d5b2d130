import type { Page } from '@playwright/test';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addExtraContract, answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makePayee } from '#e2e/kit/factories/payees.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  awaitQueue,
  loseWrites,
  sendWaiting,
  toast,
  waitingCount,
  waitingSheet,
} from '../fixtures/waiting-write.ts';

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** A job that is going on, of a worker with a payee. */
const startJob = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  await makePayee(worker.userId);
  const going = { status: 'in_progress', localDate: addDays(toIndiaDay(now()), -1) } as const;
  const booking = await makeBooking({ bookable, ...going, customer: customer.user });
  const bookingId = String(booking._id);
  return { worker, customer, bookingId, path: `/bookings/${bookingId}` };
};

const propose = async (page: Page, words: string, amount: string, photo?: Uint8Array): Promise<void> => {
  await inMain(page, 'Add an extra').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('What is it for?').fill(words);
  await sheet.getByLabel('Amount').fill(amount);
  if (photo) {
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Add a photo' }).click();
    await (await chooser).setFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) });
    await expect(sheet.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(sheet).toHaveCount(0);
};

test('extras are proposed, accepted and declined on two phones, and enter the price, the code and the receipt', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { worker, customer, bookingId, path } = await startJob();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);

  await propose(page, 'New tap', '300', await makeJpeg({ width: 400, height: 300 }));
  await propose(page, 'Second trip', '50.50');
  // The customer's page has been open the whole time.
  await expect(inMain(other, 'Accept ₹300')).toBeVisible();
  await expect(other.getByAltText('Bill for New tap')).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await inMain(other, 'Accept ₹300').click();
  await expect(inMain(other, 'Accept ₹300')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Accepted');
  await inMain(other, 'Decline').click();
  await expect(page.getByRole('main')).toContainText('Declined');
  await expect(other.getByRole('main')).toContainText('₹800');
  expect(await findBarriers(page)).toEqual([]);

  await propose(page, 'Never answered', '100');
  await inMain(page, 'Complete Job').click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('1 extra isn’t answered yet and won’t be paid.');
  await expect(ask).toContainText('₹800');
  await ask.getByRole('button', { name: 'Complete Job' }).click();
  await expect(other.getByRole('heading', { name: 'Pay ₹800' })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Not answered in time');
  await inMain(page, 'Mark as paid').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code to pay ₹800' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'UPI' }).click();
  await openPage(other, `/profile/payments/${bookingId}`);
  await expect(other.locator('[data-slot=receipt]')).toContainText('New tap');
  await expect(other.locator('[data-slot=receipt]')).toContainText('₹800');
  await elsewhere.close();
});

test('the sheet for an extra names what is missing, and has no barriers', async ({ page, context, site }) => {
  const { worker, path } = await startJob();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await inMain(page, 'Add an extra').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(sheet.getByLabel('What is it for?')).toHaveAttribute('aria-invalid', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByLabel('What is it for?').fill('Motor');
  await sheet.getByLabel('Amount').fill('20000.01');
  await sheet.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(sheet.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
});

const allowedFaults =
  /failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/;

test.describe('without a network', () => {
  test.use({ allowedFaults: [[allowedFaults], { scope: 'test' }] });

  test('an extra proposed in a lift waits, can be read in words, and reaches the customer once', async ({
    page,
    context,
    site,
  }) => {
    const { worker, bookingId, path } = await startJob();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings/*/extras');
    await propose(page, 'New tap', '300');
    await expect(toast(page)).toContainText('Saved on this phone');
    await expect(page.getByRole('main')).toContainText('Not sent yet: Add an extra');
    await expect(inMain(page, 'Add an extra')).toBeDisabled();
    await waitingCount(page).click();
    await expect(waitingSheet(page)).toContainText('Add an extra: New tap, ₹300');
    await end();
    await expect(toast(page)).toContainText('Done: Add an extra');
    await expect(page.getByRole('main')).toContainText('Waiting for an answer');
    const { send } = bookingClient(() => site.url);
    const { extras } = viewIn(await send(worker, getBookingContract, { params: { id: bookingId } }));
    expect(extras).toHaveLength(1);
  });

  test('accepting an extra that was withdrawn comes back with the reason', async ({
    page,
    context,
    site,
  }) => {
    const { worker, customer, bookingId, path } = await startJob();
    const { send } = bookingClient(() => site.url);
    const body = { words: 'New tap', amountPaise: 30_000 };
    const added = viewIn(await send(worker, addExtraContract, { params: { id: bookingId }, body }));
    const extraId = added.extras[0]?._id ?? '';
    await enterWith(context, site.url, customer);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings/*/extras/*');
    await inMain(page, 'Accept ₹300').click();
    await expect(page.getByRole('main')).toContainText('Not sent yet: Accept ₹300');
    await expect(inMain(page, 'Decline')).toBeDisabled();
    const params = { id: bookingId, extraId };
    await send(worker, answerExtraContract, { params, body: { answer: 'withdrawn' } });
    await sendWaiting(page, end);
    await expect(waitingSheet(page)).toContainText('Accept ₹300: New tap');
    await expect(waitingSheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitingSheet(page).getByRole('button', { name: 'Remove' }).click();
    await expect(waitingCount(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Withdrawn');
  });
});
