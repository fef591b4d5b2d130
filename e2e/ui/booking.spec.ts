import type { Locator, Page } from '@playwright/test';
import { listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { awaitSent, openOwnBookings } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { hurry, loseWrites, sendWaiting, waitingCount, waitingSheet } from '../fixtures/waiting-write.ts';

const bookings = '**/api/v1/bookings';
const toast = (page: Page): Locator => page.locator('[data-slot=toast]');
const cards = (page: Page): Locator => page.locator('[data-slot=booking-card]');

const start = async (page: Page, url: string) => {
  await enterAs(page.context(), url, 'customer');
  const bookable = await makeRavi();
  return { bookable, sheet: await openSheet(page, bookable) };
};

/** Picks the third time on the day after tomorrow and fills in the address. */
const fillIn = async (sheet: Locator): Promise<void> => {
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await sheet.getByLabel('House no. and street').fill('12 Park Road');
};

test('confirming before the times have loaded moves the focus to them once they load', async ({
  page,
  site,
}) => {
  const { sheet } = await start(page, site.url);
  await expect(laterDay(sheet)).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/slots?*', async (route) => {
    await promise;
    await route.continue();
  });
  await laterDay(sheet).check();
  await expect(sheet.getByText('Loading times')).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  await expect(toast(page)).toContainText('Please select a time slot');
  resolve();
  const times = sheet.getByRole('radiogroup', { name: 'Time' });
  await expect(times.getByRole('radio').first()).toBeFocused();
  const loaded = sheet.getByRole('status').filter({ hasText: /^\d times? to choose from$/ });
  await expect(loaded).toBeAttached();
});

test('the booking sheet shows a skeleton on a slow network and does not shift', async ({ page, site }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/v1${listJobsContract.path}?*`, async (route) => {
    await promise;
    await route.continue();
  });
  const { sheet } = await start(page, site.url);
  await expect(sheet.getByRole('status')).toHaveText('Loading...');
  const places = sheet.locator('[data-slot=skeleton]');
  await expect(places.first()).toBeVisible();
  const title = sheet.getByRole('heading', { name: /^Book / });
  // Waits until the sheet is open and no animation could still move its title.
  await title.evaluate(async (element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      await Promise.all(at.getAnimations().map(({ finished }) => finished));
  });
  const before = await title.boundingBox();
  resolve();
  await expect(laterDay(sheet)).toBeVisible();
  await expect(places).toHaveCount(0);
  await expect(sheet.getByText('Loading...')).toHaveCount(0);
  // Nothing around the form moves.
  expect(await title.boundingBox()).toEqual(before);
});

test.describe('when the input is invalid', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('a booking can be made by keyboard, with each fault shown at its field', async ({ page, site }) => {
    const { bookable, sheet } = await start(page, site.url);
    const confirm = sheet.getByRole('button', { name: 'Confirm Booking' });
    await laterDay(sheet).check();
    await confirm.press('Enter');
    await expect(toast(page)).toContainText('Please select a time slot');
    const times = sheet.getByRole('radiogroup', { name: 'Time' });
    await expect(times).toHaveAccessibleDescription('Please select time slot');
    await expect(times.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name: '10 AM to 12 PM ₹600' })).toBeChecked();
    await expect(sheet.getByRole('definition')).toHaveText(['2 hours', '₹600', '₹300 an hour']);
    await expect(
      sheet.getByText(
        /^Ravi Verma will answer by .+\. Free cancellation until .+\. Then half the price \(₹300\), and the full price after /,
      ),
    ).toBeVisible();
    await confirm.press('Enter');
    const street = sheet.getByLabel('House no. and street');
    await expect(street).toHaveAccessibleDescription('Address information required');
    await sheet.getByLabel('PIN code').fill('226010');
    await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
    await street.fill('12 Park Road');
    const instructions = sheet.getByLabel('Special instructions (optional)');
    await expect(instructions).not.toHaveAttribute('aria-required');
    await instructions.fill('Ring twice.');
    await expect(sheet.getByText('11/500')).toBeVisible();
    // The form is disabled for a moment after submitting.
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(toast(page).filter({ hasText: 'Booking Successful!' })).toContainText(
      new RegExp(`${bookable.job.title} on .+, 10 AM to 12 PM`),
    );
    await openOwnBookings(page);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Ravi Verma');
    await expect(cards(page)).toContainText('Pending');
  });
});

test.describe('when the slot is already taken', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('the sheet offers the next free times, and one of them can be booked', async ({ page, site }) => {
    const { bookable, sheet } = await start(page, site.url);
    await fillIn(sheet);
    await makeBooking({ bookable });
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    const offer = sheet.getByRole('alert').filter({ hasText: 'Someone just booked this time' });
    await expect(offer.getByRole('button')).toHaveCount(4);
    await expect(offer.getByRole('button').first()).toBeFocused();
    await expect(sheet.getByRole('radio', { name: '10 AM to 12 PM Taken' })).toBeDisabled();
    await offer.getByRole('button', { name: /12 to 2 PM$/ }).click();
    await expect(sheet.getByRole('radio', { name: '12 to 2 PM ₹600' })).toBeChecked();
    const street = sheet.getByLabel('House no. and street');
    await expect(street).toHaveValue('12 Park Road');
    // A street belongs to a single PIN code.
    await sheet.getByLabel('PIN code').fill('226001');
    await expect(street).toHaveValue('');
    await sheet.getByLabel('PIN code').fill('226010');
    await expect(street).toHaveValue('12 Park Road');
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await openOwnBookings(page);
    await expect(cards(page)).toContainText('12-2 PM');
  });
});

test.describe('when the server refuses part of the folded address', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('the address unfolds with the missing part marked and focused, and stays open while it is corrected', async ({
    page,
    context,
    site,
  }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await makeAddress(userId, 'Home');
    const sheet = await openSheet(page, await makeRavi());
    await laterDay(sheet).check();
    await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
    const pin = sheet.getByLabel('PIN code');
    await expect(pin).toHaveCount(0);
    const message = 'Invalid zip/postal code format';
    await page.route(bookings, (route) =>
      route.fulfill({
        status: 400,
        json: {
          ...{ success: false, error: 'Please fix the highlighted errors.', code: 'validation_failed' },
          errors: [{ field: 'address.pinCode', code: 'zip_format', message }],
        },
      }),
    );
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(pin).toBeFocused();
    await expect(pin).toHaveAccessibleDescription(new RegExp(message));
    await page.unroute(bookings);
    await pin.fill('226010');
    await expect(sheet.getByText(message)).toHaveCount(0);
    await expect(pin).toBeVisible();
    await sheet.getByLabel('House no. and street').fill('Gali 7');
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await awaitSent(page);
  });
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|status of 409/], { scope: 'test' }] });

  test('a request waits for the network, and becomes one booking', async ({ page, site }) => {
    const { sheet } = await start(page, site.url);
    await fillIn(sheet);
    const { end } = await loseWrites(page, bookings);
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(toast(page)).toContainText('Saved on this phone');
    await expect(sheet).toHaveCount(0);
    await sendWaiting(page, end);
    await expect(toast(page)).toContainText('Done: Confirm Booking');
    await expect(waitingSheet(page)).toHaveCount(0);
    await openPage(page, '/bookings');
    await expect(cards(page)).toHaveCount(1);
  });

  test('a double tap, a lost answer and a reload make one booking', async ({ page, site }) => {
    const { sheet } = await start(page, site.url);
    await fillIn(sheet);
    let sent = 0;
    let isLost = false;
    await page.route(bookings, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // Once an answer is lost, the phone itself sends the request again.
      if (!isLost) sent += 1;
      await route.fetch();
      isLost = true;
      // A reload ends the request as well.
      await route.abort().catch(() => undefined);
    });
    await sheet.getByRole('button', { name: 'Confirm Booking' }).dblclick();
    await expect(toast(page)).toContainText('Saved on this phone');
    expect(sent).toBe(1);
    await page.reload();
    await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
    await page.unroute(bookings);
    await hurry(page);
    await expect(toast(page)).toContainText('Done: Confirm Booking');
    await openPage(page, '/bookings');
    await expect(cards(page)).toHaveCount(1);
  });

  test('a request whose time was taken comes back, and leads to the form with other times', async ({
    page,
    site,
  }) => {
    const { bookable, sheet } = await start(page, site.url);
    await fillIn(sheet);
    const { end } = await loseWrites(page, bookings);
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(waitingCount(page)).toHaveCount(1);
    await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(2) });
    await sendWaiting(page, end);
    await waitingSheet(page).getByRole('button', { name: 'Choose another time' }).click();
    await expect(page.getByRole('dialog', { name: 'Book Ravi Verma' })).toBeVisible();
  });
});

test('Book Now selects the service of the page, and the worker’s other services are offered', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { worker, job } = await makeRavi();
  const skillIds = worker.skills.map(({ _id }) => _id);
  await makeService({ title: 'Switchboard repair', skillIds });
  await makeService({ title: 'Roof repair', skillIds: [...skillIds, job._id] });
  await openPage(page, `/service/${String(job._id)}`);
  await page.getByRole('button', { name: 'Book Now: Ravi Verma' }).click();
  const sheet = page.getByRole('dialog', { name: 'Book Ravi Verma' });
  const service = sheet.getByRole('radiogroup', { name: 'Select Service', exact: true });
  await expect(service).toHaveAttribute('aria-required', 'true');
  await expect(service).toContainText('Select Service*');
  const chosen = service.getByRole('radio', { name: job.title });
  await expect(chosen).toBeChecked();
  await expect(service.getByRole('radio')).toHaveCount(1);
  await service.getByRole('button', { name: '(change service)' }).press('Enter');
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeChecked();
  await expect(service.getByRole('radio')).toHaveCount(2);
  await service.getByRole('radio', { name: 'Switchboard repair' }).check();
  await expect(sheet.getByRole('paragraph').filter({ hasText: 'Switchboard repair' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`/service/${String(job._id)}`);
});

test('times show no price before a service is chosen', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  const bookable = await makeRavi();
  const skillIds = bookable.worker.skills.map(({ _id }) => _id);
  await makeService({ title: 'Switchboard repair', skillIds });
  const sheet = await openSheet(page, bookable);
  await laterDay(sheet).check();
  const time = sheet.getByRole('radio', { name: /^10 AM to 12 PM/ });
  await time.check();
  await expect(sheet.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
  await expect(sheet.getByText('₹')).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'Switchboard repair' }).check();
  await expect(time).toHaveAccessibleName(/₹600/);
});

test('a worker without a bookable service gets a message and a link to search', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { worker } = await makeBookable({ name: 'Ravi Verma', skills: [] });
  await makeBookable();
  const sheet = await openSheet(page, { worker, job: await makeService({ skillIds: [worker._id] }) });
  await expect(sheet.getByText('No services to book here now')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Other workers' })).toHaveAttribute('href', '/search');
});
