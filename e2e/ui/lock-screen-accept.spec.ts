import type { BrowserContext, Page } from '@playwright/test';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, toast, waitingCount } from '../fixtures/waiting-write.ts';

const card = (page: Page) => page.getByRole('tabpanel').getByRole('article').first();

/** A worker's board with one request, and what its notification names. */
const openBoard = async (page: Page, context: BrowserContext, site: TestSite) => {
  const { worker, bookable } = await makeElectrician();
  const { title: service } = bookable.job;
  const request = await makeBooking({ bookable, localDate: dayAhead(1), serviceName: service });
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  await awaitQueue(page);
  const startsAt = request.startsAt.toISOString();
  return { number: request.number, startsAt, bookingId: String(request._id), service };
};

/** Leaves a tapped Accept as public/sw.js does, and brings the app to the front. */
const tapOnNote = (page: Page, named: Awaited<ReturnType<typeof openBoard>>, agoMs = 0) =>
  page.evaluate(
    async ([about, age]) => {
      const answers = await caches.open('answers');
      await answers.put(`/accept/${about.number}`, Response.json({ ...about, at: Date.now() - age }));
      window.dispatchEvent(new Event('focus'));
    },
    [named, agoMs] as const,
  );

const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('answers')).keys()).length);

const goOffline = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
};

test.use({
  allowedFaults: [
    [/failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|status of 409/],
    { scope: 'test' },
  ],
});

test('Accept on the lock screen accepts the request', async ({ page, context, site }) => {
  const named = await openBoard(page, context, site);
  await tapOnNote(page, named);
  await expect(toast(page)).toContainText('Booking Accepted');
  await expect.poll(() => countKept(page)).toBe(0);
});

test('Accept on the lock screen waits in the queue without a network, and goes out when it is back', async ({
  page,
  context,
  site,
}) => {
  const named = await openBoard(page, context, site);
  await goOffline(page, context);
  await tapOnNote(page, named);
  await expect(toast(page)).toContainText('Saved on this phone');
  await expect(card(page)).toContainText('Not sent yet: Accept');
  await expect(waitingCount(page)).toHaveAccessibleName('1 change not sent yet');
  await expect.poll(() => countKept(page)).toBe(0);
  await context.setOffline(false);
  await expect(toast(page)).toContainText('Done: Accept');
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(card(page)).toContainText('Fan and light fitting');
});

test('a phone that can’t store the tap says so, and sends it once it has a network', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('This window stores nothing.', 'SecurityError');
    };
  });
  const named = await openBoard(page, context, site);
  await goOffline(page, context);
  await tapOnNote(page, named);
  await expect(toast(page)).toContainText('your Accept wasn’t sent');
  expect(await countKept(page)).toBe(1);
  await context.setOffline(false);
  await expect(toast(page)).toContainText('Booking Accepted');
  await expect.poll(() => countKept(page)).toBe(0);
});

test('a tap that is too old accepts nothing, and says so', async ({ page, context, site }) => {
  const named = await openBoard(page, context, site);
  await tapOnNote(page, named, 3 * 60_000);
  await expect(toast(page)).toContainText(`Booking #${named.number}: your Accept wasn’t sent`);
  await expect.poll(() => countKept(page)).toBe(0);
  await expect(card(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('a tap does not accept a request that has another time by now', async ({ page, context, site }) => {
  const named = await openBoard(page, context, site);
  const startsAt = new Date(Date.parse(named.startsAt) - 3_600_000).toISOString();
  await tapOnNote(page, { ...named, startsAt });
  await expect(toast(page)).toContainText('This request has changed or ended');
  await expect(card(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
});
