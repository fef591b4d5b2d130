import { answerProposalContract } from '#lib/features/bookings/contracts/proposals.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeBooking, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const makeRequest = async () => {
  const { worker, bookable } = await makeElectrician();
  const user = await makeUser();
  const request = { bookable, customer: user, serviceName: 'Fan and light fitting', pricePaise: 60_000 };
  const booking = await makeBooking(request);
  return { worker, booking, customer: await makeSession(user) };
};

test('a worker suggests another time in three taps, and the customer accepts it', async ({
  page,
  browser,
  site,
}) => {
  const { worker, booking, customer } = await makeRequest();
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-dashboard');
  const card = page.getByRole('tabpanel').getByRole('article');
  await card.getByRole('button', { name: 'Suggest another time' }).click();
  const sheet = page.getByRole('dialog', { name: 'Suggest another time' });
  await expect(sheet.getByRole('radio', { name: '10 AM to 12 PM Requested time' })).toBeDisabled();
  // Unlike a forced tap on the radio, this waits until the sheet stands still.
  await sheet.locator('label', { hasText: '2-4 PM' }).click();
  await expect(sheet.getByRole('radio', { name: '2 to 4 PM' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(card).toContainText('You suggested');
  await expect(card).toContainText('2-4 PM');
  await expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();

  const theirs = await browser.newContext();
  await enterWith(theirs, site.url, customer);
  const their = await theirs.newPage();
  await openPage(their, new URL(`/bookings/${String(booking._id)}`, site.url).href);
  await expect(their.getByText('can come at another time')).toBeVisible();
  await expect(their.getByText('Price stays ₹600')).toBeVisible();
  await their.getByRole('button', { name: 'Accept new time' }).click();
  // The line names every stage from the start.
  await expect(their.locator('[aria-current=step]')).toContainText('Confirmed');
  await expect(their.getByText('2-4 PM').first()).toBeVisible();
  await theirs.close();
  // The open screen of the worker follows.
  await expect(page.getByRole('tab', { name: 'Upcoming 1', exact: true })).toBeVisible();
});

test('a worker who connects after the customer has accepted sees the visit counted, and no request', async ({
  page,
  site,
}) => {
  const { worker, booking, customer } = await makeRequest();
  const proposed = await proposeOtherTime(booking, 'worker');
  await enterWith(page.context(), site.url, worker);
  const accepted = Promise.withResolvers<undefined>();
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    await accepted.promise;
    socket.connectToServer();
  });
  await openPage(page, '/worker-dashboard');
  await expect(page.getByRole('tab', { name: 'Requests 1', exact: true })).toBeVisible();
  const { send } = bookingClient(() => site.url);
  const body = { accept: true, startsAt: proposed?.proposal?.startsAt.toISOString() };
  const parts = { params: { id: String(booking._id) }, body };
  expect((await send(customer, answerProposalContract, parts)).status).toBe(200);
  accepted.resolve(undefined);
  await expect(page.getByRole('tab', { name: 'Upcoming 1', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Requests', exact: true })).toBeVisible();
});

test('a customer declines a suggested time in the list, and the request stays open', async ({
  page,
  site,
}) => {
  const { worker, booking, customer } = await makeRequest();
  await proposeOtherTime(booking, 'worker');
  await enterWith(page.context(), site.url, customer);
  await openPage(page, '/bookings');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText(`${worker.user.name} will answer by`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept new time' })).toHaveCount(0);
});
