import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { choose, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { openPage } from '../fixtures/open-page.ts';
import { keepUnsent, unsentWriters } from '../fixtures/unsent.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectZoomable, zoomed } from '../fixtures/zoomed.ts';

test.use({ allowedFaults: [[/status of 4\d\d/], { scope: 'test' }] });

test('deleting an account lists open bookings, cancels them on request and signs out', async ({
  page,
  context,
  site,
}) => {
  const { user } = await enterAs(context, site.url, 'customer');
  const { number } = await makeBooking({ customer: user });
  await openPage(page, '/profile/privacy-security');
  const kept = /complaints.*coded mark.*180 days/;
  await expect(page.getByText(kept)).toBeVisible();
  await keepUnsent(page, String(user._id));
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  const sheet = page.getByRole('dialog');
  const submit = sheet.getByRole('button', { name: 'Delete Account' });
  await expect(sheet.getByText(kept)).toBeVisible();
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

test('a customer deletes the account by keyboard alone, at 400 % zoom', async ({ page, context, site }) => {
  await page.setViewportSize(zoomed);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/privacy-security');
  await pressOn(page, page.getByRole('button', { name: /^Delete Account/ }));
  const sheet = page.getByRole('dialog', { name: 'Delete Account' });
  const submit = sheet.getByRole('button', { name: 'Delete Account' });
  await pressOn(page, submit);
  const reasons = sheet.getByRole('radiogroup', { name: 'Why are you leaving?' });
  await expect(reasons.getByRole('radio').first()).toBeFocused();
  await expect(reasons).toHaveAttribute('aria-invalid', 'true');
  await expect(reasons).toHaveAccessibleDescription(/\S/);
  await expectZoomable(page);
  await choose(page, reasons, reasons.getByRole('radio', { name: 'I’m worried about privacy' }));
  await typeInto(page, sheet.getByLabel('Password', { exact: true }), TEST_PASSWORD);
  const isUnderstood = sheet.getByLabel('I understand that this can’t be undone');
  await tabTo(page, isUnderstood);
  await page.keyboard.press('Space');
  await expect(isUnderstood).toBeChecked();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
});
