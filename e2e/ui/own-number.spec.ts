import type { BrowserContext, Page } from '@playwright/test';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { fromLetters, nextCode } from '#e2e/kit/factories/totps.ts';
import { makePhoneUser, makeSession, makeUser, newPhone, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { countRows, readMailPath } from '#e2e/kit/read-sms.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { codeField, proveByCode, smsReader } from '../fixtures/read-code.ts';
import { addScreenLock } from '../fixtures/screen-lock.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  siteSettings: { SMS_URL: 'outbox:', HUNAR_WORKER: 'on' },
  allowedFaults: [[/status of 4\d\d/], { scope: 'test' }],
});

const PRIVACY = '/profile/privacy-security';

type Role = Exclude<SelfUser['userType'], 'admin'>;

/** Opens the page of a new person who has only a proved number. */
const enterByNumber = async (
  { page, context, url }: { page: Page; context: BrowserContext; url: string },
  role: Role = 'customer',
) => {
  const user = await makePhoneUser({ role });
  await enterWith(context, url, await makeSession(user));
  await openPage(page, PRIVACY);
  return user.provedPhone ?? '';
};

const shown = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
const row = (page: Page, name: RegExp) => page.getByRole('button', { name });
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a person without email and password sets a password with a code', async ({ page, context, site }) => {
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url });
  await expect(row(page, /^Mobile number/)).toContainText(`${shown(phone)} · Confirmed`);
  await row(page, /^Set a password/).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(`we’ll send a code to ${shown(phone)}`);
  await sheet.getByLabel('Password', { exact: true }).fill('a new password');
  await sheet.getByLabel('Confirm Password').fill('another password');
  await proveByCode(sheet, read, phone);
  await expect(sheet.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
  await sheet.getByLabel('Confirm Password').fill('a new password');
  await sheet.getByRole('button', { name: 'Set password' }).click();
  await says(page, 'Password set');
  await expect(row(page, /^Change Password/)).toBeVisible();
  // From now on the password is the proof, and no code.
  await row(page, /^Change Password/).click();
  await expect(sheet.getByLabel('Current Password')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Send code' })).toHaveCount(0);
});

test('a wrong code is refused at its boxes, and the right one still works', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url });
  await row(page, /^Two-Factor Authentication/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  const code = await read(phone);
  const field = codeField(sheet);
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(field).toHaveAccessibleDescription(/The code is wrong/);
  await field.fill(code);
  await expect(sheet.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
});

test('an email is added with a code, and applies once its link is opened', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url });
  await row(page, /^Add your email/).click();
  const sheet = page.getByRole('dialog');
  const email = `asha.${phone}@example.test`;
  await sheet.getByLabel('Email').fill(email);
  await proveByCode(sheet, read, phone);
  await says(page, 'Open the link we’ve sent to your email');
  await openPage(page, await readMailPath(site.dataDir, email));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await says(page, 'Your email is confirmed');
  await openPage(page, PRIVACY);
  await expect(row(page, /^Email/)).toContainText(email);
});

test('another number is confirmed with a code to it and one to the old number', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const [phone, next] = [await enterByNumber({ page, context, url: site.url }), newPhone()];
  await row(page, /^Mobile number/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New mobile number').fill(next);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet).toContainText(`Sent to ${shown(next)}`);
  await codeField(sheet).fill(await read(next));
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet).toContainText(`Sent to ${shown(phone)}`);
  await codeField(sheet)
    .last()
    .fill(await read(phone));
  await says(page, 'Your number is confirmed');
  await expect(row(page, /^Mobile number/)).toContainText(`${shown(next)} · Confirmed`);
});

test('a person with an email confirms their number from Settings; another one needs the password', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const [phone, next] = [newPhone(), newPhone()];
  await enterWith(context, site.url, await makeSession(await makeUser({ phone })));
  await openPage(page, '/profile/settings');
  await page.getByRole('link', { name: /^Confirm your number/ }).click();
  await expect(page).toHaveURL(PRIVACY);
  await row(page, /^Confirm your number/).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Mobile number')).toHaveValue(phone);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await codeField(sheet).fill(await read(phone));
  await says(page, 'Your number is confirmed');
  await expect(sheet).toHaveCount(0);
  await row(page, /^Mobile number/).click();
  await sheet.getByLabel('New mobile number').fill(next);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await codeField(sheet).fill(await read(next));
  await sheet.getByLabel('Password', { exact: true }).fill('not this one');
  await sheet.getByRole('button', { name: 'Confirm number' }).click();
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/i);
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByRole('button', { name: 'Confirm number' }).click();
  await expect(row(page, /^Mobile number/)).toContainText(`${shown(next)} · Confirmed`);
});

test('the second factor is turned on and off with codes', async ({ page, context, site }) => {
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url });
  const factor = row(page, /^Two-Factor Authentication/);
  await factor.click();
  const sheet = page.getByRole('dialog');
  await proveByCode(sheet, read, phone);
  const key = fromLetters(await sheet.locator('code').innerText());
  await sheet.getByLabel('Code from the app').fill(nextCode(key));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const [recovery = ''] = await sheet.getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(factor).toContainText('On. 10 recovery codes left.');
  await factor.click();
  await sheet.getByLabel('Code from the app').fill(recovery);
  await proveByCode(sheet, read, phone);
  await expect(factor).toContainText('Off.');
});

test('a passkey is added with a code, and is a proof from then on', async ({ page, context, site }) => {
  await addScreenLock(page);
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url });
  await row(page, /^Biometric Login/).click();
  const sheet = page.getByRole('dialog');
  await proveByCode(sheet, read, phone);
  await expect(row(page, /^Biometric Login/)).toContainText('On. 1 device');
  await row(page, /^Set a password/).click();
  await sheet.getByLabel('Password', { exact: true }).fill('a new password');
  await sheet.getByLabel('Confirm Password').fill('a new password');
  await sheet.getByRole('button', { name: 'Use fingerprint or face' }).click();
  await says(page, 'Password set');
  await row(page, /^Change Password/).click();
  await sheet.getByLabel('New Password').fill('another password');
  await sheet.getByLabel('Confirm Password').fill('another password');
  await sheet.getByRole('button', { name: 'Use fingerprint or face' }).click();
  await says(page, 'Password changed');
});

test('an account without a password is deleted with a code, but not by just typing its last digit', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const phone = await enterByNumber({ page, context, url: site.url }, 'worker');
  await openPage(page, '/profile/settings');
  await row(page, /^Delete Account/).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveCount(0);
  await sheet.getByLabel('I’m worried about privacy').check();
  await sheet.getByLabel('I understand that this can’t be undone').check();
  await proveByCode(sheet, read, phone);
  expect(await countRows('users', { provedPhone: phone })).toBe(1);
  await sheet.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/login');
  await says(page, 'Your account has been deleted');
  expect(await countRows('users', { provedPhone: phone })).toBe(0);
});

test('an account that has lost its only number is asked for another one', async ({ page, context, site }) => {
  const read = smsReader(site.dataDir);
  const user = await makePhoneUser({ phone: null, provedPhone: undefined, phoneProvedAt: undefined });
  await enterWith(context, site.url, await makeSession(user));
  await openPage(page, PRIVACY);
  await row(page, /^Set a password/).click();
  await expect(page.getByRole('dialog')).toContainText('First confirm a mobile number');
  await page.keyboard.press('Escape');
  await row(page, /^Add your mobile number/).click();
  const [sheet, phone] = [page.getByRole('dialog'), newPhone()];
  await sheet.getByLabel('Mobile number').fill(phone);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await codeField(sheet).fill(await read(phone));
  await expect(row(page, /^Mobile number/)).toContainText(`${shown(phone)} · Confirmed`);
});

test('a worker confirms the number where accepting asks for it, and the job is accepted', async ({
  page,
  context,
  site,
}) => {
  const read = smsReader(site.dataDir);
  const phone = newPhone();
  const bookable = await makeBookable({ phone, emailProvedAt: undefined });
  await makeBooking({ bookable, status: 'accepted', localDate: dayAhead(3) });
  await makeBooking({ bookable, localDate: dayAhead(2) });
  await enterWith(context, site.url, await makeSession(bookable.worker));
  await openPage(page, '/worker-dashboard');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Confirm your mobile number or email' });
  await notice.getByRole('button', { name: 'Confirm your number' }).click();
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Mobile number')).toHaveValue(phone);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await codeField(sheet).fill(await read(phone));
  await says(page, 'Booking Accepted');
  await expect(notice).toHaveCount(0);
  expect(await countRows('bookings', { status: 'pending' })).toBe(0);
});
