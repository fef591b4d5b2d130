import { bookingClient } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { awaitSocket } from '../fixtures/await-socket.ts';
import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { expectFocus } from '../fixtures/keyboard.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { noteAnnouncements } from '../fixtures/note-announcements.ts';
import { openPage } from '../fixtures/open-page.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue } from '../fixtures/waiting-write.ts';
import { enterWritten, writeToWorker } from '../fixtures/write-to-worker.ts';
import { expectZoomable } from '../fixtures/zoomed.ts';

// The first message offers notifications.
test.use({ launchOptions: wholeBrowser });

test('an own message and its answer are announced once in their conversation, each with its speaker', async ({
  page,
  context,
  site,
}) => {
  const pair = await enterWritten(context, site.url);
  await openPage(page, `/messages?userId=${pair.customer.userId}`);
  await expect(page.getByRole('log')).toContainText('Namaste');
  const { expectOnce, listWith } = await noteAnnouncements(page);
  await page.getByPlaceholder('Type a message...').fill('I come at four');
  await page.getByPlaceholder('Type a message...').press('Enter');
  await expectOnce('You: I come at four');
  await writeToWorker(page, pair, 'Bring a ladder');
  await expectOnce(`${pair.customer.user.name}: Bring a ladder`);
  expect(listWith('New message from')).toEqual([]);
});

test('a new message is announced once outside its conversation', async ({ page, context, site }) => {
  const pair = await enterWritten(context, site.url);
  const isConnected = awaitSocket(page);
  await openPage(page, '/more');
  await isConnected;
  await expect(page.locator('body > p[aria-live=polite]')).toHaveCount(1);
  const { expectOnce } = await noteAnnouncements(page);
  await writeToWorker(page, pair, 'Are you free today?');
  await expectOnce(`New message from ${pair.customer.user.name}`);
});

test('a new request is announced once, with the name of its customer', async ({ page, context, site }) => {
  const { worker, bookable } = await makeElectrician();
  await enterWith(context, site.url, worker);
  const isConnected = awaitSocket(page);
  await openPage(page, '/worker-dashboard');
  await isConnected;
  await awaitQueue(page);
  const { expectOnce } = await noteAnnouncements(page);
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const reply = await bookingClient(() => site.url).book(customer, bookingBodyFor(bookable));
  expect(reply.status).toBe(201);
  await expectOnce('New request from Asha Gupta');
});

test('a removal that can be undone is announced once', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  const { _id } = await makeService({ title: 'Tap repair' });
  await makeFavorite({ userId, kind: 'service', thingId: String(_id) });
  await openPage(page, '/profile/favorites');
  const { expectOnce } = await noteAnnouncements(page);
  await expectZoomable(page);
  await page.getByRole('button', { name: 'Remove Tap repair from favorites' }).press('Enter');
  await expectOnce('Removed');
  await expectFocus(page);
});

test('the number of times of a day is announced once it has loaded', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const sheet = await openSheet(page, await makeRavi());
  await expect(sheet.getByRole('radiogroup', { name: 'Time' })).toBeVisible();
  const { expectOnce } = await noteAnnouncements(page);
  await laterDay(sheet).check();
  await expectOnce('times to choose from');
});

test('a booking is announced once, in a way that the title of the next page cannot silence', async ({
  page,
  context,
  site,
}) => {
  const address = { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };
  await enterWith(context, site.url, await makeSession(await makeUser({ address })));
  const sheet = await openSheet(page, await makeRavi());
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  const { expectOnce } = await noteAnnouncements(page);
  // The region is there for a second.
  const isSaid = page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-live=assertive]')].some(({ textContent }) =>
      textContent.includes('Booking Successful!'),
    ),
  );
  await sheet.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  await isSaid;
  await awaitSent(page);
  await expectOnce('Booking Successful!');
});

test.describe('when the server refuses a form', () => {
  test.use({ allowedFaults: [[/status of 401/], { scope: 'test' }] });

  test('its reason is announced once', async ({ page }) => {
    const { email } = await makeUser();
    await openPage(page, '/login');
    const { expectOnce } = await noteAnnouncements(page);
    await fillLogin(page, { email, password: 'not my password' });
    await expectOnce('Wrong email or password');
  });
});
