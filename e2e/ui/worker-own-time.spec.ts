import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  awaitQueue,
  loseWrites,
  sendWaiting,
  toast,
  waitingCount,
  waitingSheet,
} from '../fixtures/waiting-write.ts';

test('“Not today” takes the day off with one switch, and gives it back', async ({ page, site }) => {
  const worker = await makeWorker();
  await enterWith(page.context(), site.url, await makeSession(worker));
  await openPage(page, '/worker-dashboard');
  const today = page.getByRole('switch', { name: 'Not today' });
  await today.click();
  await expect(today).toBeChecked();
  await reloadPage(page);
  await expect(today).toBeChecked();
  await today.click();
  await expect(today).not.toBeChecked();
});

test('one tap fills in the hours of mornings', async ({ page, site }) => {
  const worker = await makeWorker({ availability: null });
  await enterWith(page.context(), site.url, await makeSession(worker));
  await openPage(page, '/worker-profile?tab=work');
  await page.getByRole('button', { name: 'Edit availability' }).click();
  await page.getByRole('button', { name: 'Mornings' }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('button', { name: 'Edit availability' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({
    allowedFaults: [[/failed request|ERR_FAILED|status of 409/], { scope: 'test' }],
  });

  test('“Not today” waits beside the switch, which shows what is known, and goes out later', async ({
    page,
    site,
  }) => {
    const worker = await makeWorker();
    await enterWith(page.context(), site.url, await makeSession(worker));
    await openPage(page, '/worker-dashboard');
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/users/days-off');
    const today = page.getByRole('switch', { name: 'Not today' });
    await today.click();
    await expect(page.getByText('Not sent yet: Not today')).toBeVisible();
    await expect(today).not.toBeChecked();
    await expect(today).toBeDisabled();
    await sendWaiting(page, end);
    await expect(toast(page)).toContainText('Done: Not today');
    await expect(waitingCount(page)).toHaveCount(0);
    await expect(today).toBeChecked();
    await reloadPage(page);
    await expect(today).toBeChecked();
  });

  test('a day off with a booking comes back and leads to the days off', async ({ page, site }) => {
    const { worker, bookable } = await makeElectrician();
    await enterWith(page.context(), site.url, worker);
    await openPage(page, '/worker-dashboard');
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/users/days-off');
    await page.getByRole('switch', { name: 'Not today' }).click();
    await expect(page.getByText('Not sent yet: Not today')).toBeVisible();
    await makeBooking({ bookable, localDate: toIndiaDay(now()), status: 'accepted' });
    await sendWaiting(page, end);
    await waitingSheet(page).getByRole('button', { name: 'See the current status' }).click();
    await page.waitForURL(/worker-profile\?tab=work#hours$/);
    await expect(page.getByRole('heading', { name: 'Days off' })).toBeVisible();
  });
});
