import type { Page } from '@playwright/test';
import { readNewestCode, wrongContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { nextCode, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import {
  makeDemoWorker,
  makePhoneUser,
  makeUser,
  newPhone,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';
import { countRows } from '#e2e/kit/read-sms.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  siteSettings: { SMS_URL: 'outbox:' },
  // Questions and refusals are answers that the browser reports as failed.
  allowedFaults: [[/status of (400|401|404|409|429)/], { scope: 'test' }],
});

test.afterEach(({ site }) => site.setClock(new Date()));

const boxes = (page: Page) => page.getByLabel('Enter the 6-digit code');
const send = (page: Page) => page.getByRole('button', { name: 'Send code' });

/** The proved number of a new account. */
const makeNumber = async (fields: Parameters<typeof makePhoneUser>[0] = {}): Promise<string> => {
  const phone = newPhone();
  await makePhoneUser({ phone, provedPhone: phone, ...fields });
  return phone;
};

/** Types a number into the login form and asks for its code. */
const askByNumber = async (page: Page, phone: string, path = '/login'): Promise<void> => {
  await openPage(page, path);
  await page.getByLabel('Email').fill(phone);
  await send(page).click();
  await expect(boxes(page)).toBeFocused();
};

test('a new customer signs in with a number, a code and a name', async ({ page }) => {
  const phone = newPhone();
  await openPage(page, '/login?next=/docs');
  await page.getByLabel('Email').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Sent to +91 ${phone.slice(0, 5)} ${phone.slice(5)}`)).toBeVisible();
  await boxes(page).fill(await readNewestCode());
  await expect(page.getByText(/is confirmed$/)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Customer' })).toBeChecked();
  await page.getByLabel('Full name').fill('Asha Gupta');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByText('Registration successful').first()).toBeVisible();
});

test('a worker signs in with a number in Hindi digits and a pasted code', async ({ page, context }) => {
  const phone = newPhone();
  await makePhoneUser({ role: 'worker', phone, provedPhone: phone });
  const hindi = phone.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
  await askByNumber(page, hindi, '/worker/login');
  const code = await readNewestCode();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page).toHaveURL('/worker-dashboard');
  const device = await page.evaluate(() => localStorage.getItem('hunar.device'));
  expect(device).toBeTruthy();
});

test('a wrong code empties the boxes, and the right one works', async ({ page }) => {
  const phone = await makeNumber();
  await askByNumber(page, phone);
  const code = await readNewestCode();
  await boxes(page).fill(wrongContactCode(code));
  await expect(boxes(page)).toHaveAccessibleDescription(/The code is wrong/);
  await expect(boxes(page)).toHaveValue('');
  await boxes(page).fill(code);
  await expect(page).toHaveURL('/');
});

test('a double tap asks for one code', async ({ page }) => {
  await openPage(page, '/login');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/auth/code') ? 1 : 0));
  // The boxes would take the button's place before a slow second tap.
  const { promise: isTapped, resolve: onTapped } = Promise.withResolvers<void>();
  await page.route('**/auth/code', async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.getByLabel('Email').fill(newPhone());
  await send(page).dblclick();
  onTapped();
  await expect(boxes(page)).toBeFocused();
  expect(asked).toBe(1);
});

test('a reload and the way back keep the boxes, but no digit of the code', async ({ page }) => {
  const phone = await makeNumber();
  await askByNumber(page, phone);
  await boxes(page).pressSequentially('12345');
  await reloadPage(page);
  await expect(boxes(page)).toHaveValue('');
  await openPage(page, '/docs');
  await page.goBack();
  await expect(boxes(page)).toBeVisible();
  await boxes(page).fill(await readNewestCode());
  await expect(page).toHaveURL('/');
});

test('the number can be corrected, and a person with a password uses it', async ({ page }) => {
  const phone = newPhone();
  await makeUser({ phone, provedPhone: phone, phoneProvedAt: new Date() });
  await askByNumber(page, newPhone());
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.getByRole('button', { name: 'Use your password' }).click();
  await page.getByLabel('Email').fill(phone);
  await page.getByRole('button', { name: 'Use your password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a code can be resent after half a minute, until the number has used up its codes', async ({ page }) => {
  await openPage(page, '/login');
  await stopClock(page);
  await page.getByLabel('Email').fill(newPhone());
  await send(page).click();
  await expect(page.getByText('Send again in 30 s')).toBeVisible();
  const again = page.getByRole('button', { name: 'Send again' });
  for (const _ of [1, 2]) {
    await page.clock.runFor(31_000);
    await again.click();
    await expect(page.getByText('New code sent. Use the newest one.')).toBeVisible();
  }
  await page.clock.runFor(31_000);
  await again.click();
  await expect(page.getByText('No more codes for now.')).toBeVisible();
  await expect(page.getByText(/Send again in \d+ min/)).toBeVisible();
});

test('an expired code says so, and a new one works', async ({ page, site }) => {
  const phone = await makeNumber();
  await openPage(page, '/login');
  await stopClock(page);
  await page.getByLabel('Email').fill(phone);
  await send(page).click();
  await expect(boxes(page)).toBeVisible();
  const code = await readNewestCode();
  site.setClock(new Date(Date.now() + 6 * 60_000));
  await boxes(page).fill(code);
  await expect(page.getByRole('alert').filter({ hasText: 'This code no longer works' })).toBeVisible();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('New code sent.')).toBeVisible();
  await boxes(page).fill(await readNewestCode());
  await expect(page).toHaveURL('/');
});

test('a number with two accounts is asked which one to open', async ({ page }) => {
  const phone = newPhone();
  for (const role of ['customer', 'worker'] as const)
    await makePhoneUser({ role, phone, provedPhone: phone });
  await askByNumber(page, phone);
  await boxes(page).fill(await readNewestCode());
  await page.getByRole('button', { name: 'Worker account' }).click();
  await expect(page).toHaveURL('/worker-dashboard');
});

test('an account that names the number without proof is continued with its password', async ({ page }) => {
  const phone = newPhone();
  await makeUser({ phone, email: 'asha@example.test' });
  await askByNumber(page, phone);
  await boxes(page).fill(await readNewestCode());
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  await expect(page.getByText('Customer account · a•••@example.test')).toBeVisible();
  const password = page.getByLabel('Password of this account');
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(password).toHaveAccessibleDescription('Your current password is wrong');
  await password.fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  expect(await countRows('users', { provedPhone: phone })).toBe(1);
});

test('a person who does not know the account that names the number starts a new one', async ({ page }) => {
  const phone = newPhone();
  const { _id } = await makeUser({ phone });
  await askByNumber(page, phone);
  await boxes(page).fill(await readNewestCode());
  await page.getByRole('button', { name: 'Not mine. Start a new account' }).click();
  await page.getByLabel('Full name').fill('Asha Gupta');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/');
  expect(await countRows('users', { provedPhone: phone, _id: { $ne: _id } })).toBe(1);
});

test('a number that may have changed hands needs a second proof or a new account', async ({ page }) => {
  const long = new Date(Date.now() - 90 * 86_400_000);
  const phone = await makeNumber({ phoneProvedAt: long, signedInAt: long });
  await askByNumber(page, phone);
  await boxes(page).fill(await readNewestCode());
  await expect(page.getByRole('heading', { name: 'Is this still your account?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use fingerprint or face' })).toBeFocused();
  await page.getByRole('button', { name: 'Not mine. Start a new account' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('the second factor is asked for after the code', async ({ page }) => {
  const user = await makePhoneUser();
  const key = await turnOnTotp(String(user._id));
  await askByNumber(page, user.phone ?? '');
  await boxes(page).fill(await readNewestCode());
  const second = page.getByLabel('Code from the app');
  await expect(second).toBeFocused();
  await second.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(second).toHaveAccessibleDescription(/That code is wrong/);
  await second.fill(nextCode(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
});

test('a code by email signs in without a password', async ({ page }) => {
  const { email } = await makeUser({ emailProvedAt: new Date() });
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  await boxes(page).fill(await readNewestCode());
  await expect(page).toHaveURL('/');
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/ERR_INTERNET_DISCONNECTED|failed request/], { scope: 'test' }] });

  test('the number and the code stay, and work later', async ({ page, context }) => {
    const phone = await makeNumber();
    await openPage(page, '/login');
    await page.getByLabel('Email').fill(phone);
    await expect(send(page)).toBeVisible();
    await context.setOffline(true);
    await send(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'No connection. We can’t send this later.' });
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await send(page).click();
    await expect(boxes(page)).toBeFocused();
    const code = await readNewestCode();
    await context.setOffline(true);
    await boxes(page).fill(code);
    await expect(alert).toBeVisible();
    await expect(boxes(page)).toHaveValue(code);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a new worker registers with a number and lands on the three steps', async ({ page }) => {
  await openPage(page, '/worker/register');
  await page.getByRole('button', { name: 'Use your mobile number' }).click();
  await page.getByLabel('Mobile number').fill(newPhone());
  await send(page).click();
  await expect(boxes(page)).toBeFocused();
  await reloadPage(page);
  await boxes(page).fill(await readNewestCode());
  await page.getByLabel('Full name').fill('Ravi Verma');
  await expect(page.getByRole('radio', { name: 'Customer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/start');
  await expect(page.getByRole('heading', { name: 'What work do you do?' })).toBeVisible();
});

test('an agency registers with a number, and the form stays one tap away', async ({ page }) => {
  await openPage(page, '/register?as=agency');
  await page.getByRole('button', { name: 'Use your mobile number' }).click();
  await page.getByRole('button', { name: 'Register with email and password' }).click();
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await page.getByRole('button', { name: 'Use your mobile number' }).click();
  await page.getByLabel('Mobile number').fill(newPhone());
  await send(page).click();
  await expect(boxes(page)).toBeFocused();
  await boxes(page).fill(await readNewestCode());
  await page.getByLabel('Full name').fill('Ravi Verma');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/agency');
});

test('the demo’s worker without email and password is one tap and a code away', async ({ page }) => {
  await makeDemoWorker('Shivam Mishra');
  await openPage(page, '/login');
  await page.getByRole('button', { name: /Shivam Mishra/ }).click();
  await send(page).click();
  await expect(boxes(page)).toBeFocused();
  await boxes(page).fill(await readNewestCode());
  await expect(page).toHaveURL('/worker-dashboard');
});
