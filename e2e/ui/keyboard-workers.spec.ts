import { readDoorCode } from '#e2e/kit/door-code.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeFullWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.afterEach(({ site }) => site.setClock(new Date()));

test('a worker accepts, starts and completes a job and is paid, by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const { _id, localDate } = await makeBooking({ bookable, localDate: dayAhead(1) });
  const path = `/bookings/${String(_id)}`;
  const main = page.getByRole('main');
  const status = main.locator('[data-status]').first();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await tabTo(page, main.getByRole('button', { name: 'Accept' }));
  await page.keyboard.press('Enter');
  await expect(status).toHaveAttribute('data-status', 'accepted');

  site.setClock(inIndia(localDate, '09:10'));
  await openPage(page, path);
  await pressOn(page, main.getByRole('button', { name: 'Start Job' }));
  const sheet = page.getByRole('dialog');
  await typeInto(page, sheet.getByRole('textbox'), await readDoorCode(site.url, String(_id)));
  await tabTo(page, sheet.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(status).toHaveAttribute('data-status', 'in_progress');

  site.setClock(inIndia(localDate, '10:00'));
  await openPage(page, path);
  await pressOn(page, main.getByRole('button', { name: 'Complete Job' }));
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Complete Job' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(status).toHaveAttribute('data-status', 'completed');

  await pressOn(page, main.getByRole('button', { name: 'Mark as paid' }));
  await tabTo(page, sheet.getByRole('button', { name: 'UPI' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paid by UPI')).toBeVisible();
});

test('a worker edits hours and prices by keyboard, and the focus returns to what opened the editor', async ({
  page,
  context,
  site,
}) => {
  const electrician = (await makeTrades()).get('Electrician');
  if (!electrician) throw new Error('There is no electrician among the trades.');
  await makeService({ title: 'Fan fitting', skillIds: [electrician._id], durationMinutes: 60 });
  const timeSlots = [
    { day: 'MON', start: '08:00', end: '12:00' },
    { day: 'MON', start: '16:00', end: '20:00' },
  ] as const;
  const worker = await makeFullWorker({ availability: { weekdays: ['MON'], timeSlots } });
  await enterWith(context, site.url, await makeSession(worker));
  await openPage(page, '/worker-profile?tab=work');
  const editHours = page.getByRole('button', { name: 'Edit availability' });
  await editHours.press('Enter');
  await expect(page.locator('#hours-form')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Remove Mon, 8:00 AM to 12:00 PM' }));
  await expect(page.getByRole('button', { name: 'Remove Mon, 4:00 PM to 8:00 PM' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Save availability' }));
  await page.keyboard.press('Enter');
  await expect(editHours).toBeFocused();
  await expect(page.getByRole('region', { name: 'Availability' })).not.toContainText('8:00 AM – 12:00 PM');

  const editPrices = page.getByRole('button', { name: 'Edit prices' });
  await editPrices.press('Enter');
  await expect(page.locator('#prices-form')).toBeFocused();
  await typeInto(page, page.getByLabel('Fan fitting'), '349.50');
  await tabTo(page, page.getByRole('button', { name: 'Save prices' }));
  await page.keyboard.press('Enter');
  await expect(editPrices).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fan fitting' })).toContainText('₹349.50');
});
