import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { addScreenLock } from '../fixtures/screen-lock.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 40[01]/], { scope: 'test' }] });

test('a passkey signs its owner in, until it is removed', async ({ page, context, site }) => {
  const { devices, authenticatorId } = await addScreenLock(page);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/privacy-security');
  const row = page.getByRole('button', { name: /^Biometric Login/ });
  await expect(row).toContainText('Off.');
  await row.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Password', { exact: true }).fill('not this one');
  await sheet.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(sheet.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/i);
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('Biometric Login is on', { exact: true })).toBeVisible();
  await expect(row).toContainText('On. 1 device');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await awaitPage(page);
  const enter = page.getByRole('button', { name: 'Log in with fingerprint or face' });
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  const asked = page.waitForResponse('**/passkey-login/question');
  await enter.click();
  await asked;
  await expect(enter).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await enter.click();
  await expect(page).toHaveURL('/');

  await openPage(page, '/profile/privacy-security');
  await row.click();
  await sheet.getByRole('button', { name: /^Remove:/ }).click();
  await expect(row).toContainText('Off.');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await awaitPage(page);
  await enter.click();
  await expect(page.getByText('Passkey login didn’t work', { exact: true })).toBeVisible();
});
