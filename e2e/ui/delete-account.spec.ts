import { makeBooking } from '#server/testing/factories/bookings.ts';
import { TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 4\d\d/], { scope: 'test' }] });

test('deleting an account lists open bookings, cancels them on request and signs out', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const { number } = await makeBooking({ customer: user });
  await openPage(page, '/profile/privacy-security');
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  const sheet = page.getByRole('dialog');
  const submit = sheet.getByRole('button', { name: 'Delete Account' });
  await submit.click();
  await expect(sheet.getByLabel('I understand that this cannot be undone')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await sheet.getByLabel('I worry about privacy').check();
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByLabel('I understand that this cannot be undone').check();
  await submit.click();
  await expect(sheet.getByText(number)).toBeVisible();
  await sheet.getByLabel('Cancel them as the rules say, with any fee').check();
  await submit.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hunar.user'))).toBeNull();
  await fillLogin(page, { email: user.email, password: TEST_PASSWORD });
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
});
