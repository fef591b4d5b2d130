import type { Page } from '@playwright/test';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { readNewestCode, wrongContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { findPhoneUser, makePhoneUser, makeSession, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { countRows } from '#e2e/kit/read-sms.ts';
import { countActs } from '../fixtures/count-acts.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { codeField } from '../fixtures/read-code.ts';
import { addScreenLock } from '../fixtures/screen-lock.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  siteSettings: { SMS_URL: 'outbox:' },
  // Questions and refusals are answers that the browser reports as failed.
  allowedFaults: [[/status of (400|403|409)/], { scope: 'test' }],
});

const boxes = (page: Page) => page.getByLabel('Enter the 6-digit code');

/** A worker whom a guest can book. */
const makeRavi = async () => {
  const skill = await makeSkill();
  const worker = await makeFoundWorker({ name: 'Ravi Verma', trades: [skill.name], hourlyRatePaise: 30_000 });
  await makeService({ skillIds: [skill._id] });
  return { workerId: String(worker._id) };
};

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Book Ravi Verma' });

/** Fills in the booking form of a guest, up to Confirm. */
const fillBooking = async (
  page: Page,
  { counted: { tap, fill } = countActs(), isPlaceKnown = false } = {},
): Promise<void> => {
  const sheet = sheetOf(page);
  await tap(laterDay(sheet));
  await tap(sheet.getByRole('radio', { name: /^10 AM to 12 PM/ }));
  if (!isPlaceKnown) {
    await fill(sheet.getByLabel('PIN code'), '226010');
    await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  }
  await fill(sheet.getByLabel('House no. and street'), '12 Park Road');
  await tap(sheet.getByRole('button', { name: 'Confirm Booking' }));
};

test('a guest books by number within twelve taps and six fields, with the PIN given before', async ({
  page,
}) => {
  await makeRavi();
  const counted = countActs();
  const { acts, tap, fill } = counted;
  await openPage(page, '/search');
  await tap(page.getByRole('button', { name: 'Change Address' }));
  await fill(page.getByRole('dialog').getByLabel('PIN code'), '226010');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Save Address' }));
  await expect(page.getByRole('button', { name: 'Change Address' })).toContainText('Lucknow 226010');
  await tap(page.getByRole('link', { name: 'Book Ravi Verma' }));
  const sheet = sheetOf(page);
  await expect(sheet.getByText('Lucknow, Uttar Pradesh 226010')).toBeVisible();
  expect(await sheet.getByRole('textbox').count()).toBeLessThanOrEqual(6);
  await fillBooking(page, { counted, isPlaceKnown: true });
  await fill(sheet.getByLabel('Mobile number'), newPhone());
  await tap(sheet.getByRole('button', { name: 'Send code' }));
  await expect(boxes(page)).toBeFocused();
  await fill(boxes(page), await readNewestCode());
  await fill(sheet.getByLabel('Full name'), 'Asha Gupta');
  await tap(sheet.getByRole('button', { name: 'Create account' }));
  await awaitSent(page);
  await expect(page.getByText(/^Ravi Verma answers by /)).toBeVisible();
  expect(acts.taps).toBeLessThanOrEqual(12);
  expect(acts.fields).toBeLessThanOrEqual(6);
});

test('a guest with an account books without a name, after a wrong code and a reload', async ({ page }) => {
  await makeRavi();
  const phone = newPhone();
  await makePhoneUser({ phone, provedPhone: phone });
  await openPage(page, '/search');
  await page.getByRole('link', { name: 'Book Ravi Verma' }).click();
  await fillBooking(page);
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Back to the booking' }).click();
  await expect(sheet.getByLabel('House no. and street')).toHaveValue('12 Park Road');
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await sheet.getByLabel('Mobile number').fill(phone);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(boxes(page)).toBeFocused();
  const code = await readNewestCode();
  await boxes(page).fill(wrongContactCode(code));
  await expect(boxes(page)).toHaveAccessibleDescription(/The code is wrong/);

  await reloadPage(page);
  await page.getByRole('link', { name: 'Book Ravi Verma' }).click();
  await expect(sheet.getByText(/12 Park Road/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await boxes(page).fill(code);
  await awaitSent(page);
  expect(await countRows('bookings')).toBe(1);
});

test('a guest who has booked by number is offered a passkey once, and makes it there', async ({ page }) => {
  await addScreenLock(page);
  await makeRavi();
  await openPage(page, '/search');
  await page.getByRole('link', { name: 'Book Ravi Verma' }).click();
  await fillBooking(page);
  const sheet = sheetOf(page);
  await sheet.getByLabel('Mobile number').fill(newPhone());
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(boxes(page)).toBeFocused();
  await boxes(page).fill(await readNewestCode());
  await sheet.getByLabel('Full name').fill('Asha Gupta');
  await sheet.getByRole('button', { name: 'Create account' }).click();
  await awaitSent(page);
  const offer = page.getByRole('button', { name: /^Biometric Login/ });
  await expect(offer).toContainText('Log in with fingerprint or face next time');
  await offer.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(panel)).toBeFocused();
  await codeField(panel).fill(await readNewestCode());
  await expect(page.getByText('Biometric Login is on', { exact: true })).toBeVisible();
  expect(await countRows('passkeys')).toBe(1);
  await reloadPage(page);
  await expect(page.getByText(/^Ravi Verma answers by /)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a customer who must confirm a contact does so after Confirm, and the request is sent once', async ({
  page,
  context,
  site,
}) => {
  const { workerId } = await makeRavi();
  const phone = newPhone();
  const customer = await makeUser({ phone, emailProvedAt: undefined, mustProve: true });
  await enterWith(context, site.url, await makeSession(customer));
  await openPage(page, `/worker/${workerId}`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await fillBooking(page);
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('heading', { name: 'Confirm your number' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to the booking' }).click();
  await expect(sheet.getByLabel('House no. and street')).toHaveValue('12 Park Road');
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(sheet.getByLabel('Mobile number')).toHaveValue(phone);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(boxes(page)).toBeFocused();
  await boxes(page).fill(await readNewestCode());
  await awaitSent(page);
  expect(await countRows('bookings')).toBe(1);
});

test('a request says whether its customer has confirmed a number or only an email', async ({
  page,
  context,
  site,
}) => {
  const bookable = await makeBookable();
  await makeBooking({ bookable, customer: await makePhoneUser(), localDate: dayAhead(2) });
  await makeBooking({ bookable, customer: await makeUser(), localDate: dayAhead(3) });
  await enterWith(context, site.url, await makeSession(bookable.worker));
  await openPage(page, '/worker-dashboard');
  await expect(page.getByText('Number confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Email confirmed', { exact: true })).toBeVisible();
});

test('a worker comes from nothing to an accepted request within 25 taps', async ({ page }) => {
  const trades = await makeTrades();
  const electrician = trades.get('Electrician');
  const job = await makeService({ skillIds: electrician ? [electrician._id] : [] });
  const phone = newPhone();
  const { acts, tap, fill } = countActs();
  await openPage(page, '/worker/login');
  await tap(page.getByRole('link', { name: 'Register here' }));
  await tap(page.getByRole('button', { name: 'Use your mobile number' }));
  await fill(page.getByLabel('Mobile number'), phone);
  await tap(page.getByRole('button', { name: 'Send code' }));
  await expect(boxes(page)).toBeFocused();
  await fill(boxes(page), await readNewestCode());
  await fill(page.getByLabel('Full name'), 'Lakshmi Devi');
  await tap(page.getByRole('button', { name: 'Create account' }));

  const next = page.getByRole('button', { name: 'Next' });
  await tap(page.getByRole('checkbox', { name: 'Electrician' }));
  await tap(next);
  await fill(page.getByLabel('Price per hour'), '250');
  await tap(next);
  await fill(page.getByLabel('PIN code'), '226010');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await tap(next);
  await expect(page.getByRole('heading', { name: 'Customers can find you now' })).toBeVisible();
  const worker = await findPhoneUser(phone);
  expect([worker.email, worker.passwordHash]).toEqual([undefined, undefined]);
  await makeBooking({ bookable: { worker, job }, customer: await makePhoneUser(), status: 'pending' });
  await tap(page.getByRole('main').getByRole('link', { name: /dashboard/i }));
  await tap(page.getByRole('button', { name: 'Accept', exact: true }));
  await expect(page.locator('[data-slot=toast]')).toContainText('Booking Accepted');
  expect(acts.taps).toBeLessThanOrEqual(25);
});
