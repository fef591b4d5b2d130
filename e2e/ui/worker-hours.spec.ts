import { createApi } from '#lib/platform/browser/api.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeFullWorker } from '#e2e/kit/factories/workers.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a worker sets weekly working hours', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  await page.getByText('Add single times').click();
  const day = page.getByLabel('Day', { exact: true });
  await page.getByRole('button', { name: 'Add time slot' }).click();
  await expect(page.getByText('Please fill all fields for the time slot')).toBeVisible();
  await day.selectOption('Mon');
  await expect(page.getByLabel('From').getByRole('option')).toHaveText([
    ...['Choose', '6:00 AM', '8:00 AM', '10:00 AM', '12:00 PM', '2:00 PM', '4:00 PM', '6:00 PM', '8:00 PM'],
  ]);
  await page.getByLabel('From').selectOption('8:00 AM');
  await page.getByLabel('To', { exact: true }).selectOption('6:00 AM');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  await expect(page.getByText('The end time must be after the start time')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('12:00 PM');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  const slots = page.getByRole('listitem').filter({ hasText: 'Mon' });
  await expect(slots).toHaveText('Mon, 8:00 AM – 12:00 PMMon, 8:00 AM to 12:00 PM');

  // Adjacent times are merged.
  await page.getByLabel('From').selectOption('12:00 PM');
  await page.getByLabel('To', { exact: true }).selectOption('2:00 PM');
  await page.getByRole('button', { name: 'Add time slot' }).click();
  await expect(slots).toHaveText('Mon, 8:00 AM – 2:00 PMMon, 8:00 AM to 2:00 PM');

  // A day off becomes a working day again when a time is added.
  await page.getByRole('button', { name: 'Sun', exact: true }).click();
  const sunday = page.getByRole('button', { name: 'Sun', exact: true });
  await expect(sunday).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Availability Updated');
  const week = page.getByRole('region', { name: 'Availability' });
  await expect(week).toContainText('8:00 AM – 2:00 PM');
  await expect(week).toContainText('Closed');
});

test('a chosen time that was not added is saved too, or its error is shown', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  await page.getByText('Add single times').click();
  await page.getByLabel('From').selectOption('8:00 AM');
  await page.getByLabel('To', { exact: true }).selectOption('2:00 PM');
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.getByText('Please fill all fields for the time slot')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).selectOption('Tue');
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Availability Updated');
  await expect(page.getByRole('region', { name: 'Availability' })).toContainText('8:00 AM – 2:00 PM');
});

test('a worker removes saved hours; irregular old hours are shown', async ({ page, context, site }) => {
  await makeTrades();
  const timeSlots = [
    { day: 'MON', start: '08:00', end: '12:00' },
    { day: 'MON', start: '16:00', end: '20:00' },
    { day: 'TUE', start: '09:15', end: '11:45' },
  ] as const;
  const worker = await makeFullWorker({ availability: { weekdays: ['MON', 'TUE'], timeSlots } });
  await enterWith(context, site.url, await makeSession(worker));
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  await page.getByRole('button', { name: 'Remove Mon, 8:00 AM to 12:00 PM' }).click();
  // The next one, which takes its place.
  await expect(page.getByRole('button', { name: 'Remove Mon, 4:00 PM to 8:00 PM' })).toBeFocused();
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Availability Updated');
  // The form keeps the hours with which it opens.
  await expect(page.getByRole('region', { name: 'Availability' })).not.toContainText('8:00 AM – 12:00 PM');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  await expect(page.getByRole('button', { name: 'Remove Mon, 8:00 AM to 12:00 PM' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Mon, 4:00 PM to 8:00 PM' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Tue, 9:15 AM to 11:45 AM' })).toBeVisible();
});

test.describe('days off', () => {
  // The existing bookings are reported by a refusal.
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('a worker takes days off, sees the bookings on them, and takes them back', async ({
    page,
    context,
    site,
  }) => {
    const bookable = await makeBookable();
    await enterWith(context, site.url, await makeSession(bookable.worker));
    const customer = await makeUser({ name: 'Asha Gupta' });
    await makeBooking({ bookable, customer, localDate: dayAhead(3), status: 'accepted' });
    await openPage(page, '/worker-profile?tab=work');
    const region = page.getByRole('region', { name: 'Days off' });
    await region.getByRole('button', { name: 'Take days off' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('First day').selectOption(dayAhead(2));
    await sheet.getByLabel('Last day').selectOption(dayAhead(4));
    await sheet.getByRole('button', { name: 'Take these days off' }).click();
    await expect(sheet).toContainText('1 booking is on these days');
    await expect(sheet.getByRole('link', { name: /Asha Gupta · Confirmed/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Take days off, keep the bookings' }).click();
    await expect(page.locator('[data-slot=toast]').last()).toContainText('Days off saved');
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await region.getByRole('button', { name: /^Work on/ }).click();
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
});

test('a worker requests a wallet top-up', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=earnings');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  // Today's bar is there, although nothing was earned.
  await expect(page.locator('[data-slot=bar-chart] [data-current]')).toHaveCount(1);
  await expect(page.getByText('Security deposit, if you make one: at least ₹250')).toBeVisible();
  await page.getByRole('button', { name: 'Add Money to Wallet' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount').fill('a lot');
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(sheet.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Amount').fill('500');
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Request sent');
  await expect(page.getByText(/Your top-up .+ of ₹500 is waiting to be confirmed/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Money to Wallet' })).toHaveCount(0);
});

test('a worker sets a price for a service and removes it', async ({ page, context, site }) => {
  const trades = await makeTrades();
  const electrician = trades.get('Electrician');
  if (!electrician) throw new Error('There is no electrician.');
  await makeService({ title: 'Fan fitting', skillIds: [electrician._id], durationMinutes: 60 });
  const worker = await makeFullWorker();
  await enterWith(context, site.url, await makeSession(worker));
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit prices' }).click();
  const price = page.getByLabel('Fan fitting');
  await expect(price).toHaveAccessibleDescription('If you don’t set a price: ₹250 · 1 hour');
  await price.fill('half');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('349.50');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Prices saved').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fan fitting' })).toContainText(
    '₹349.50 · fixed price',
  );
  await page.getByRole('button', { name: 'Edit prices' }).click();
  await expect(price).toHaveValue('349.5');
  await price.fill('');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fan fitting' })).toContainText('₹250 · 1 hour');
});

test('a preset sets the hours of the working days, and they are saved as they stand there', async ({
  site,
  page,
  context,
}) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  const choose = (preset: string) => page.getByRole('button', { name: preset, exact: true }).click();
  const hours = page.getByRole('button', { name: /^Remove \w{3}, / });
  await choose('Mornings');
  await expect(hours).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Remove Mon, 6:00 AM to 12:00 PM' })).toBeVisible();
  await choose('Afternoons');
  await expect(page.getByRole('button', { name: 'Remove Mon, 12:00 PM to 8:00 PM' })).toBeVisible();
  await expect(hours).toHaveCount(7);
  await choose('Not Sundays');
  await expect(hours).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Sun', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await choose('All day');
  await expect(hours).toHaveCount(0);
  await expect(page.getByText('customers can book you from 6 AM to 8 PM')).toBeVisible();
  await choose('Mornings');
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Availability Updated');
  const week = page.getByRole('region', { name: 'Availability' });
  await expect(week).toContainText('6:00 AM – 12:00 PM');
  await expect(week).toContainText('Closed');
  await expect(week).not.toContainText('8:00 PM');
});

test.describe('when another phone has changed the hours', () => {
  test.use({ allowedFaults: [[/status of 409/], { scope: 'test' }] });

  test('an open form refuses to replace them, even after the page refreshed', async ({
    page,
    context,
    site,
  }) => {
    const { token } = await enterAs(context, site.url, 'worker');
    const otherPhone = createApi({ origin: site.url, token: () => token });
    const day = dayAhead(3);
    await otherPhone('PUT /users/days-off', { body: { from: day, to: day, isOff: true, bookingIds: [] } });
    await openPage(page, '/worker-profile?tab=work');
    await page.getByRole('button', { name: 'Edit availability' }).click();
    await page.getByRole('button', { name: 'Mornings', exact: true }).click();
    const availability = { weekdays: ['MON' as const], timeSlots: [] };
    await otherPhone('PUT /users/update-worker-profile', { body: { availability } });
    // Giving the day back reads the whole page again.
    const daysOff = page.getByRole('region', { name: 'Days off' });
    await daysOff.getByRole('button', { name: /^Work on/ }).click();
    await expect(daysOff.getByRole('listitem')).toHaveCount(0);
    const toast = page.locator('[data-slot=toast]').last();
    const save = page.getByRole('button', { name: 'Save availability' });
    await save.click();
    await expect(toast).toContainText('was changed on another device');
    const { user } = await otherPhone('GET /auth/check');
    expect(user.availability?.weekdays).toEqual(['MON']);
    await save.click();
    await expect(toast).toContainText('Availability Updated');
  });
});
