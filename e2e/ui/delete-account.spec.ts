import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { openPage } from '../fixtures/open-page.ts';
import { keepUnsent, unsentWriters } from '../fixtures/unsent.ts';
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
  await keepUnsent(page, String(user._id));
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  const sheet = page.getByRole('dialog');
  const submit = sheet.getByRole('button', { name: 'Delete Account' });
  await submit.click();
  await expect(sheet.getByLabel('I understand that this can’t be undone')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await sheet.getByLabel('I’m worried about privacy').check();
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByLabel('I understand that this can’t be undone').check();
  await submit.click();
  await expect(sheet.getByText(number)).toBeVisible();
  await sheet.getByLabel('Cancel them under the usual rules, including any fee').check();
  await submit.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hunar.user'))).toBeNull();
  expect(await unsentWriters(page)).toEqual([]);
  await fillLogin(page, { email: user.email, password: TEST_PASSWORD });
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
});
