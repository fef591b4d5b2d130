import type { Page } from '@playwright/test';
import {
  agePasswordAsk,
  hashTestPassword,
  makePhoneUser,
  makeSession,
  makeUser,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';
import { countRows } from '#e2e/kit/read-sms.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { proveByCode, smsReader } from '../fixtures/read-code.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ siteSettings: { SMS_URL: 'outbox:', HUNAR_WORKER: 'on' } });

const PRIVACY = '/profile/privacy-security';
const WEEK_MS = 7 * 86_400_000;

/** A person with a number and a password that they have forgotten. */
const makeForgetful = async () => {
  const before = new Date(Date.now() - WEEK_MS);
  const times = { phoneProvedAt: before, signedInAt: before };
  return makePhoneUser({ passwordHash: await hashTestPassword(), ...times });
};

const row = (page: Page) => page.getByRole('button', { name: /^Change Password/ });
const notice = (page: Page) => page.getByText('A new password was asked for', { exact: true });
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a forgotten password is asked for with a code, stopped on another device, and set after three days', async ({
  page,
  context,
  site,
  browser,
}) => {
  const read = smsReader(site.dataDir);
  const user = await makeForgetful();
  const [userId, phone] = [String(user._id), user.provedPhone ?? ''];
  await enterWith(context, site.url, await makeSession(user));
  await openPage(page, PRIVACY);
  const sheet = page.getByRole('dialog');
  const ask = async (): Promise<void> => {
    await row(page).click();
    await sheet.getByRole('button', { name: 'Forgot it?' }).click();
    await expect(sheet).toContainText('This takes 72 hours');
    await proveByCode(sheet, read, phone);
    await says(page, 'You can set a new password in 72 hours');
    await expect(notice(page)).toBeVisible();
    // The closed sheet forgets its code; a reload would find it otherwise.
    await expect(sheet).toHaveCount(0);
  };
  await ask();
  await expect.poll(() => countRows('notifications', { userId: user._id })).toBe(1);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await enterWith(elsewhere, site.url, await makeSession(user));
  const other = await elsewhere.newPage();
  await openPage(other, '/notifications');
  await other.getByRole('link', { name: /A new password was asked for/ }).click();
  await expect(other).toHaveURL(PRIVACY);
  await other.getByRole('button', { name: 'Stop it' }).click();
  await says(other, 'Your password stays as it is');
  await expect(notice(other)).toHaveCount(0);
  await elsewhere.close();

  await reloadPage(page);
  await expect(notice(page)).toHaveCount(0);
  await ask();
  await agePasswordAsk(userId, 72);
  await reloadPage(page);
  await says(page, 'You can set it now. Tap Change Password.');
  await row(page).click();
  await sheet.getByLabel('New Password').fill('a better horse');
  await sheet.getByLabel('Confirm Password').fill('a better horse');
  await proveByCode(sheet, read, phone);
  await says(page, 'Password changed');
  await expect(notice(page)).toHaveCount(0);
});

test('while it waits, the password still changes itself', async ({ page, context, site }) => {
  const read = smsReader(site.dataDir);
  const user = await makeForgetful();
  await enterWith(context, site.url, await makeSession(user));
  await openPage(page, PRIVACY);
  const sheet = page.getByRole('dialog');
  await row(page).click();
  await sheet.getByRole('button', { name: 'Forgot it?' }).click();
  await proveByCode(sheet, read, user.provedPhone ?? '');
  await expect(notice(page)).toBeVisible();
  await row(page).click();
  await expect(sheet.getByRole('button', { name: 'Forgot it?' })).toHaveCount(0);
  await sheet.getByLabel('Current Password').fill(TEST_PASSWORD);
  await sheet.getByLabel('New Password').fill('a better horse');
  await sheet.getByLabel('Confirm Password').fill('a better horse');
  await sheet.getByRole('button', { name: 'Change Password' }).click();
  await says(page, 'Password changed');
  await expect(notice(page)).toHaveCount(0);
});

test('a confirmed email offers no new password by code, and the page for forgotten ones leads to the number', async ({
  page,
  context,
  site,
}) => {
  await openPage(page, '/reset-password');
  await page.getByRole('link', { name: 'Log in with a code' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(PRIVACY)}`);
  await enterWith(context, site.url, await makeSession(await makeUser()));
  await openPage(page, PRIVACY);
  await row(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Current Password')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Forgot it?' })).toHaveCount(0);
});
