import { readDoorCode } from '#e2e/kit/door-code.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeFullWorker } from '#e2e/kit/factories/workers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { choose, expectFocus, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { makeTeam } from '../fixtures/make-team.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectZoomable } from '../fixtures/zoomed.ts';

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
  await expect(main.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expectFocus(page);

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
  await expectFocus(page);

  await pressOn(page, main.getByRole('button', { name: 'Mark as paid' }));
  await tabTo(page, sheet.getByRole('button', { name: 'UPI' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paid by UPI')).toBeVisible();
});

test('a worker edits hours, and prices at 400 % zoom, by keyboard, and the focus returns to what opened the editor', async ({
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

  await expectZoomable(page);
  const editPrices = page.getByRole('button', { name: 'Edit prices' });
  await editPrices.press('Enter');
  await expect(page.locator('#prices-form')).toBeFocused();
  await typeInto(page, page.getByLabel('Fan fitting'), '349.50');
  await tabTo(page, page.getByRole('button', { name: 'Save prices' }));
  await page.keyboard.press('Enter');
  await expect(editPrices).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fan fitting' })).toContainText('₹349.50');
});

test('a worker rejects a request with a reason, and takes a day off and gives it back, by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const { _id } = await makeBooking({ bookable, localDate: dayAhead(3) });
  await enterWith(context, site.url, worker);
  await openPage(page, `/bookings/${String(_id)}`);
  const main = page.getByRole('main');
  await pressOn(page, main.getByRole('button', { name: 'Reject' }));
  const question = page.getByRole('alertdialog', { name: 'Reject this request?' });
  const reasons = question.getByRole('radiogroup', { name: 'Reason' });
  await choose(page, reasons, reasons.getByRole('radio', { name: 'The place is too far' }));
  await pressOn(page, question.getByRole('button', { name: 'Reject' }));
  await expect(question).toHaveCount(0);
  await expect(main.getByText('The place is too far')).toBeVisible();
  await expectFocus(page);

  await openPage(page, '/worker-profile?tab=work');
  const region = page.getByRole('region', { name: 'Days off' });
  const take = region.getByRole('button', { name: 'Take days off' });
  await pressOn(page, take);
  const sheet = page.getByRole('dialog', { name: 'Take days off' });
  await tabTo(page, sheet.getByLabel('Last day'));
  await pressOn(page, sheet.getByRole('button', { name: 'Take these days off' }));
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expect(take).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(region.getByRole('button', { name: /^Work on / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('listitem')).toHaveCount(0);
  await expectFocus(page);
});

test('an agency chooses a worker of its team, and invites another, by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  await makeTeam(await enterAs(context, site.url, 'broker'));
  await openPage(page, '/agency');
  await pressOn(page, page.getByRole('link', { name: 'Bookings of Ravi Verma' }));
  await expect(page.getByRole('heading', { name: 'Bookings of Ravi Verma' })).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Whole team' }));
  await expect(page.getByRole('heading', { name: 'Team bookings' })).toBeFocused();
  await typeInto(page, page.getByLabel('or email'), 'sunita@example.test');
  await pressOn(page, page.getByRole('button', { name: 'Send invitation' }));
  const invites = page.getByRole('region', { name: 'Open invitations' });
  await expect(invites).toContainText('sunita@example.test');
  await expect(page.getByRole('heading', { name: 'Invite a worker' })).toBeFocused();
  await pressOn(
    page,
    invites.getByRole('button', { name: 'Withdraw the invitation to sunita@example.test' }),
  );
  await expect(invites).toHaveCount(0);
  await expectFocus(page);
});
