import type { Page } from '@playwright/test';
import { makePair } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';

const toast = (page: Page) => page.locator('[data-slot=toast]');
const HOUR_MS = 3_600_000;
const lucknow = { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };

test('the page after a request says what happens next, and nothing pops up over it', async ({
  page,
  context,
  site,
}) => {
  const customer = await makeSession(await makeUser({ address: lucknow }));
  const bookable = await makeBookable({ name: 'Ravi Verma', hourlyRatePaise: 30_000 });
  await enterWith(context, site.url, customer);
  // Headless shells refuse notifications, as a person who has never been asked does not.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await openPage(page, `/worker/${String(bookable.worker._id)}`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Book Ravi Verma' });
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await awaitSent(page);
  await expect(page.getByText(/^Ravi Verma answers by .+ [AP]M$/)).toBeVisible();
  await expect(page.getByText('You pay Ravi Verma ₹600')).toBeVisible();
  const steps = page.getByRole('list', { name: 'If you cancel' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Free');
  await expect(steps.last()).toHaveText('After that₹600');
  await expect(page.getByRole('button', { name: 'Tell me when Ravi Verma answers' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
  await page.clock.install();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'See booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
});

test('help starts with the customer’s own bookings, and opens the choices of one', async ({
  page,
  context,
  site,
}) => {
  const { customer, params } = await makePair();
  await enterWith(context, site.url, customer);
  await openPage(page, '/profile/help-support');
  const bookings = page.getByRole('region', { name: 'Help with a booking' });
  await bookings.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`/bookings/${params.id}`);
  await expect(page.getByRole('dialog', { name: 'Help with this booking' })).toBeVisible();
});

test('help starts with the worker’s own bookings, and leads to where she can write about one', async ({
  page,
  context,
  site,
}) => {
  const { worker, params } = await makePair('accepted');
  await enterWith(context, site.url, worker);
  await openPage(page, '/profile/help-support');
  const bookings = page.getByRole('region', { name: 'Help with a booking' });
  await bookings.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`/bookings/${params.id}`);
  await page.getByRole('link', { name: 'Help with this booking' }).click();
  await expect(page).toHaveURL(`/profile/help-support?booking=${params.id}#write`);
  await expect(bookings).toHaveCount(0);
});

test('a report about a request that no one accepted is not promised to come first', async ({
  page,
  context,
  site,
}) => {
  const { customer, params } = await makePair();
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('button', { name: 'Help with this booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Help with this booking' });
  await expect(sheet.getByRole('button', { name: 'I felt unsafe', exact: true })).toBeVisible();
  await expect(sheet).not.toContainText('We look at these first.');
});

test('help with a booking becomes a ticket with its photo, shown on the booking’s page', async ({
  page,
  context,
  site,
}) => {
  const { customer, params } = await makePair('completed');
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${params.id}`);
  await page.getByRole('button', { name: 'Help with this booking' }).click();
  const sheet = page.getByRole('dialog', { name: 'Help with this booking' });
  await expect(sheet.getByRole('button')).toHaveText([
    ...['', 'No one came', 'The work isn’t done', 'I was charged more', 'Something broke'],
    ...['I felt unsafe We look at these first.', 'Something else'],
  ]);
  await sheet.getByRole('button', { name: 'I was charged more' }).click();
  await sheet.getByRole('button', { name: 'Send to Hunar' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please write at least 5 characters.');
  await sheet.getByLabel('What happened?').fill('He asked for ₹200 more.');
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) });
  await expect(sheet.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to Hunar' }).click();
  await expect(toast(page)).toContainText('Thank you. We’ll answer here.');
  const ticket = page.getByRole('region', { name: 'Your requests for help' }).getByRole('listitem');
  await expect(ticket).toContainText('I was charged more · Booking');
  await expect(ticket).toContainText('Received');
});

test('no one came leads from help to the claim, which names the rupees', async ({ page, context, site }) => {
  const { customer, bookable } = await makePair();
  const missed = await makeBooking({
    ...{
      customer: customer.user,
      bookable,
      status: 'accepted',
      startsAt: new Date(Date.now() - HOUR_MS),
      endsAt: new Date(Date.now() + HOUR_MS),
    },
  });
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${String(missed._id)}`);
  await page.getByRole('button', { name: 'Help with this booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No one came' }).click();
  await expect(page.getByRole('dialog')).toContainText(/You owe nothing: the ₹\d+ for this job isn’t due\./);
});

test('a customer moves the booking instead of cancelling it', async ({ page, context, site }) => {
  const { customer, params, worker } = await makePair('accepted');
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${params.id}`);
  const chat = page.getByRole('main').getByRole('link', { name: `Chat with ${worker.user.name}` });
  await expect(chat).toHaveText('Chat');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move it instead' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose another day or time' });
  await sheet.getByRole('radio', { name: /^2 to 4 PM/ }).check();
  await sheet.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(toast(page)).toContainText(`We’ve asked ${worker.user.name} to confirm`);
});
