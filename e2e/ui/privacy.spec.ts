import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { makeBlock } from '#e2e/kit/factories/blocks.ts';
import { makeSession, makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const open = (page: Page) => openPage(page, '/profile/privacy-security');
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a guest gets a login link that returns to the privacy page', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Please login to view privacy and security')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile%2Fprivacy-security');
});

test.describe('the password', () => {
  test.use({ allowedFaults: [[/status of 400/], { scope: 'test' }] });

  test('is changed with the current one, and other devices are signed out', async ({
    page,
    context,
    site,
  }) => {
    const { user } = await enterAs(context, site.url, 'customer');
    await makeSession(user);
    await open(page);
    await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(1);
    await page.getByRole('button', { name: 'Change Password' }).click();
    const sheet = page.getByRole('dialog');
    const submit = sheet.getByRole('button', { name: 'Change Password' });
    const [current, next] = [sheet.getByLabel('Current Password'), sheet.getByLabel('New Password')];
    await current.fill('not this one');
    await next.fill('a new password');
    await sheet.getByLabel('Confirm Password').fill('another password');
    await submit.click();
    await expect(sheet.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
    await sheet.getByLabel('Confirm Password').fill('a new password');
    await submit.click();
    await expect(current).toHaveAccessibleDescription('Your current password is wrong');
    await current.fill(TEST_PASSWORD);
    await submit.click();
    await expect(sheet).toHaveCount(0);
    await says(page, 'Password changed');
    await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  });
});

test('a person signs out one device, then all devices', async ({ page, context, site }) => {
  const { user } = await enterAs(context, site.url, 'worker');
  await makeSession(user);
  await open(page);
  await page.getByRole('button', { name: 'Log out: Unknown device' }).click();
  await says(page, 'That device is logged out');
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await says(page, 'You’re logged out everywhere');
  expect(await page.evaluate(() => localStorage.getItem('hunar.token'))).toBeNull();
  await fillLogin(page, { email: user.email, password: TEST_PASSWORD });
  await expect(page).toHaveURL('/worker-dashboard');
});

test('consents are off until given, and then show their date', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await open(page);
  const marketing = page.getByRole('switch', { name: /^Marketing Emails/ });
  await expect(marketing).not.toBeChecked();
  for (const name of [/^Location Tracking/, /^Activity Logs/])
    await expect(page.getByRole('switch', { name })).not.toBeChecked();
  await marketing.click();
  await says(page, 'Marketing Emails: on');
  await reloadPage(page);
  await expect(marketing).toBeChecked();
  await expect(marketing).toContainText(/Agreed on \d/);
  await marketing.click();
  await says(page, 'Marketing Emails: off');
});

test.describe('without a connection', () => {
  test.use({ allowedFaults: [[/ERR_FAILED/], { scope: 'test' }] });

  test('a switch that cannot be saved turns back', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await open(page);
    await page.route('**/users/preferences', (route) => route.abort());
    const location = page.getByRole('switch', { name: /^Location Tracking/ });
    await location.click();
    await says(page, 'That didn’t work');
    await expect(location).not.toBeChecked();
  });
});

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < 40 && !(await isThere()); at += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

test('privacy and settings can be used by keyboard alone', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await open(page);
  const sheet = page.getByRole('dialog');
  for (const name of [/^Change Password/, /^Two-Factor/, /^Biometric Login/]) {
    const row = page.getByRole('button', { name });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await tabTo(page, sheet.getByRole('textbox').first());
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }
  const activity = page.getByRole('switch', { name: /^Activity Logs/ });
  await tabTo(page, activity);
  await page.keyboard.press('Space');
  await says(page, 'Activity Logs: on');
  await expect(activity).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Delete Account/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Keep my account' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);

  await openPage(page, '/profile/settings');
  await tabTo(page, page.getByRole('button', { name: 'Dark mode' }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Dark' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  // While closing it keeps the focus, then returns it.
  await expect(sheet).toHaveCount(0);
  const email = page.getByRole('switch', { name: /^Email/ });
  await tabTo(page, email);
  await page.keyboard.press('Space');
  await expect(email).not.toBeChecked();
});

test('the data export downloads as a file, and a blocked person can be unblocked', async ({
  page,
  context,
  site,
}) => {
  const { user, userId } = await enterAs(context, site.url, 'broker');
  const other = await makeUser({ name: 'Bhanu Prasad' });
  await makeBlock({ blockerId: userId, blockedId: String(other._id) });
  await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download my data/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^hunar-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(user.email);
  await page.getByRole('button', { name: 'Unblock Bhanu Prasad' }).click();
  await says(page, 'You have not blocked anyone.');
  await reloadPage(page);
  await says(page, 'You have not blocked anyone.');
});

test('when a person is unblocked, the focus goes to the next one', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  for (const name of ['Bhanu Prasad', 'Kiran Rao'])
    await makeBlock({ blockerId: userId, blockedId: String((await makeUser({ name }))._id) });
  await open(page);
  const buttons = page.getByRole('button', { name: /^Unblock / });
  await expect(buttons).toHaveCount(2);
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeFocused();
});
