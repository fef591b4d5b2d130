import type { Page } from '@playwright/test';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, sendWaiting, waitingSheet } from '../fixtures/waiting-write.ts';

const toast = (page: Page) => page.locator('[data-slot=toast]');

const lucknow = { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };
const delhi = { street: 'Janpath 3', city: 'New Delhi', state: 'Delhi', pinCode: '110001' };

/** Ravi in Lucknow, Sita with the same trade, and a customer living where Sita does. */
const makeThree = async (place: typeof lucknow) => {
  const skill = await makeSkill();
  const common = { trades: [skill.name], areaRangeKm: 10 };
  const { city, pinCode } = place;
  const worker = await makeFoundWorker({ ...common, name: 'Ravi Verma', pinCode: lucknow.pinCode });
  await makeFoundWorker({ ...common, name: 'Sita Devi', city, pinCode });
  const bookable = { worker, job: await makeService({ skillIds: [skill._id] }) };
  return { bookable, customer: await makeSession(await makeUser({ address: place })) };
};

test.describe('where a worker does not come', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('a customer outside the worker’s area sees the distance and books another worker', async ({
    page,
    context,
    site,
  }) => {
    const { bookable, customer } = await makeThree(delhi);
    await enterWith(context, site.url, customer);
    await openPage(page, `/worker/${String(bookable.worker._id)}`);
    await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(
      sheet.getByText(/^Ravi Verma travels up to 10 km; you’re 4\d\d(\.\d)? km away$/),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
    await sheet.getByRole('button', { name: /^Sita Devi/ }).press('Enter');
    await expect(sheet.getByRole('heading', { name: 'Book Sita Devi' })).toBeVisible();
    await laterDay(sheet).check();
    await sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }).check();
    await sheet.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
    await expect(toast(page)).toContainText('Booking Successful!');
    await awaitSent(page);
    await expect(page.getByText(/^Sita Devi answers by /)).toBeVisible();
  });
});

test('a refused customer requests another worker with one tap and a filled-in form', async ({
  page,
  context,
  site,
}) => {
  const { bookable, customer } = await makeThree(lucknow);
  const booking = await makeBooking({
    ...{ bookable, customer: customer.user, status: 'rejected' as const },
    ...{ instructions: 'Ring twice, please.', contact: { name: 'Asha Devi', phone: '9876543211' } },
  });
  // In the same building as the customer.
  await makeAddress(customer.userId, 'Upstairs', lucknow);
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${String(booking._id)}`);
  await page.getByRole('button', { name: 'Ask another worker' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Book Sita Devi' })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^10 AM to 12 PM/ })).toBeChecked();
  await expect(sheet.getByRole('textbox', { name: /^Special instructions/ })).toHaveValue(
    'Ring twice, please.',
  );
  await expect(sheet.getByRole('radio', { name: 'Upstairs' })).toBeChecked();
  await expect(sheet.getByText('Ask for Asha Devi')).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
  await expect(toast(page)).toContainText('Booking Successful!');
});

test('a refused customer chooses among several free workers', async ({ page, context, site }) => {
  const { bookable, customer } = await makeThree(lucknow);
  const { skills } = bookable.worker;
  await makeFoundWorker({
    ...{ name: 'Meena Kumari', trades: skills.map(({ name }) => name), areaRangeKm: 10 },
    ...{ city: lucknow.city, pinCode: lucknow.pinCode, hourlyRatePaise: 20_000 },
  });
  const refused = { bookable, customer: customer.user, status: 'rejected' } as const;
  const booking = await makeBooking({ ...refused, instructions: 'Ring twice, please.' });
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${String(booking._id)}`);
  await page.getByRole('button', { name: 'Ask another worker' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Also free at this time. Your details stay filled in:')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Sita Devi/ })).toBeVisible();
  await sheet.getByRole('button', { name: /^Meena Kumari.+₹400 · 2 hours$/ }).press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Book Meena Kumari' })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^10 AM to 12 PM/ })).toBeChecked();
  await expect(sheet.getByRole('textbox', { name: /^Special instructions/ })).toHaveValue(
    'Ring twice, please.',
  );
});

test('a customer who waits long is offered other workers', async ({ page, context, site }) => {
  const { bookable, customer } = await makeThree(lucknow);
  const hour = 3_600_000;
  const booking = await makeBooking({
    ...{ bookable, customer: customer.user, createdAt: new Date(Date.now() - 20 * hour) },
    expiresAt: new Date(Date.now() + hour),
  });
  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${String(booking._id)}`);
  await expect(page.getByText('No answer yet. You can ask another worker too')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask another worker' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [[/failed request|ERR_FAILED|Failed to (fetch|load)|status of 409/], { scope: 'test' }],
  });

  test('a request sent after another worker has accepted leads to the bookings', async ({
    page,
    context,
    site,
  }) => {
    const { bookable, customer } = await makeThree(lucknow);
    const asked = { bookable, customer: customer.user };
    const { _id: insteadOf } = await makeBooking({ ...asked, status: 'rejected' });
    await enterWith(context, site.url, customer);
    await openPage(page, `/bookings/${String(insteadOf)}`);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/bookings');
    await page.getByRole('button', { name: 'Ask another worker' }).press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio', { name: /^10 AM to 12 PM/ })).toBeChecked();
    await sheet.getByRole('button', { name: 'Confirm Booking' }).press('Enter');
    await expect(sheet).toHaveCount(0);
    await makeBooking({ ...asked, insteadOf, status: 'accepted', localDate: dayAhead(5) });
    await sendWaiting(page, end);
    await expect(waitingSheet(page)).toContainText('Another worker already accepted.');
    await waitingSheet(page).getByRole('button', { name: 'See your bookings' }).click();
    await expect(page).toHaveURL('/bookings');
    await expect(page.locator('[data-slot=booking-card]').first()).toContainText('Confirmed');
  });
});
