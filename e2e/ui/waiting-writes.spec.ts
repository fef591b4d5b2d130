import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import {
  rescheduleBookingContract,
  setBookingStatusContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  awaitQueue,
  loseWrites,
  sendWaiting,
  toast,
  waitingCount,
  waitingSheet,
} from '../fixtures/waiting-write.ts';

const STATUS = '**/api/v1/bookings/*/status';

const card = (page: Page) => page.getByRole('tabpanel').getByRole('article').first();
const accept = (page: Page) => card(page).getByRole('button', { name: 'Accept' }).click();

/** A worker's board with one request. */
const openBoard = async (page: Page, context: BrowserContext, site: TestSite) => {
  const { worker, bookable } = await makeElectrician();
  const { title: serviceName } = bookable.job;
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const common = { bookable, serviceName, customer: customer.user };
  const { _id } = await makeBooking({ ...common, localDate: dayAhead(1), pricePaise: 60_000 });
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  const bookingId = String(_id);
  /** The customer chooses the afternoon instead of the morning. */
  const moveRequest = async (): Promise<void> => {
    const slot = { start: 840, end: 960 };
    const { scheduledAt, timeSlot } = bookingBodyFor({ ...bookable, localDate: dayAhead(1), slot });
    const parts = { params: { id: bookingId }, body: { scheduledAt, timeSlot } };
    expectSuccess(
      await bookingClient(() => site.url).send(customer, rescheduleBookingContract, parts),
      rescheduleBookingContract,
    );
  };
  return { worker, bookingId, moveRequest };
};

/** The same after the queue has loaded. */
const openQueue = async (page: Page, context: BrowserContext, site: TestSite) => {
  const request = await openBoard(page, context, site);
  await awaitQueue(page);
  return request;
};

/** Accepts a request without getting an answer. */
const acceptInVain = async (page: Page, context: BrowserContext, site: TestSite) => {
  const request = await openQueue(page, context, site);
  const { keys, end } = await loseWrites(page, STATUS);
  await accept(page);
  await expect(card(page)).toContainText('Not sent yet: Accept');
  return { ...request, keys, end };
};

/** Ends the pause of a waiting write so often that its next attempt would be a minute away. */
const pushOften = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (let push = 0; push < 7; push += 1) {
    const tried = keys.length;
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'push' } })),
    );
    await expect.poll(() => keys.length).toBeGreaterThan(tried);
  }
};

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/],
    { scope: 'test' },
  ],
});

test('accepting offline waits, is shown beside the request, and goes out when the network is back', async ({
  page,
  context,
  site,
}) => {
  await openQueue(page, context, site);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await accept(page);
  await expect(toast(page)).toContainText('Saved on this phone');
  await expect(card(page)).toContainText('Not sent yet: Accept');
  // It waits; nothing is on its way.
  await expect(card(page).locator('[data-slot=spinner]')).toHaveCount(0);
  await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
  await context.setOffline(false);
  await expect(toast(page)).toContainText('Done: Accept');
  await expect(waitingCount(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(card(page)).toContainText('Fan and light fitting');
});

test('a waiting write survives a reload and goes out under its first key', async ({
  page,
  context,
  site,
}) => {
  const { keys, end } = await acceptInVain(page, context, site);
  await reloadPage(page);
  await expect(card(page)).toContainText('Not sent yet: Accept');
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await sendWaiting(page, end);
  await expect(toast(page)).toContainText('Done: Accept');
  await expect(waitingSheet(page)).toHaveCount(0);
});

test('a push ends the pause of a waiting write, which doubles with each attempt', async ({
  page,
  context,
  site,
}) => {
  const { keys } = await acceptInVain(page, context, site);
  await pushOften(page, keys);
  expect(new Set(keys).size).toBe(1);
});

test('a socket that connects again ends the pause of a waiting write', async ({ page, context, site }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  const { keys } = await acceptInVain(page, context, site);
  await pushOften(page, keys);
  await page.unroute(STATUS);
  const before = sockets.length;
  await sockets.at(-1)?.close();
  await expect.poll(() => sockets.length, { timeout: 15_000 }).toBeGreaterThan(before);
  await expect(toast(page)).toContainText('Done: Accept');
  await expect(waitingCount(page)).toHaveCount(0);
});

test('the list of waiting writes names each button, its job and the customer', async ({
  page,
  context,
  site,
}) => {
  await acceptInVain(page, context, site);
  await waitingCount(page).click();
  const day = formatDay('en', inIndia(dayAhead(1), '10:00'));
  const row = waitingSheet(page).getByRole('listitem');
  await expect(row).toContainText(`Accept: Fan and light fitting, Asha Gupta, ${day}, 10:00 AM`);
  await expect(row).toContainText('Tapped ');
  // Every line has these buttons.
  for (const name of ['Don’t send', 'Send now'])
    await expect(row.getByRole('button', { name })).toHaveAccessibleDescription(
      /^Accept: Fan and light fitting, Asha Gupta, .* Tapped /,
    );
});

test('a write taken back offline is never sent', async ({ page, context, site }) => {
  await openQueue(page, context, site);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await accept(page);
  await card(page).getByRole('button', { name: 'Don’t send' }).click();
  await expect(toast(page)).toContainText('Your change was discarded');
  await context.setOffline(false);
  await expect(card(page)).not.toContainText('Not sent yet');
  await expect(card(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('a write that another phone made impossible comes back with its reason', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookingId, end } = await acceptInVain(page, context, site);
  const { send } = bookingClient(() => site.url);
  await send(worker, setBookingStatusContract, { params: { id: bookingId }, body: { status: 'rejected' } });
  await sendWaiting(page, end);
  await expect(waitingSheet(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  // The list says it; a toast would cover the buttons.
  await expect(waitingSheet(page).getByRole('alert')).toContainText('You can’t do this with the booking');
  await expect(page.locator('[data-slot=toast]').filter({ hasText: 'Not done' })).toHaveCount(0);
  await waitingSheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(waitingSheet(page)).toHaveCount(0);
  await expect(waitingCount(page)).toHaveCount(0);
});

test('an acceptance sent late does not accept another time; the worker sees it and can accept it', async ({
  page,
  context,
  site,
}) => {
  const { bookingId, moveRequest, end } = await acceptInVain(page, context, site);
  await moveRequest();
  await sendWaiting(page, end);
  await expect(waitingSheet(page).getByRole('alert')).toContainText('This booking just changed.');
  await waitingSheet(page).getByRole('button', { name: 'See the current status' }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${bookingId}$`));
  const job = page.getByRole('main');
  await expect(job).toContainText('2-4 PM');
  await job.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(job.locator('[data-status]').first()).toHaveAttribute('data-status', 'accepted');
  await expect(waitingCount(page)).toHaveCount(0);
});

test('a tap on an old screen does not accept another time; the card then shows it', async ({
  page,
  context,
  site,
}) => {
  // No news reaches this screen.
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  const { moveRequest } = await openBoard(page, context, site);
  await moveRequest();
  await expect(card(page)).toContainText('10 AM-12 PM');
  await accept(page);
  await expect(toast(page)).toContainText('This booking just changed.');
  await expect(card(page)).toContainText('2-4 PM');
  await accept(page);
  await expect(card(page)).toContainText('Accepted');
});

test('logging out asks about waiting writes, and the next person does not send them', async ({
  page,
  context,
  site,
}) => {
  const { keys } = await acceptInVain(page, context, site);
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 change is still on this phone');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(waitingCount(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await page.waitForURL('**/login**');
  const sent = keys.length;
  const next = await makeSession(await makeUser({ role: 'worker' }));
  await enterWith(context, site.url, next);
  await openPage(page, '/worker-dashboard');
  await awaitQuiet(page);
  await expect(waitingCount(page)).toHaveCount(0);
  expect(keys).toHaveLength(sent);
});
