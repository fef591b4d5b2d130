import type { TestSite } from '#e2e/kit/test-site.ts';
import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import { getBookingContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { loseDoorKey } from '#e2e/kit/door-code.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { awaitPage, awaitRest, openPage, reloadPage } from '../fixtures/open-page.ts';
import { findCopies } from '../fixtures/saved-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, sendWaiting, waitingSheet } from '../fixtures/waiting-write.ts';

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|INTERNET_DISCONNECTED|Failed to (fetch|load)|status of (401|403|409)/],
    { scope: 'test' },
  ],
});

test.afterEach(({ site }) => site.setClock(new Date()));

/** A visit that can start, accepted after its customer asked for a code. */
const makeVisit = async (site: TestSite) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const { send } = bookingClient(() => site.url);
  await send(customer, setPreferencesContract, { body: { asksDoorCode: true } });
  const localDate = dayAhead(1);
  const booking = await makeBooking({ bookable, customer: customer.user, localDate });
  const params = { id: String(booking._id) };
  await send(worker, setBookingStatusContract, { params, body: { status: 'accepted' } });
  site.setClock(inIndia(localDate, '10:00'));
  return { worker, customer, send, params };
};

test('a worker starts the job with the code that the customer reads out', async ({ page, browser, site }) => {
  test.slow();
  const { worker, customer, params } = await makeVisit(site);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, customer);
  const other = await elsewhere.newPage();
  await openPage(other, `/bookings/${params.id}`);
  const door = other.getByRole('region', { name: 'Code at the door' });
  const code = await door.getByText(/^\d{4}$/).innerText();
  expect(await findBarriers(other)).toEqual([]);

  await enterWith(page.context(), site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('button', { name: 'Start Job' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start Job' });
  await expect(sheet.getByLabel('Code')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await expect(sheet.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(code === '0000' ? '1111' : '0000');
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(sheet.getByText('That code isn’t right', { exact: true })).toBeVisible();
  await expect(sheet.getByText('4 tries left')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await expect(sheet.getByLabel('Code')).toHaveValue('');
  // Phones type digits in their own script.
  await sheet.getByLabel('Code').fill(code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''));
  await expect(sheet.getByLabel('Code')).toHaveValue(code);
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[aria-current=step]')).toContainText('In progress');
  await expect(door).toHaveCount(0);
  await elsewhere.close();
});

test('after five wrong codes the worker is told that only the customer can start the job', async ({
  page,
  site,
}) => {
  const { worker, customer, send, params } = await makeVisit(site);
  const { doorCode } = viewIn(await send(customer, getBookingContract, { params }));
  const wrong = (number: number): string => String((Number(doorCode) + number) % 10_000).padStart(4, '0');
  for (const number of [1, 2, 3, 4])
    await send(worker, setBookingStatusContract, {
      params,
      body: { status: 'in_progress', doorCode: wrong(number) },
    });

  await enterWith(page.context(), site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('button', { name: 'Start Job' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start Job' });
  await sheet.getByLabel('Code').fill(wrong(5));
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(sheet.getByText('Asha Gupta can start the job on their own phone.')).toBeVisible();
  await expect(sheet.getByLabel('Code')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('a wrong code that waited for a network leads back to the code, with the tries that are left', async ({
  page,
  site,
}) => {
  const { worker, customer, send, params } = await makeVisit(site);
  const { doorCode } = viewIn(await send(customer, getBookingContract, { params }));
  if (doorCode === null) throw new Error('The booking has no code.');
  await enterWith(page.context(), site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await awaitQueue(page);
  const start = page.getByRole('main').getByRole('button', { name: 'Start Job' });
  await start.click();
  const sheet = page.getByRole('dialog', { name: 'Start Job' });
  const { end } = await loseWrites(page, '**/api/v1/bookings/*/status');
  await sheet.getByLabel('Code').fill(doorCode === '0000' ? '1111' : '0000');
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(page.getByRole('main')).toContainText(/Not sent yet: Start Job/i);
  await sendWaiting(page, end);
  await expect(waitingSheet(page).getByRole('alert')).toContainText('Tries left: 4.');
  await expect(waitingSheet(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await waitingSheet(page).getByRole('button', { name: 'Enter the code' }).click();
  await sheet.getByLabel('Code').fill(doorCode);
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('In progress');
  await expect(page.getByRole('main')).not.toContainText('Not done');
});

test('a customer whose code cannot be shown starts the job with a tap', async ({ page, site }) => {
  const { customer, params } = await makeVisit(site);
  await loseDoorKey(params.id);
  await enterWith(page.context(), site.url, customer);
  await openPage(page, `/bookings/${params.id}`);
  const door = page.getByRole('region', { name: 'Code at the door' });
  await expect(door).toContainText('Your code can’t be shown.');
  await expect(door.getByText(/^\d{4}$/)).toHaveCount(0);
  await door.getByRole('button', { name: /is here: start the job$/ }).click();
  await expect(page.locator('[aria-current=step]')).toContainText('In progress');
});

test('a code that the customer writes in the chat is hidden, and both are warned', async ({
  page,
  browser,
  site,
}) => {
  const { worker, customer, send, params } = await makeVisit(site);
  const { doorCode } = viewIn(await send(customer, getBookingContract, { params }));
  if (doorCode === null) throw new Error('The booking has no code.');
  const text = `The code is ${doorCode}.`;
  await send(customer, sendMessageContract, { params: { id: worker.userId }, body: { text } });
  await enterWith(page.context(), site.url, customer);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, worker);
  for (const [phone, partner, warning] of [
    [page, worker, 'Your door code is hidden. Say it only at the door.'],
    [await elsewhere.newPage(), customer, 'A door code is hidden here.'],
  ] as const) {
    await openPage(phone, `/messages?userId=${partner.userId}`);
    const log = phone.getByRole('log');
    await expect(log).toContainText('The code is');
    await expect(log).toContainText(warning);
    await expect(log).not.toContainText(doorCode);
    expect(await findBarriers(phone)).toEqual([]);
  }
  await elsewhere.close();
});

test('the code is typed and pasted into four boxes of a numeric keyboard', async ({ page, site }) => {
  const { worker, params } = await makeVisit(site);
  await enterWith(page.context(), site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('button', { name: 'Start Job' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start Job' });
  const field = sheet.getByLabel('Code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  // A person reads it out: no phone offers one from an SMS.
  await expect(field).toHaveAttribute('autocomplete', 'off');
  const boxes = sheet.locator('[data-slot=field] [aria-hidden] > span');
  await expect(boxes).toHaveCount(4);
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Code: 48 21');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('4821');
  await expect(boxes).toHaveText(['4', '8', '2', '1']);
  // The last digit does not send: a typing error would cost a try.
  await expect(sheet.getByRole('button', { name: 'Start job' })).toBeEnabled();
  await expect(sheet).toBeVisible();
});

test('the pad opens for the first time without a network, and the code waits on the phone', async ({
  page,
  context,
  site,
}) => {
  const { worker, customer, send, params } = await makeVisit(site);
  const { doorCode } = viewIn(await send(customer, getBookingContract, { params }));
  if (doorCode === null) throw new Error('The booking has no code.');
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${params.id}`);
  // The worker's part comes late, and loads its sheet's code once the page is idle again.
  const start = page.getByRole('main').getByRole('button', { name: 'Start Job' });
  await expect(start).toBeVisible();
  await awaitPage(page);
  await awaitQueue(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await start.click();
  const sheet = page.getByRole('dialog', { name: 'Start Job' });
  await sheet.getByLabel('Code').fill(doorCode);
  await sheet.getByRole('button', { name: 'Start job' }).click();
  await expect(page.getByRole('main')).toContainText(/Not sent yet: Start Job/i);
  await context.setOffline(false);
  await expect(page.locator('[aria-current=step]')).toContainText('In progress');
});

test.describe('a phone that keeps pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the customer reads the code without a network', async ({ page, context, site }) => {
    const { customer, send, params } = await makeVisit(site);
    const { doorCode } = viewIn(await send(customer, getBookingContract, { params }));
    if (doorCode === null) throw new Error('The booking has no code.');
    const path = `/bookings/${params.id}`;
    await enterWith(context, site.url, customer);
    await openPage(page, path);
    await awaitWorker(page);
    await reloadPage(page);
    await awaitRest(page);
    await expect.poll(() => findCopies(page, doorCode)).toContain(path);
    await context.setOffline(true);
    await page.goto(path);
    await awaitPage(page);
    const door = page.getByRole('region', { name: 'Code at the door' });
    await expect(door.getByText(doorCode, { exact: true })).toBeVisible();
  });
});
