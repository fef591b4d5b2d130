import type { BrowserContext, Page } from '@playwright/test';
import { createApi } from '#lib/platform/browser/api.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  awaitQueue,
  loseAnswers,
  loseDay,
  loseWrites,
  sendWaiting,
  toast,
  waitingCount,
  waitingSheet,
} from '../fixtures/waiting-write.ts';

const main = (page: Page) => page.getByRole('main');

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/],
    { scope: 'test' },
  ],
});

/** Adds the address of the customer's parents. */
const addParents = async (page: Page): Promise<void> => {
  await main(page).getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Parents' }).click();
  await form.getByLabel('PIN code').fill('226010');
  await expect(form.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await form.getByLabel('House no. and street').fill('12 Park Road');
  await form.getByRole('button', { name: 'Save Address' }).click();
};

test('an address waits, and the address book then has it once', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/addresses');
  await awaitQueue(page);
  const { end } = await loseWrites(page, '**/api/v1/users/addresses');
  await addParents(page);
  await expect(main(page)).toContainText('Not sent yet: Add address');
  await sendWaiting(page, end);
  await expect(main(page).getByRole('heading', { name: 'Parents' })).toHaveCount(1);
});

test('the account’s own address waits, and the page shows it once it is sent', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/');
  await awaitQueue(page);
  const { keys, end } = await loseWrites(page, '**/api/v1/users/update-user-address');
  const chip = page.getByRole('button', { name: 'Change Address' });
  await chip.click();
  const form = page.getByRole('dialog', { name: 'Change Address' });
  await form.getByLabel('PIN code', { exact: true }).fill('226010');
  await expect(form.getByRole('status')).toHaveText('Gomti Nagar, Lucknow, Uttar Pradesh');
  await form.getByLabel('House no. and street').fill('Gali 7');
  await form.getByRole('button', { name: 'Save Address' }).click();
  await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
  await expect(chip).toContainText('Set location');
  await end();
  await expect(toast(page)).toContainText('Done: Save Address');
  await expect(chip).toContainText('Lucknow 226010');
  expect(new Set(keys).size).toBe(1);
});

test('a day after its answer was lost, a new name is read and not sent again', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile');
  await awaitQueue(page);
  const keys = await loseAnswers(page, '**/api/v1/users/update-customer-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Asha Devi');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(main(page)).toContainText('Not sent yet: Edit Profile');
  let sent = 0;
  await loseDay(page, async () => void (sent = keys.length));
  await expect(main(page)).toContainText('Asha Devi');
  await expect(waitingCount(page)).toHaveCount(0);
  expect(keys).toHaveLength(sent);
});

test('a day after its answer was lost, a new address is read and not sent again', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/addresses');
  await awaitQueue(page);
  const keys = await loseAnswers(page, '**/api/v1/users/addresses');
  await addParents(page);
  await expect(main(page)).toContainText('Not sent yet: Add address');
  let sent = 0;
  await loseDay(page, async () => void (sent = keys.length));
  await expect(main(page).getByRole('heading', { name: 'Parents' })).toHaveCount(1);
  await expect(waitingCount(page)).toHaveCount(0);
  expect(keys).toHaveLength(sent);
});

test('a day after its answer was lost, a request that was rejected since is not sent again', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const bookable = await makeRavi();
  const sheet = await openSheet(page, bookable);
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await sheet.getByLabel('House no. and street').fill('12 Park Road');
  const keys = await loseAnswers(page, '**/api/v1/bookings');
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
  const { token } = await makeSession(bookable.worker);
  const asWorker = createApi({ origin: site.url, token: () => token });
  let sent = 0;
  await loseDay(page, async () => {
    sent = keys.length;
    const [request] = (await asWorker('GET /bookings/requested-jobs', {})).data;
    const body = { status: 'rejected', reasonCode: 'busy' } as const;
    await asWorker('PUT /bookings/{id}/status', { params: { id: request?._id ?? '' }, body });
  });
  await expect(waitingCount(page)).toHaveCount(0);
  expect(keys).toHaveLength(sent);
  await openPage(page, '/bookings?show=past');
  await expect(page.locator('[data-slot=booking-card]')).toHaveCount(1);
});

/** Opens the first steps of a new worker, whose answers do not reach us. */
const openSteps = async (page: Page, context: BrowserContext, url: string) => {
  await makeTrades();
  const worker = await makeSession(await makeUser({ role: 'worker' }));
  await enterWith(context, url, worker);
  await openPage(page, '/start');
  await awaitQueue(page);
  const lost = await loseWrites(page, '**/api/v1/users/update-worker-profile');
  return { ...lost, api: createApi({ origin: url, token: () => worker.token }) };
};

/** Counts the drafts of the first two steps in this browser. */
const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => /^hunar\.draft\.start\.(trade|price)$/.test(key)).length,
  );

test('the first steps of a new worker wait in their order, and are saved once each', async ({
  page,
  context,
  site,
}) => {
  const { api, keys, end } = await openSteps(page, context, site.url);
  const next = page.getByRole('button', { name: 'Next' });
  const position = page.getByText(/^Step \d of 3$/);
  await page.getByRole('checkbox', { name: 'Electrician' }).check();
  await next.click();
  await expect(toast(page)).toContainText('Saved on this phone');
  await expect(position).toHaveText('Step 2 of 3');
  await page.getByLabel('Price per hour').fill('250');
  await next.click();
  await expect(position).toHaveText('Step 3 of 3');
  await expect(waitingCount(page)).toHaveAccessibleName('2 changes not sent yet');
  expect(await countDrafts(page)).toBe(2);

  // The page that is loaded again does not know of the answers that wait, and still asks for none of them twice.
  await reloadPage(page);
  await awaitQueue(page);
  await expect(waitingCount(page)).toHaveAccessibleName('2 changes not sent yet');
  await expect(position).toHaveText('Step 3 of 3');
  await page.getByLabel('PIN code').fill('226010');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await next.click();
  await expect(page).toHaveURL(/\/worker-dashboard$/);
  await expect(waitingCount(page)).toHaveAccessibleName('3 changes not sent yet');
  // The others wait behind the first.
  expect(new Set(keys).size).toBe(1);
  await end();
  await expect(waitingCount(page)).toHaveCount(0);
  const { user } = await api('GET /auth/check');
  expect([user.skills, user.hourlyRate, user.address.pinCode]).toEqual([['Electrician'], 250, '226010']);
  await expect.poll(() => countDrafts(page)).toBe(0);
});

test('a first step that waited keeps what another phone has saved since, until it is sent again knowingly', async ({
  page,
  context,
  site,
}) => {
  const { api, end } = await openSteps(page, context, site.url);
  await page.getByRole('checkbox', { name: 'Electrician' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
  await api('PUT /users/update-worker-profile', { body: { skills: ['Plumber'] } });
  await sendWaiting(page, end);
  await expect(waitingSheet(page)).toContainText('was changed on another device');
  const readSkills = async () => (await api('GET /auth/check')).user.skills;
  expect(await readSkills()).toEqual(['Plumber']);
  await waitingSheet(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(readSkills).toEqual(['Electrician']);
  await expect(waitingCount(page)).toHaveCount(0);
});

test('a switch that cannot wait says at the tap that there is no network, and goes back', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  await awaitQueue(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const email = page.getByRole('switch', { name: /^Email/ });
  await email.click();
  await expect(toast(page)).toContainText('No connection. This needs the internet.');
  await expect(email).toBeChecked();
  await expect(waitingCount(page)).toHaveCount(0);
});

test('a reply to a review waits beside it, and is published once', async ({ page, context, site }) => {
  const worker = await makeSession(await makeWorker({ name: 'Ravi Verma' }));
  const customer = await makeUser({ name: 'Asha Gupta' });
  await makeReview({ workerId: worker.userId, customerId: String(customer._id), comment: 'Came late.' });
  await enterWith(context, site.url, worker);
  await openPage(page, `/worker/${worker.userId}`);
  await awaitQueue(page);
  const { keys, end } = await loseWrites(page, '**/api/v1/reviews/*/answer');
  const reply = main(page).getByRole('button', { name: 'Reply' });
  await reply.click();
  await page.getByRole('dialog').getByLabel('Your reply').fill('The road was closed.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish reply' }).click();
  await expect(main(page)).toContainText('Not sent yet: Reply');
  await expect(reply).toBeDisabled();
  await end();
  await expect(toast(page)).toContainText('Done: Reply');
  await expect(main(page)).toContainText('Reply from Ravi Verma');
  await expect(main(page)).toContainText('The road was closed.');
  await expect(reply).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
});
