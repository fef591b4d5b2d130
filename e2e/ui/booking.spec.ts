import type { Locator, Page } from '@playwright/test';
import { listJobsCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import { makeAddress } from '#server/testing/factories/addresses.ts';
import { makeBookable, makeBooking, type Bookable } from '#server/testing/factories/bookings.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const bookings = '**/api/v1/bookings';
const toast = (page: Page): Locator => page.locator('[data-slot=toast]');
const cards = (page: Page): Locator => page.locator('[data-slot=booking-card]');

const ravi = (): Promise<Bookable> => makeBookable({ name: 'Ravi Verma', hourlyRatePaise: 30_000 });

const openSheet = async (page: Page, { worker }: Bookable): Promise<Locator> => {
  await openPage(page, `/worker/${String(worker._id)}`);
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  return page.getByRole('dialog', { name: `Book ${worker.name}` });
};

/** A customer who has opened the form of Ravi Verma's page. */
const start = async (page: Page, url: string) => {
  await enterAs(page.context(), url, 'customer');
  const bookable = await ravi();
  return { bookable, sheet: await openSheet(page, bookable) };
};

/** Chooses the time that comes third on the day after tomorrow, and says where. */
const fillIn = async (sheet: Locator): Promise<void> => {
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM-12 PM/ }).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByLabel('City')).toHaveValue('Lucknow');
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
});

test('the booking sheet shows a skeleton on a slow network and does not shift', async ({ page, site }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/v1${listJobsCall.path}?*`, async (route) => {
    await promise;
    await route.continue();
  });
  const { sheet } = await start(page, site.url);
  await expect(sheet.getByRole('status')).toHaveText('Loading...');
  const places = sheet.locator('[data-slot=skeleton]');
  await expect(places.first()).toBeVisible();
  const title = sheet.getByRole('heading', { name: /^Book / });
  // The sheet has come up all the way, and nothing but what comes could still move its head.
  await title.evaluate(async (element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      await Promise.all(at.getAnimations().map(({ finished }) => finished));
  });
  const before = await title.boundingBox();
  resolve();
  await expect(laterDay(sheet)).toBeVisible();
  await expect(places).toHaveCount(0);
  await expect(sheet.getByText('Loading...')).toHaveCount(0);
  // What stands around the form stays where it is.
  expect(await title.boundingBox()).toEqual(before);
});

test.describe('with invalid input', () => {
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
    await expect(sheet.getByRole('radio', { name: '10 AM-12 PM ₹600' })).toBeChecked();
    await expect(sheet.getByRole('definition')).toHaveText(['2 hours', '₹600', '₹300 × 2 h']);
    await expect(
      sheet.getByText(
        /^Ravi Verma answers by .+\. Free to cancel until .+; then half the price \(₹300\), after /,
      ),
    ).toBeVisible();
    await confirm.press('Enter');
    const street = sheet.getByLabel('House no. and street');
    await expect(street).toHaveAccessibleDescription('Address information required');
    await sheet.getByLabel('PIN code').fill('226010');
    await expect(sheet.getByLabel('State')).toHaveValue('Uttar Pradesh');
    await street.fill('12 Park Road');
    await sheet.getByLabel('Special instructions (optional)').fill('Ring twice.');
    await expect(sheet.getByText('11/500')).toBeVisible();
    // A form rests a moment after it was sent.
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(toast(page).filter({ hasText: 'Booking Successful!' })).toContainText(
      new RegExp(`${bookable.job.title} on .+, 10 AM-12 PM`),
    );
    await expect(page).toHaveURL('/bookings');
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
    const offer = sheet.getByRole('alert').filter({ hasText: 'This time has just been taken' });
    await expect(offer.getByRole('button')).toHaveCount(4);
    await expect(offer.getByRole('button').first()).toBeFocused();
    await expect(sheet.getByRole('radio', { name: '10 AM-12 PM Taken' })).toBeDisabled();
    await offer.getByRole('button', { name: /12-2 PM$/ }).click();
    await expect(sheet.getByRole('radio', { name: '12-2 PM ₹600' })).toBeChecked();
    const street = sheet.getByLabel('House no. and street');
    await expect(street).toHaveValue('12 Park Road');
    // A street stands in one PIN only.
    await sheet.getByLabel('PIN code').fill('226001');
    await expect(street).toHaveValue('');
    await sheet.getByLabel('PIN code').fill('226010');
    await expect(street).toHaveValue('12 Park Road');
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page).toHaveURL('/bookings');
    await expect(cards(page)).toContainText('12-2 PM');
  });
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED/], { scope: 'test' }] });

  test('a failed booking keeps the input, and the second try succeeds', async ({ page, site }) => {
    const { sheet } = await start(page, site.url);
    await fillIn(sheet);
    await page.route(bookings, (route) => route.abort());
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(sheet.getByRole('alert').filter({ hasText: 'Booking failed' })).toContainText(
      'What you typed is still here: try again.',
    );
    await expect(sheet.getByLabel('House no. and street')).toHaveValue('12 Park Road');
    await page.unroute(bookings);
    await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page).toHaveURL('/bookings');
    await expect(cards(page)).toHaveCount(1);
  });

  test('a double tap, a lost answer and a reload make one booking', async ({ page, site }) => {
    const { bookable, sheet } = await start(page, site.url);
    await fillIn(sheet);
    let arrived = 0;
    await page.route(bookings, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      arrived += 1;
      await route.abort();
    });
    await sheet.getByRole('button', { name: 'Confirm Booking' }).dblclick();
    await expect(sheet.getByRole('alert').filter({ hasText: 'Booking failed' })).toBeVisible();
    expect(arrived).toBe(1);
    await page.unroute(bookings);
    await openSheet(page, bookable);
    await expect(page).toHaveURL('/bookings');
    await expect(toast(page)).toContainText('Booking Successful!');
    await expect(cards(page)).toHaveCount(1);
  });
});

test('Book Now selects the service of the page, and the worker’s other services are offered', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { worker, job } = await ravi();
  const skillIds = worker.skills.map(({ _id }) => _id);
  await makeJob({ title: 'Switchboard repair', skillIds });
  await makeJob({ title: 'Roof repair', skillIds: [...skillIds, job._id] });
  await openPage(page, `/service/${String(job._id)}`);
  await page.getByRole('button', { name: 'Book Now: Ravi Verma' }).click();
  const sheet = page.getByRole('dialog', { name: 'Book Ravi Verma' });
  const service = sheet.getByRole('radiogroup', { name: 'Select Service*' });
  await expect(service).toHaveAccessibleDescription('(change service)');
  await expect(service.getByRole('radio', { name: job.title })).toBeChecked();
  await expect(service.getByRole('radio')).toHaveCount(2);
  await service.getByRole('radio', { name: 'Switchboard repair' }).check();
  await expect(sheet.getByRole('paragraph').filter({ hasText: 'Switchboard repair' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`/service/${String(job._id)}`);
});

test('a worker without a bookable service gets a message and a link to search', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { worker } = await makeBookable({ name: 'Ravi Verma', skills: [] });
  await makeBookable();
  const sheet = await openSheet(page, { worker, job: await makeJob({ skillIds: [worker._id] }) });
  await expect(sheet.getByText('There is no service to book here yet')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Other workers' })).toHaveAttribute('href', '/search');
});

test('one of several addresses is chosen with a tap, and whom to ask for there goes along', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  await makeAddress(userId, 'Home');
  await openPage(page, '/profile');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  const entry = page.getByRole('dialog', { name: 'Add address' });
  await entry.getByRole('button', { name: 'Office' }).click();
  await entry.getByLabel('PIN code').fill('226010');
  await expect(entry.getByLabel('City')).toHaveValue('Lucknow');
  await entry.getByLabel('House no. and street').fill('12 Park Road');
  await entry.getByLabel('Whom to ask for').fill('Meena at the desk');
  await entry.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('heading', { name: /^(Home|Office)/ })).toHaveText([
    'HomeUsed first',
    'Office',
  ]);
  await expect(page.getByText('Ask for Meena at the desk')).toBeVisible();
  const sheet = await openSheet(page, await ravi());
  const chips = sheet.getByRole('radiogroup', { name: 'Your addresses' });
  await expect(chips.getByRole('radio', { name: 'Home' })).toBeChecked();
  await chips.getByRole('radio', { name: 'Office' }).check();
  await expect(sheet.getByText('12 Park Road')).toBeVisible();
  await expect(sheet.getByText('Ask for Meena at the desk')).toBeVisible();
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: /^10 AM-12 PM/ }).check();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page).toHaveURL('/bookings');
  await cards(page).getByRole('link').first().click();
  await expect(page.getByText('12 Park Road')).toBeVisible();
  await expect(page.getByText('Ask for Meena at the desk')).toBeVisible();
});
