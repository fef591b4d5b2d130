import type { BrowserContext, Page } from '@playwright/test';
import { spendCreditContract } from '#lib/features/bookings/contracts/bookings.ts';
import { updateCustomerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { makeCase, makeFinishedJob } from '#e2e/kit/factories/cases.ts';
import { giveCredit, giveMoney } from '#e2e/kit/factories/wallets.ts';
import { dayAhead, makeBooking, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { openHandover } from '#e2e/kit/proposed-handover.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { makeVisit } from '../fixtures/make-visit.ts';
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

const { jobBoard } = messages('en');
const main = (page: Page) => page.getByRole('main');

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/],
    { scope: 'test' },
  ],
});

const open = async (page: Page, context: BrowserContext, reader: SignedIn, path: string, url: string) => {
  await enterWith(context, url, reader);
  await openPage(page, path);
  await awaitQueue(page);
};

/** A job that is done and not paid yet. */
const finishJob = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const done = { status: 'completed', localDate: dayAhead(-1), customer: customer.user } as const;
  const { _id } = await makeBooking({ bookable, ...done });
  const params = { id: String(_id) };
  return { worker, customer, params, path: `/bookings/${params.id}` };
};

test('“I have paid” waits beside what is owed, and reaches the worker later', async ({
  page,
  context,
  site,
}) => {
  const { customer, path } = await finishJob();
  await open(page, context, customer, path, site.url);
  const { end } = await loseWrites(page, '**/api/v1/bookings/*/payment');
  await main(page).getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('dialog').getByText('Cash', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tell the worker' }).click();
  await expect(main(page)).toContainText('Not sent yet: I have paid');
  await expect(main(page)).not.toContainText('still has to confirm it');
  await sendWaiting(page, end);
  await expect(toast(page)).toContainText('Done: I have paid');
  await expect(main(page)).toContainText('still has to confirm it');
  await expect(waitingCount(page)).toHaveCount(0);
});

test('a payment that a worker records waits, and is recorded once', async ({ page, context, site }) => {
  const { worker, path } = await finishJob();
  await open(page, context, worker, path, site.url);
  const { keys, end } = await loseWrites(page, '**/api/v1/bookings/*/payment');
  await main(page).getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cash' }).click();
  await expect(main(page)).toContainText('Not sent yet: Mark as paid');
  await expect(main(page).getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await sendWaiting(page, end);
  await expect(main(page)).toContainText('Paid in cash');
  expect(new Set(keys).size).toBe(1);
});

test('cash that a worker records late is not booked as less after the customer has used credit', async ({
  page,
  context,
  site,
}) => {
  const { worker, customer, params, path } = await finishJob();
  await giveMoney(customer.userId, 20_000);
  await open(page, context, worker, path, site.url);
  const { end } = await loseWrites(page, '**/api/v1/bookings/*/payment');
  await main(page).getByRole('button', { name: 'Mark as paid' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'How did you receive ₹500?' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cash' }).click();
  await expect(main(page)).toContainText('Not sent yet: Mark as paid');
  const { send } = bookingClient(() => site.url);
  expect((await send(customer, spendCreditContract, { params })).status).toBe(200);
  await sendWaiting(page, end);
  await expect(waitingSheet(page)).toContainText('The price just changed.');
  await waitingSheet(page).getByRole('button', { name: 'See the new price' }).click();
  await expect(sheet.getByRole('heading', { name: 'How did you receive ₹300?' })).toBeVisible();
});

test('an answer to another time waits, and books the time that was shown', async ({
  page,
  context,
  site,
}) => {
  const { customer, bookable } = await makePair();
  const request = await makeBooking({ customer: customer.user, bookable, localDate: dayAhead(3) });
  await proposeOtherTime(request, 'worker');
  await open(page, context, customer, '/bookings', site.url);
  const { end } = await loseWrites(page, '**/api/v1/bookings/*/proposal');
  const accept = main(page).getByRole('button', { name: 'Accept new time' });
  await accept.click();
  await expect(main(page)).toContainText('Not sent yet: Accept new time');
  await expect(accept).toBeDisabled();
  await sendWaiting(page, end);
  await expect(toast(page)).toContainText('Done: Accept new time');
  await expect(accept).toHaveCount(0);
});

test('a move whose time was taken comes back, and its sheet offers other times', async ({
  page,
  context,
  site,
}) => {
  const { customer, bookable } = await makePair();
  const request = await makeBooking({ customer: customer.user, bookable, localDate: dayAhead(3) });
  await open(page, context, customer, `/bookings/${String(request._id)}`, site.url);
  const { end } = await loseWrites(page, '**/api/v1/bookings/*/reschedule');
  await main(page).getByRole('button', { name: 'Reschedule' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose another day or time' });
  await choice.getByRole('radio', { name: /^2 to 4 PM/ }).check();
  await choice.getByRole('button', { name: 'Move booking' }).click();
  await expect(main(page)).toContainText('Not sent yet: Move booking');
  const taken = {
    startsAt: new Date(`${dayAhead(3)}T14:00+05:30`),
    endsAt: new Date(`${dayAhead(3)}T16:00+05:30`),
  };
  await makeBooking({ bookable, localDate: dayAhead(3), status: 'accepted', ...taken });
  await sendWaiting(page, end);
  await expect(waitingSheet(page)).toContainText('This time is no longer available.');
  await waitingSheet(page).getByRole('button', { name: 'Choose another time' }).click();
  await expect(choice.getByRole('radio', { name: /^4 to 6 PM/ })).toBeVisible();
});

test('a review waits, and is shown once it is sent', async ({ page, context, site }) => {
  const { customer, path } = await finishJob();
  await open(page, context, customer, path, site.url);
  const { end } = await loseWrites(page, '**/api/v1/admin/rate-us');
  await main(page)
    .getByRole('button', { name: /^Rate / })
    .click();
  await page.getByRole('dialog').getByRole('radio', { name: '4 stars: good' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Send review' }).click();
  await expect(main(page)).toContainText('Not sent yet: Send review');
  await sendWaiting(page, end);
  await expect(main(page)).toContainText('You gave 4 of 5 stars');
});

test('a new name waits beside the old one', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile');
  await awaitQueue(page);
  const { end } = await loseWrites(page, '**/api/v1/users/update-customer-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Asha Devi');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(main(page)).toContainText('Not sent yet: Edit Profile');
  await expect(main(page)).not.toContainText('Asha Devi');
  await sendWaiting(page, end);
  await expect(main(page)).toContainText('Asha Devi');
});

test('credit that pays for a booking waits, and is used once', async ({ page, context, site }) => {
  const { customer, path } = await finishJob();
  await giveCredit(customer.userId);
  await open(page, context, customer, path, site.url);
  const { keys, end } = await loseWrites(page, '**/api/v1/bookings/*/credit');
  const use = main(page).getByRole('button', { name: 'Use ₹100 of your credit' });
  await use.click();
  await expect(main(page)).toContainText('Not sent yet: Use ₹100 of your credit');
  await expect(use).toBeDisabled();
  await end();
  await expect(toast(page)).toContainText('Done: Use ₹100 of your credit');
  await expect(use).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
});

for (const side of ['customer', 'worker'] as const)
  test(`the ${side}’s answer to a proposed worker waits, and is counted once`, async ({
    page,
    context,
    site,
  }) => {
    const found = await openHandover(() => site.url);
    expect((await found.propose()).status).toBe(200);
    const path = side === 'worker' ? '/worker-dashboard' : `/bookings/${found.bookingId}`;
    await open(page, context, await makeSession(found[side]), path, site.url);
    const { keys, end } = await loseWrites(page, '**/api/v1/bookings/*/handover');
    const yes = main(page).getByRole('button', { name: /^Yes, / });
    await yes.click();
    await expect(main(page)).toContainText('Not sent yet: Yes, ');
    await expect(yes).toBeDisabled();
    await end();
    await expect(toast(page)).toContainText('Done: Yes, ');
    await expect(main(page)).toContainText('You said yes.');
    expect(new Set(keys).size).toBe(1);
  });

test('a customer’s answer to a case waits, and is taken once', async ({ page, context, site }) => {
  const { bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const booking = await makeFinishedJob(customer.user, { bookable });
  const statement = { by: 'worker' as const, text: 'I was not paid.', imageKeys: [], at: now() };
  await makeCase(booking, 'worker', { reason: 'payment', statements: [statement] });
  await open(page, context, customer, `/bookings/${String(booking._id)}`, site.url);
  const { keys, end } = await loseWrites(page, '**/api/v1/bookings/*/case/answer');
  const answer = main(page).getByRole('button', { name: 'Tell us your side' });
  await answer.click();
  const sheet = page.getByRole('dialog', { name: 'Tell us your side' });
  await sheet.getByRole('textbox').fill('I paid in cash.');
  await sheet.getByRole('button', { name: 'Send to Hunar' }).click();
  await expect(main(page)).toContainText('Not sent yet: Tell us your side');
  await expect(answer).toBeDisabled();
  await end();
  await expect(toast(page)).toContainText('Done: Tell us your side');
  await expect(main(page)).toContainText('I paid in cash.');
  expect(new Set(keys).size).toBe(1);
});

test('a customer without a network sees what cancelling costs, and the cancellation waits', async ({
  page,
  context,
  site,
}) => {
  const { bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { _id } = await makeBooking({ bookable, localDate: dayAhead(3), customer: customer.user });
  await open(page, context, customer, `/bookings/${String(_id)}`, site.url);
  const cancel = main(page).getByRole('button', { name: 'Cancel booking' });
  const sheet = page.getByRole('alertdialog');
  // It has not been open before.
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await cancel.click();
  await expect(sheet).toContainText('Cancelling now costs nothing. You’re offline');
  await sheet.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(main(page)).toContainText('Not sent yet: Cancel booking');
  await context.setOffline(false);
  await expect(toast(page)).toContainText('Done: Cancel booking');
  await expect(main(page)).not.toContainText('Not sent yet');
});

test('a late change keeps a name that another phone has changed, and says so', async ({
  page,
  context,
  site,
}) => {
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  await open(page, context, customer, '/profile', site.url);
  const { end } = await loseWrites(page, '**/api/v1/users/update-customer-profile');
  const edit = main(page).getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Asha Devi');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(main(page)).toContainText('Not sent yet: Edit Profile');
  await expect(edit).toBeDisabled();
  await expect(edit).toBeFocused();
  const { send } = bookingClient(() => site.url);
  await send(customer, updateCustomerProfileContract, { body: { name: 'Asha Rao' } });
  await sendWaiting(page, end);
  await expect(waitingSheet(page)).toContainText('was changed on another device');
  await waitingSheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(main(page)).toContainText('Asha Rao');
  await expect(edit).toBeEnabled();
});

test('a worker’s report of a no-show waits with its words, and is made once', async ({
  page,
  context,
  site,
}) => {
  const { booking, worker } = await makeVisit('arrived');
  await open(page, context, worker, `/bookings/${String(booking._id)}`, site.url);
  const { keys, end } = await loseWrites(page, '**/api/v1/bookings/*/no-show');
  await main(page).getByRole('button', { name: jobBoard.card.more }).click();
  await page.getByRole('dialog').getByRole('button', { name: jobBoard.moves.no_show }).click();
  const sheet = page.getByRole('dialog', { name: jobBoard.ask.no_show.title });
  await sheet.getByRole('textbox').fill('I rang twice at gate 4.');
  await sheet.getByRole('button', { name: jobBoard.moves.no_show }).click();
  await expect(main(page)).toContainText(`Not sent yet: ${jobBoard.moves.no_show}`);
  await sendWaiting(page, end);
  await expect(toast(page)).toContainText(`Done: ${jobBoard.moves.no_show}`);
  await expect(main(page)).toContainText('I rang twice at gate 4.');
  expect(new Set(keys).size).toBe(1);
});
