import { fromLetters, nextCode } from '#e2e/kit/factories/totps.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 40[01]/], { scope: 'test' }] });

test('two-factor authentication is turned on, and the login then asks for a code', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/privacy-security');
  const row = page.getByRole('button', { name: /^Two-Factor Authentication/ });
  await expect(row).toContainText('Off.');
  await row.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = fromLetters(await sheet.locator('code').innerText());
  await expect(sheet.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\/Hunar:/,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet.getByRole('button', { name: 'Copy the key' }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText('Key copied');
  expect(fromLetters(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(key);
  await sheet.getByLabel('Code from the app').fill('abc');
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet.getByLabel('Code from the app')).toHaveAccessibleDescription(/That code is wrong/);
  await sheet.getByLabel('Code from the app').fill(nextCode(key));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const [recovery = ''] = await sheet.getByRole('listitem').allInnerTexts();
  await sheet.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(row).toContainText('On. 10 recovery codes left.');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, { email: user.email, password: TEST_PASSWORD });
  const code = page.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/That code is wrong/);
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');

  await openPage(page, '/profile/privacy-security');
  await expect(row).toContainText('On. 9 recovery codes left.');
});
