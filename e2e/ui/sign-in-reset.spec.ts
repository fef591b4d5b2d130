import { forkServer } from '#e2e/kit/fork-server.ts';
import { makeEmailProof, makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

// The server sending mails has another origin than the shared one. Its socket does not know that address, and it
// stops before the page closes.
test.use({
  allowedFaults: [
    [/status of (400|403|404|500)|foreign request|\/socket\.io\/|ERR_CONNECTION_REFUSED/],
    { scope: 'test' },
  ],
});

const newPassword = 'a better horse';

test('a forgotten password is reset by the mailed link, and the new one signs in', async ({ page, site }) => {
  const { email } = await makeUser();
  const mailing = await forkServer({
    database: testDatabaseName(),
    pages: true,
    env: { HUNAR_WORKER: 'on', DATA_DIR: site.dataDir },
  });
  await openPage(page, `${mailing.url}/login`);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Email sent successfully' })).toBeVisible();
  await page.getByRole('link', { name: 'See the demo’s emails' }).click();
  await expect(page.getByRole('heading', { name: 'Sent emails' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Reset your password')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByText('Reset your password').click();
  const link = new URL((await page.getByRole('group').getByRole('link').getAttribute('href')) ?? '');
  await openPage(page, `${mailing.url}${link.pathname}${link.search}`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  // After three seconds the page would leave by itself, with its link.
  await stopClock(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in now' }).click();
  await expect(page).toHaveURL(`${mailing.url}/login`);
  await page.clock.resume();
  await fillLogin(page, { email, password: newPassword });
  await expect(page).toHaveURL(`${mailing.url}/`);
  // Requests still running would fail in several ways.
  await page.goto('about:blank');
  await mailing.stop();
});

test('the token leaves the address bar, survives a reload, and success leads to the login', async ({
  page,
}) => {
  const userId = String((await makeUser())._id);
  const token = await makeResetToken({ userId });
  await openPage(page, `/forgot-password?token=${token}&id=${userId}`);
  await expect(page).toHaveURL('/forgot-password');
  await reloadPage(page);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
  await page.getByLabel('Confirm Password').fill(newPassword);
  await stopClock(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeVisible();
  await expect(
    page.getByText(
      'Two-factor authentication and fingerprint or face login are off until you turn them on again.',
    ),
  ).toBeVisible();
  await page.clock.runFor(3100);
  await expect(page).toHaveURL('/login');
});

test('a used link shows a message and links to a new one', async ({ page }) => {
  const userId = String((await makeUser())._id);
  await openPage(page, `/forgot-password?token=used-up&id=${userId}`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to reset password' });
  await expect(alert).toContainText('This link no longer works. Get a new one.');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/reset-password');
});

test('a link without its token shows that it is incomplete', async ({ page }) => {
  await openPage(page, '/forgot-password');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});

test('an invalid email address is reported before anything is sent', async ({ page }) => {
  await openPage(page, '/reset-password');
  for (const typed of ['', 'priya@']) {
    await page.getByLabel('Email').fill(typed);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  }
});

test('a reset that fails unexpectedly shows the form’s message', async ({ page }) => {
  const userId = String((await makeUser())._id);
  const broken = { status: 500, json: { success: false, code: 'internal', error: 'Something went wrong!' } };
  await page.route(/\/auth\/(send-reset-password-email|reset-password\/)/, (route) => route.fulfill(broken));
  await openPage(page, '/reset-password');
  await page.getByLabel('Email').fill('priya@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to send reset email');
  await expect(alert).toContainText('An unexpected error occurred');
  await openPage(page, `/forgot-password?token=some-token&id=${userId}`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alert).toContainText('Failed to reset password');
  await expect(alert).toContainText('Please try again');
});

test('resetting an account with an unproved address asks first and empties the account', async ({ page }) => {
  const user = await makeUser({ emailProvedAt: undefined, name: 'Somebody Else' });
  const userId = String(user._id);
  const token = await makeResetToken({ userId });
  await openPage(page, `/forgot-password?token=${token}&id=${userId}`);
  await expect(page.getByRole('radio', { name: 'Yes, keep everything' })).toBeChecked();
  await page.getByText('No, start fresh').click();
  await page.getByLabel('Full name').fill('Asha Gupta');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Delete and start fresh' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is empty' })).toBeVisible();
});

test('an address is confirmed by a tap, and its link can be sent again until then', async ({
  page,
  site,
}) => {
  const user = await makeUser({ emailProvedAt: undefined });
  await enterWith(page.context(), site.url, await makeSession(user));
  await openPage(page, '/profile/settings');
  await page.getByRole('link', { name: 'Confirm your email' }).click();
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('The link is on its way');
  const userId = String(user._id);
  const token = await makeEmailProof({ userId, email: user.email });
  await openPage(page, `/verify-email?token=${token}&id=${userId}`);
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await openPage(page, '/profile/settings');
  await expect(page.getByText('Confirm your email')).toHaveCount(0);
});
