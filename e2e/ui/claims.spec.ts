import type { Page } from '@playwright/test';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { makeVisit } from '../fixtures/make-visit.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { claims, claimForm, jobBoard, leaving, myBookings } = messages('en');

const openBooking = async (page: Page, url: string, person: SignedIn, id: unknown): Promise<void> => {
  await enterWith(page.context(), url, person);
  await openPage(page, `/bookings/${String(id)}`);
};

const readClaim = async (url: string, person: SignedIn, id: unknown) => {
  const { send } = bookingClient(() => url);
  return viewIn(await send(person, getBookingContract, { params: { id: String(id) } })).noShow;
};

test('a worker’s claim names the rupees and carries words and a photo', async ({ page, site }) => {
  const { booking, worker } = await makeVisit('arrived');
  await openBooking(page, site.url, worker, booking._id);
  await page.getByRole('main').getByRole('button', { name: jobBoard.card.more }).click();
  await page.getByRole('dialog').getByRole('button', { name: jobBoard.moves.no_show }).click();
  const sheet = page.getByRole('dialog', { name: jobBoard.ask.no_show.title });
  await expect(sheet).toContainText(fill(claimForm.waitedFee, { name: 'Asha Gupta', fee: '₹600' }));
  await expect(sheet).toContainText(claimForm.unfounded);
  await sheet.getByRole('textbox').fill('I rang twice at gate 4.');
  const photo = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) };
  await sheet.locator('input[type=file]').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: fill(claimForm.photo, { number: 1 }) })).toBeVisible();
  await sheet.getByRole('button', { name: jobBoard.moves.no_show }).click();
  await expect(sheet).toBeHidden();
  const claim = await readClaim(site.url, worker, booking._id);
  expect(claim?.statements.map(({ by, text, photos }) => [by, text, photos.length])).toEqual([
    ['worker', 'I rang twice at gate 4.', 1],
  ]);
});

test('a customer answers a claim with words and reads what is owed until the decision', async ({
  page,
  site,
}) => {
  const { booking, customer } = await makeVisit('no_show', {});
  await openBooking(page, site.url, customer, booking._id);
  const box = page.locator('[data-slot=alert]').filter({ hasText: 'I rang twice at gate 4' });
  await expect(box).toContainText(fill(claims.owe, { name: 'Ravi Verma', fee: '₹600' }));
  await box.getByRole('button', { name: claims.no }).click();
  const sheet = page.getByRole('dialog', { name: claims.no });
  await expect(sheet).toContainText(fill(claimForm.denyFee, { fee: '₹600' }));
  await sheet.getByRole('textbox').fill('I was in the garden.');
  await sheet.getByRole('button', { name: claims.no }).click();
  await expect(sheet).toBeHidden();
  const claim = await readClaim(site.url, customer, booking._id);
  expect([claim?.state, claim?.statements.at(-1)?.text]).toEqual(['contested', 'I was in the garden.']);
});

test('the author of an answered claim reads what deleting the account does to it', async ({ page, site }) => {
  const at = now();
  const said = { text: '', imageKeys: [], at };
  const { booking, worker } = await makeVisit('no_show', {
    ...{ state: 'contested', answerBy: null },
    statements: [
      { by: 'worker', ...said },
      { by: 'customer', ...said },
    ],
  });
  await openBooking(page, site.url, worker, booking._id);
  await expect(page.getByRole('main').getByText(claims.breaksOff)).toBeVisible();
  await openPage(page, '/profile/privacy-security');
  await page.getByRole('button', { name: leaving.title }).click();
  await expect(page.getByRole('dialog').getByText(leaving.claims)).toBeVisible();
});

test('a customer’s claim before the worker has started owes nothing and ends the booking', async ({
  page,
  site,
}) => {
  const { booking, customer } = await makeVisit('accepted');
  await openBooking(page, site.url, customer, booking._id);
  await page.getByRole('button', { name: myBookings.act.missed }).click();
  const sheet = page.getByRole('dialog', { name: fill(myBookings.act.missedTitle, { name: 'Ravi Verma' }) });
  await expect(sheet).toContainText(fill(claimForm.missedFree, { price: '₹600' }));
  await sheet.getByRole('textbox').fill('I waited all morning.');
  await sheet.getByRole('button', { name: myBookings.act.missed }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText(myBookings.act.missedDone);
  const claim = await readClaim(site.url, customer, booking._id);
  expect([claim?.by, claim?.from, claim?.statements[0]?.text]).toEqual([
    ...['customer', 'accepted', 'I waited all morning.'],
  ]);
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED/], { scope: 'test' }] });

  test('a photo says that it needs one, and the words stay and are sent without it', async ({
    page,
    site,
  }) => {
    const { booking, customer } = await makeVisit('no_show', {});
    await openBooking(page, site.url, customer, booking._id);
    const box = page.locator('[data-slot=alert]').filter({ hasText: 'I rang twice at gate 4' });
    await box.getByRole('button', { name: claims.no }).click();
    const sheet = page.getByRole('dialog', { name: claims.no });
    await sheet.getByRole('textbox').fill('I was in the garden.');
    await page.route('**/api/v1/uploads*', (route) => route.abort());
    const photo = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) };
    await sheet.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByText(claimForm.photoOffline, { exact: true })).toBeVisible();
    await expect(sheet.getByRole('textbox')).toHaveValue('I was in the garden.');
    await sheet.getByRole('button', { name: claims.no }).click();
    await expect(sheet).toBeHidden();
    const claim = await readClaim(site.url, customer, booking._id);
    expect(claim?.statements.at(-1)?.text).toBe('I was in the garden.');
  });
});
