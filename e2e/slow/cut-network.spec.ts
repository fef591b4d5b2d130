import { expect as plainExpect, type Page } from '@playwright/test';
import { z } from 'zod';
import { bookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { listBookingsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { followTraffic } from '../fixtures/await-quiet.ts';
import { openSheet } from '../fixtures/booking-sheet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { slowDown, type SlowPhone } from '../fixtures/slow-phone.ts';
import { test } from '../fixtures/test.ts';
import { typeDoorCode } from '../fixtures/type-door-code.ts';
import { awaitQueue, waitingCount } from '../fixtures/waiting-write.ts';

const expect = plainExpect.configure({ timeout: 60_000 });
const localDate = dayAhead(2);

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/],
    { scope: 'test' },
  ],
});

test.afterEach(({ site }) => site.setClock(new Date()));

/** What a person does with a phone whose network is cut at each step. */
const useInLift = (page: Page, phone: SlowPhone) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  /** Cuts the network, taps, sees the change wait, and sees it go out when the network is back. */
  const lose = async (tap: () => Promise<void>, act?: string): Promise<void> => {
    await phone.cut();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await tap();
    if (act) await expect(main).toContainText(`Not sent yet: ${act}`);
    await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
    await phone.restore();
    await expect(waitingCount(page)).toHaveCount(0);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  };
  const step = async (name: string): Promise<void> => {
    await expect(button(name)).toBeVisible();
    await lose(() => button(name).click(), name);
  };
  /** Waits for the check of the open form. A person types longer than it takes to load. */
  const awaitForm = () => expect(sheet.locator('form[data-ready]')).toHaveCount(1);
  const submit = async (name: string, act: string): Promise<void> => {
    await awaitForm();
    await lose(() => sheet.getByRole('button', { name }).click(), act);
  };
  return { page, main, button, sheet, lose, step, awaitForm, submit };
};

type Phone = ReturnType<typeof useInLift>;

const request = async ({ sheet, lose, awaitForm }: Phone): Promise<void> => {
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await sheet.getByLabel('House no. and street').fill('12 Park Road');
  await awaitForm();
  await lose(async () => {
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(sheet).toHaveCount(0);
  });
};

/** The customer reads out the code, and the phone sends it later. */
const start = async (
  { page, button, lose, awaitForm }: Phone,
  url: string,
  bookingId: string,
): Promise<void> => {
  await button('Start Job').click();
  const send = await typeDoorCode(page, url, bookingId);
  await awaitForm();
  await lose(() => send.click(), 'Start Job');
};

const proposeExtra = async ({ button, sheet, submit }: Phone): Promise<void> => {
  await button('Add an extra').click();
  await sheet.getByLabel('What is it for?').fill('New tap');
  await sheet.getByLabel('Amount').fill('300');
  await submit('Ask the customer', 'Add an extra');
};

const complete = async ({ page, button, lose }: Phone): Promise<void> => {
  await button('Complete Job').click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Complete Job' });
  await expect(confirm).toBeVisible();
  await lose(() => confirm.click(), 'Complete Job');
};

const sayPaid = async ({ button, sheet, submit }: Phone): Promise<void> => {
  await button('I have paid').click();
  await sheet.getByText('Cash', { exact: true }).click();
  await submit('Tell the worker', 'I have paid');
};

const confirmPaid = async ({ button, sheet, lose }: Phone): Promise<void> => {
  await button('Mark as paid').click();
  const cash = sheet.getByRole('button', { name: 'Cash' });
  await expect(cash).toBeVisible();
  await lose(() => cash.click(), 'Mark as paid');
};

const review = async ({ button, sheet, lose }: Phone): Promise<void> => {
  await button(/^Rate /).click();
  await sheet.getByRole('radio', { name: '4 stars: good' }).check();
  const send = sheet.getByRole('button', { name: 'Send review' });
  await lose(() => send.click(), 'Send review');
};

const readBooking = async (origin: string, reader: SignedIn) => {
  const { send } = bookingClient(() => origin);
  const { json } = await send(reader, listBookingsContract, {});
  const { data } = z.looseObject({ data: z.array(bookingView) }).parse(json);
  expect(data).toHaveLength(1);
  return data[0];
};

test('a visit gets from request to review although either phone loses the network at each step', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.setTimeout(600_000);
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  await enterWith(context, site.url, customer);
  await openSheet(page, bookable);
  await awaitQueue(page);
  const asha = useInLift(page, await slowDown(page));
  await request(asha);
  const path = `/bookings/${(await readBooking(site.url, customer))?._id ?? ''}`;

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, worker);
  const other = await elsewhere.newPage();
  followTraffic(other);
  await openPage(other, path);
  await awaitQueue(other);
  const ravi = useInLift(other, await slowDown(other));
  await ravi.step('Accept');
  site.setClock(inIndia(localDate, '09:10'));
  await reloadPage(other);
  await awaitQueue(other);
  for (const name of ['On my way', 'I have arrived']) await ravi.step(name);
  await start(ravi, site.url, path.slice(path.lastIndexOf('/') + 1));

  await proposeExtra(ravi);
  await openPage(page, path);
  await awaitQueue(page);
  await asha.step('Accept ₹300');
  await expect(ravi.main).toContainText('Accepted');
  site.setClock(inIndia(localDate, '10:00'));
  await reloadPage(other);
  await awaitQueue(other);
  await complete(ravi);
  await sayPaid(asha);
  await confirmPaid(ravi);
  await expect(ravi.main).toContainText('Paid in cash');
  await review(asha);
  await expect(asha.main).toContainText('You gave 4 of 5 stars');
  await elsewhere.close();

  const done = await readBooking(site.url, worker);
  const steps = 'pending accepted on_the_way arrived in_progress completed';
  expect(done?.history.map(({ status }) => status).join(' ')).toBe(steps);
  expect(done?.extras.map(({ state }) => state)).toEqual(['accepted']);
  expect(done?.paid?.method).toBe('cash');
});
