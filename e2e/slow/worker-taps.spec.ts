import type { Locator } from '@playwright/test';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { slowDown } from '../fixtures/slow-phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeDoorCode } from '../fixtures/type-door-code.ts';

const MAX_TAPS = 8;

test.afterEach(({ site }) => site.setClock(new Date()));

test('a worker gets from a request to the payment in eight taps on a slow phone and a slow line', async ({
  page,
  site,
}) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const localDate = dayAhead(1);
  const { _id } = await makeBooking({ bookable, localDate, pricePaise: 60_000 });
  const { send } = bookingClient(() => site.url);
  const readBooking = async () =>
    viewIn(await send(worker, getBookingContract, { params: { id: String(_id) } }));
  let taps = 0;
  const tap = async (button: Locator, status?: string): Promise<void> => {
    await button.click({ timeout: 30_000 });
    taps += 1;
    if (status) await expect.poll(async () => (await readBooking()).status, { timeout: 30_000 }).toBe(status);
  };
  const card = page.getByRole('tabpanel').getByRole('article').first();
  const button = (name: string) => card.getByRole('button', { name });
  await enterWith(page.context(), site.url, worker);
  await slowDown(page);
  await openPage(page, '/worker-dashboard');
  await tap(button('Accept'), 'accepted');

  site.setClock(inIndia(localDate, '09:10'));
  await reloadPage(page);
  await tap(button('On my way'), 'on_the_way');
  await tap(button('I have arrived'), 'arrived');
  await tap(button('Start Job'));
  await tap(await typeDoorCode(page, site.url, String(_id)), 'in_progress');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  site.setClock(inIndia(localDate, '10:00'));
  await reloadPage(page);
  const tile = (label: string) => page.locator('[data-slot=stat-tile]').filter({ hasText: label });
  await tap(button('Complete Job'));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Complete Job' }), 'completed');
  await expect(tile('This month')).toContainText('₹0');
  await expect(tile('Still to be paid')).toContainText('₹600', { timeout: 30_000 });
  // The next card is the money.
  await expect(card).toContainText('Collect ₹600 from');
  await tap(button('Paid in cash'));
  await expect.poll(async () => (await readBooking()).paid?.method, { timeout: 30_000 }).toBe('cash');
  await expect(tile('This month')).toContainText('₹600', { timeout: 30_000 });
  await expect(tile('Still to be paid')).toBeHidden();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
