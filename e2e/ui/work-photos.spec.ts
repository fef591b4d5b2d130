import type { Page } from '@playwright/test';
import { addWorkPhotoContract } from '#lib/features/bookings/contracts/work-photos.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCase } from '#e2e/kit/factories/cases.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { makeVisitNow } from '#e2e/kit/visit-links.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { awaitQueue, loseWrites, toast } from '../fixtures/waiting-write.ts';

const main = (page: Page) => page.getByRole('main');

/** A job that is going on, and its page. */
const startJob = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const job = { bookable, customer: customer.user, localDate: dayAhead(-1) };
  const booking = await makeBooking({ ...job, status: 'in_progress' });
  return { worker, customer, path: `/bookings/${String(booking._id)}` };
};

/** Chooses a photo behind one of the two buttons. */
const choose = async (page: Page, stage: 'before' | 'after', size = { width: 400, height: 300 }) => {
  const buffer = Buffer.from(await makeJpeg(size));
  const input = main(page).locator('input[type=file]');
  await input
    .nth(stage === 'before' ? 0 : 1)
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer });
};

test('a photo of the work appears on both phones, and its author can remove it', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { worker, customer, path } = await startJob();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await enterWith(elsewhere, site.url, customer);
  await openPage(other, path);
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await choose(page, 'after');
  await expect(main(page).getByAltText('After the work, photo 1')).toBeVisible();
  await expect(main(other).getByAltText('After the work, photo 1')).toBeVisible();
  await expect(main(other).getByRole('button', { name: 'Remove “after” photo 1' })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Remove “after” photo 1' }).click();
  await expect(main(page).getByAltText('After the work, photo 1')).toHaveCount(0);
  await expect(main(other).getByAltText('After the work, photo 1')).toHaveCount(0);
  await elsewhere.close();
});

test('a tap on a photo of the work opens it large', async ({ page, context, site }) => {
  const { worker, path } = await startJob();
  await enterWith(context, site.url, worker);
  await openPage(page, path);
  await choose(page, 'before', { width: 2400, height: 1800 });
  const photo = main(page).getByAltText('Before the work, photo 1');
  await expect(photo).toHaveJSProperty('naturalWidth', 640);
  // The second tap finds it in the link.
  for (let tap = 0; tap < 2; tap += 1) {
    const opening = page.waitForEvent('popup');
    await photo.click();
    const tab = await opening;
    await tab.waitForURL(/^blob:/);
    await expect(tab.locator('img')).toHaveJSProperty('naturalHeight', 1600);
    await tab.close();
  }
});

test('a case leads to the photos of the work, and the office sees them in its file', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const booking = await makeVisitNow({ bookable, customer: customer.user, status: 'in_progress' });
  const bookingId = String(booking._id);
  const photo = await makeStoredImage({ ownerId: worker.userId });
  const parts = { params: { id: bookingId }, body: { photo, stage: 'before' } };
  await bookingClient(() => site.url).send(worker, addWorkPhotoContract, parts);
  const said = { by: 'customer' as const, text: 'The tap still drips.', imageKeys: [], at: now() };
  await makeCase(booking, 'customer', { state: 'heard', answerBy: null, waits: true, statements: [said] });

  await enterWith(context, site.url, customer);
  await openPage(page, `/bookings/${bookingId}`);
  const link = main(page).getByRole('link', { name: 'Photos of the work' });
  await expect(link).toHaveAttribute('href', '#photos');
  expect(await findBarriers(page)).toEqual([]);

  const office = await browser.newContext({ baseURL: site.url });
  await enterWith(office, site.url, await signInAdmin());
  const desk = await office.newPage();
  await openPage(desk, '/office/queues?queue=cases');
  const list = desk.getByRole('list', { name: messages('en').office.queue.list });
  await list.getByRole('button').first().click();
  const photos = desk.getByRole('region', { name: 'Photos of the work' });
  await expect(photos.getByAltText('Before the work, photo 1')).toBeVisible();
  await expect(photos).toContainText('Ravi Verma');
  expect(await findBarriers(desk)).toEqual([]);
  await office.close();
});

test.describe('without a network', () => {
  const faults = /failed request|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/;
  test.use({ allowedFaults: [[faults], { scope: 'test' }] });

  test('a photo taken in a cellar waits on the phone and is sent later', async ({ page, context, site }) => {
    const { worker, path } = await startJob();
    await enterWith(context, site.url, worker);
    await openPage(page, path);
    await awaitQueue(page);
    const { end } = await loseWrites(page, '**/api/v1/uploads*');
    await choose(page, 'before');
    await expect(main(page)).toContainText('Not sent yet: Add a “before” photo');
    await end();
    await expect(toast(page)).toContainText('Done: Add a “before” photo');
    await expect(main(page).getByAltText('Before the work, photo 1')).toBeVisible();
  });
});
