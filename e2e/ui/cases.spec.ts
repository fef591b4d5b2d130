import type { Page } from '@playwright/test';
import { openCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeCase, makeFinishedJob } from '#e2e/kit/factories/cases.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeSession, makeUser, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openAs } from '../fixtures/open-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const {
  bookingWords,
  cases,
  caseForm,
  claimForm,
  myBookings,
  office,
  officeCases,
  officeClaims,
  officeCodes,
  payment,
} = messages('en');
const { remedy } = officeCases;

const DAY_MS = 86_400_000;
const CASE_QUEUE = '/office/queues?queue=cases';

/** A job that was done and paid for yesterday. */
const makePaidJob = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const paid = { method: 'cash' as const, at: now() };
  const booking = await makeFinishedJob(customer.user, { bookable, paid });
  return { worker, customer, booking, path: `/bookings/${String(booking._id)}` };
};

/** A case of the customer whose worker has been silent for too long. */
const makeHeardCase = (booking: Parameters<typeof makeCase>[0], openedAt = now()) => {
  const said = { by: 'customer' as const, text: 'The tap still drips.', imageKeys: [], at: openedAt };
  const clocks = { state: 'heard' as const, answerBy: null, waits: true, openedAt };
  return makeCase(booking, 'customer', { ...clocks, statements: [said] });
};

const findCase = (page: Page) => page.getByRole('region', { name: cases.title });

/** Opens the sheet of an answer or an appeal, and sends these words. */
const sayInCase = async (page: Page, step: 'answer' | 'appeal', words: string): Promise<void> => {
  await findCase(page).getByRole('button', { name: cases[step] }).click();
  const sheet = page.getByRole('dialog', { name: cases[step] });
  await sheet.getByRole('textbox').fill(words);
  await sheet.getByRole('button', { name: caseForm.send }).click();
  await expect(sheet).toBeHidden();
};

const openFirstItem = (page: Page): Promise<void> =>
  page.getByRole('list', { name: office.queue.list }).getByRole('button').first().click();

interface Decision {
  act: { label: string; field: string; done: string };
  choice: string;
  reason: string;
}

/** Decides the case that the page shows. */
const decide = async (page: Page, { act, choice, reason }: Decision): Promise<void> => {
  await page.getByRole('button', { name: act.label }).click();
  await page.getByLabel(remedy.label).selectOption({ label: choice });
  await page.getByLabel(act.field).fill(reason);
  await page.getByRole('button', { name: act.label }).click();
  await expect(page.getByText(act.done, { exact: true })).toBeVisible();
};

test('a customer opens a case with its reason, words and a photo, and reads who answers until when', async ({
  page,
  context,
  site,
}) => {
  const { customer, path } = await makePaidJob();
  await enterWith(context, site.url, customer);
  await openPage(page, path);
  await page.getByRole('button', { name: myBookings.page.help }).click();
  const help = page.getByRole('dialog', { name: myBookings.page.help });
  await help.getByRole('button', { name: cases.title }).click();
  const sheet = page.getByRole('dialog', { name: cases.title });
  await expect(sheet).toContainText(fill(caseForm.next.open, { name: 'Ravi Verma' }));
  await sheet.getByRole('button', { name: caseForm.send }).click();
  await expect(sheet.getByText(caseForm.missingReason)).toBeVisible();
  await expect(sheet.getByText(caseForm.missing)).toBeVisible();
  await sheet.getByRole('radio', { name: cases.reasons.damaged }).check();
  await sheet.getByRole('textbox').fill('The tile by the switch broke.');
  const photo = { name: 'tile.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) };
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: fill(claimForm.photo, { number: 1 }) })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: caseForm.send }).click();
  await expect(sheet).toBeHidden();
  await expect(findCase(page)).toContainText(cases.reasons.damaged);
  await expect(findCase(page)).toContainText('The tile by the switch broke.');
  await expect(findCase(page)).toContainText('Ravi Verma has until');
  await expect(findCase(page).getByRole('button', { name: cases.answer })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('an answered case is decided with its amounts, appealed against, and decided for good by another admin', async ({
  browser,
  site,
}) => {
  test.slow();
  const { customer, worker, booking, path } = await makePaidJob();
  await makeHeardCase(booking);
  const open = (person: SignedIn, where: string) => openAs(browser, site.url, person, where);

  const asWorker = await open(worker, path);
  await expect(findCase(asWorker)).toContainText('Asha Gupta reported this.');
  await sayInCase(asWorker, 'answer', 'It was dry when I left.');
  await expect(findCase(asWorker)).toContainText('It was dry when I left.');

  const first = await open(await signInAdmin(), CASE_QUEUE);
  await openFirstItem(first);
  await expect(first.getByText('The tap still drips.')).toBeVisible();
  await expect(first.getByText('It was dry when I left.')).toBeVisible();
  await expect(first.getByRole('heading', { name: officeCases.claims })).toBeVisible();
  await expect(
    first.getByText('Customer: 0 made, 0 upheld, 0 dismissed, 0 broken off; 0 against them upheld'),
  ).toBeVisible();
  const listed = (title: string) => first.getByRole('listitem').filter({ hasText: title });
  await expect(listed(bookingWords.statuses.arrived)).toBeVisible();
  await expect(listed(officeCases.maxRefund)).toContainText('₹500');
  await expect(listed(officeCases.refunded)).toContainText('₹0');
  expect(await findBarriers(first)).toEqual([]);
  await decide(first, {
    act: officeCases.decide,
    choice: fill(remedy.credit, { amount: '₹200', after: '₹200', paid: '₹500' }),
    reason: 'Both say that the tap had to be seen again.',
  });

  await openPage(asWorker, path);
  await expect(findCase(asWorker)).toContainText('Both say that the tap had to be seen again.');
  await expect(findCase(asWorker)).toContainText(
    fill(cases.theirCredit, { name: 'Asha Gupta', amount: '₹200' }),
  );
  await sayInCase(asWorker, 'appeal', 'I offered to come again.');
  await asWorker.context().close();

  await openPage(first, CASE_QUEUE);
  await openFirstItem(first);
  await expect(first.getByText(officeCases.refusals.second_admin_needed)).toBeVisible();
  await expect(first.getByRole('button', { name: officeCases.decideAppeal.label })).toHaveCount(0);
  await first.context().close();

  const second = await open(await signInAdmin(), CASE_QUEUE);
  await openFirstItem(second);
  await decide(second, {
    act: officeCases.decideAppeal,
    choice: fill(remedy.none, { after: '₹0', paid: '₹500' }),
    reason: 'He offered to come again for free.',
  });
  await second.context().close();

  const asCustomer = await open(customer, path);
  for (const text of [cases.replaced, 'He offered to come again for free.', cases.noMoney, cases.closed])
    await expect(findCase(asCustomer)).toContainText(text);
  await asCustomer.context().close();
});

test('the office has the worker return an amount, and both sides and its page of the booking say so', async ({
  browser,
  site,
}) => {
  test.slow();
  const { customer, worker, booking, path } = await makePaidJob();
  await makeHeardCase(booking);
  const admin = await openAs(browser, site.url, await signInAdmin(), CASE_QUEUE);
  await openFirstItem(admin);
  await decide(admin, {
    act: officeCases.decide,
    choice: fill(remedy.refund, { amount: '₹200', after: '₹200', paid: '₹500' }),
    reason: 'The tap drips as before.',
  });
  await openPage(admin, officePaths.booking(String(booking._id)));
  await admin.getByRole('main').getByRole('button', { name: officeCases.show }).click();
  await expect(admin.getByRole('main')).toContainText(fill(officeCases.steps.refunded, { amount: '₹200' }));
  await admin.context().close();
  for (const [person, text] of [
    [customer, fill(cases.ownRefund, { amount: '₹200' })],
    [worker, fill(cases.theirRefund, { name: 'Asha Gupta', amount: '₹200' })],
  ] as const) {
    const page = await openAs(browser, site.url, person, path);
    await expect(findCase(page)).toContainText('The tap drips as before.');
    await expect(findCase(page)).toContainText(text);
    await page.context().close();
  }
});

test('an agent is offered no decision on a case that has waited for two weeks', async ({ browser, site }) => {
  const { booking } = await makePaidJob();
  await makeHeardCase(booking, new Date(now().getTime() - 15 * DAY_MS));
  const page = await openAs(browser, site.url, await signInAdmin({ can: 'agent' }), CASE_QUEUE);
  await openFirstItem(page);
  await expect(page.getByText(officeCases.refusals.right_needed)).toBeVisible();
  await expect(page.getByRole('button', { name: officeCases.decide.label })).toHaveCount(0);
  await page.context().close();
});

test('a case and its file say that a month is almost over', async ({ browser, site }) => {
  const { booking } = await makePaidJob();
  await makeHeardCase(booking, new Date(now().getTime() - 27 * DAY_MS));
  const page = await openAs(browser, site.url, await signInAdmin(), CASE_QUEUE);
  const { mark, hint } = officeCodes.warnings.case_urgent;
  await expect(page.getByRole('list', { name: office.queue.list }).getByText(mark)).toBeVisible();
  await openFirstItem(page);
  await expect(page.getByText(hint)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.context().close();
});

test('a payment that the worker denied leads to a case about it', async ({ page, context, site }) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { _id } = await makeFinishedJob(customer.user, { bookable });
  const { send } = bookingClient(() => site.url);
  const params = { id: String(_id) };
  const said = { step: 'paid', method: 'upi', amountPaise: 50_000 };
  expect((await send(customer, setPaymentContract, { params, body: said })).status).toBe(200);
  const denied = { step: 'not_received' };
  expect((await send(worker, setPaymentContract, { params, body: denied })).status).toBe(200);
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: payment.report }).click();
  const sheet = page.getByRole('dialog', { name: cases.title });
  await expect(sheet.getByRole('radio', { name: cases.reasons.payment })).toBeChecked();
});

test('the office’s page of a booking lists its case, and where else the UTR of a denied payment was given', async ({
  browser,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const honest = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const liar = await makeSession(await makeUser({ name: 'Ravi Kumar' }));
  const [paid, denied] = [await makeFinishedJob(honest.user), await makeFinishedJob(liar.user, { bookable })];
  const { send } = bookingClient(() => site.url);
  const say = async (who: SignedIn, { _id }: { _id: unknown }, body: object): Promise<void> => {
    const { status } = await send(who, setPaymentContract, { params: { id: String(_id) }, body });
    expect(status).toBe(200);
  };
  const said = { step: 'paid', method: 'upi', amountPaise: 50_000, utr: '111156789012' };
  await say(honest, paid, said);
  await say(liar, denied, said);
  await say(worker, denied, { step: 'not_received' });
  const params = { id: String(denied._id) };
  const body = { reason: 'payment', text: 'Nothing came to my bank.' };
  expect((await send(worker, openCaseContract, { params, body })).status).toBe(200);

  const page = await openAs(browser, site.url, await signInAdmin(), officePaths.booking(params.id));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: officeCases.utr.title })).toBeVisible();
  await expect(main.getByRole('link', { name: paid.number })).toBeVisible();
  await main.getByRole('button', { name: officeCases.show }).click();
  await expect(main.getByText('Nothing came to my bank.')).toBeVisible();
  const counts = { made: 1, remedied: 0, plain: 0, against: 0, refunds: 0 };
  await expect(main.getByText(fill(officeClaims.cases.worker, counts))).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.context().close();
});
