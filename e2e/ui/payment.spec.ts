import type { Page } from '@playwright/test';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePayee, readPayees } from '#e2e/kit/factories/payees.ts';
import { makeSession, makeUser, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { viewOf } from '#e2e/kit/payments.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { awaitRest, openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const inSheet = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

/** A job that is done and not paid yet, of a worker with a payee. */
const finishJob = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  await makePayee(worker.userId);
  const done = { status: 'completed', localDate: '2020-05-06', customer: customer.user } as const;
  const booking = await makeBooking({ bookable, ...done });
  const bookingId = String(booking._id);
  return { worker, customer, bookingId, path: `/bookings/${bookingId}` };
};

const say = async (origin: string, who: SignedIn, id: string, body: object) =>
  viewOf(await bookingClient(() => origin).send(who, setPaymentContract, { params: { id }, body }));

const sayPaid = (origin: string, customer: SignedIn, id: string, method = 'upi') =>
  say(origin, customer, id, { step: 'paid', method, amountPaise: 50_000 });

test('two phones at the door show the code and the name, and take the customer’s word and the worker’s', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { worker, customer, path } = await finishJob();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await inMain(page, 'Mark as paid').click();
  const code = page.getByRole('dialog').getByRole('img', { name: 'QR code to pay' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('RAMESH KUMAR');
  expect(await findBarriers(page)).toEqual([]);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, path);
  await expect(other.getByText('Your app must show the name RAMESH KUMAR.')).toBeVisible();
  await inMain(other, 'I have paid').click();
  await other.getByRole('dialog').getByText('UPI', { exact: true }).click();
  await expect(other.getByRole('dialog').getByLabel('UTR (optional)')).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await other.getByRole('dialog').getByLabel('UTR (optional)').fill('1234 5678 9012');
  await inSheet(other, 'Tell the worker').click();
  await expect(other.getByText('still has to confirm it')).toBeVisible();

  // The sheet was open the whole time.
  await expect(page.getByRole('dialog')).toContainText('Asha Gupta says they paid');
  await expect(page.getByRole('dialog')).toContainText('UTR 123456789012');
  await expect(code).toHaveCount(0);
  await inSheet(page, 'UPI').click();
  await expect(page.getByText('Paid by UPI')).toBeVisible();
  await expect(other.getByRole('heading', { name: /^Pay ₹/ })).toHaveCount(0);
  await elsewhere.close();
});

test('a payment that never came is denied only after a second question', async ({ page, context, site }) => {
  test.slow();
  const { worker, customer, path, bookingId } = await finishJob();
  await sayPaid(site.url, customer, bookingId);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await inMain(page, 'Mark as paid').click();
  await inSheet(page, 'Not received').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /^Sure that ₹500 hasn’t arrived/ })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await inSheet(page, 'Go back').click();
  await expect(inSheet(page, 'Not received')).toBeVisible();
  await inSheet(page, 'Not received').click();
  await inSheet(page, 'It hasn’t arrived').click();
  await expect(sheet).toHaveCount(0);
  await inMain(page, 'Mark as paid').click();
  await expect(sheet).toContainText('You said it hasn’t arrived');
  expect(await findBarriers(page)).toEqual([]);
});

test('a payer who can say nothing more reads why', async ({ page, context, site }) => {
  const { worker, customer, path, bookingId } = await finishJob();
  const sayAgain = (method: string) => sayPaid(site.url, customer, bookingId, method);
  const deny = (saidAt: string | undefined) =>
    say(site.url, worker, bookingId, { step: 'not_received', saidAt });
  const words = messages('en').payment;
  const expectReason = async (reason: string): Promise<void> => {
    await openPage(page, path);
    const text = fill(reason, { name: worker.user.name });
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(inMain(page, words.iPaid)).toHaveCount(0);
  };
  await enterWith(context, site.url, customer);
  for (const method of ['cash', 'upi', 'cash']) await sayAgain(method);
  const last = await sayAgain('upi');
  await expectReason(words.noMore.said);
  await deny(last.said?.at);
  const again = await sayAgain('cash');
  await deny(again.said?.at);
  await expectReason(words.noMore.denied);
});

test('a worker confirms a payment whose customer has left since', async ({ page, context, site }) => {
  const { worker, customer, path, bookingId } = await finishJob();
  await sayPaid(site.url, customer, bookingId);
  const { send } = bookingClient(() => site.url);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expect((await send(customer, deleteAccountContract, { body })).status).toBe(200);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await inMain(page, 'Mark as paid').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('The customer says they paid ₹500 by UPI');
  await expect(sheet.getByRole('heading', { name: 'How did you receive ₹500?' })).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'QR code to pay' })).toHaveCount(0);
  await inSheet(page, 'UPI').click();
  await expect(page.getByText('Paid by UPI')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('the code is shown without a network once the device has seen it', async ({ page, context, site }) => {
    test.slow();
    const { worker, path } = await finishJob();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    const code = page.getByRole('dialog').getByRole('img', { name: 'QR code to pay' });
    await inMain(page, 'Mark as paid').click();
    const drawn = await code.innerHTML();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Before a page is at rest, a refresh that fails for want of a network opens it once more.
    await awaitRest(page);
    await awaitQuiet(page);
    await context.setOffline(true);
    await inMain(page, 'Mark as paid').click();
    await expect(code).toBeVisible();
    expect(await code.innerHTML()).toBe(drawn);
    await context.setOffline(false);
  });
});

test('a worker saves a UPI id with the password, and it waits', async ({ page, context, site }) => {
  test.slow();
  const { worker } = await makeElectrician();
  await enterWith(context, site.url, worker);
  await openPage(page, '/profile/payments');
  await inMain(page, 'UPI ID for payments').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('UPI ID', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByLabel('UPI ID', { exact: true }).fill('Asha@okbank');
  await sheet.getByLabel('Name on the bank account').fill('आशा देवी');
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await inSheet(page, 'Save UPI ID').click();
  await expect(sheet).toContainText('Write the name in English letters');
  await sheet.getByLabel('Name on the bank account').fill('ASHA DEVI');
  await inSheet(page, 'Save UPI ID').click();
  await expect(page.getByRole('main')).toContainText(/From .*: asha@okbank/);
  expect(await readPayees(worker.userId)).toEqual({ now: null, next: 'asha@okbank' });
});
