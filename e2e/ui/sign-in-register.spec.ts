import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeUser, newPerson } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { fillRegister } from '../fixtures/fill-form.ts';
import { speak } from '../fixtures/look.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of (400|404|409)/], { scope: 'test' }] });

test('a new customer lands on the home page', async ({ page }) => {
  await openPage(page, '/register');
  await fillRegister(page, newPerson({ phone: '+91 98765 43210' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Registration successful').first()).toBeVisible();
});

test('a new worker lands on the profile, and the path selects the tab', async ({ page }) => {
  await openPage(page, '/worker/register');
  await expect(page.getByRole('tab', { name: 'Worker' })).toHaveAttribute('aria-selected', 'true');
  await fillRegister(page, newPerson());
  await expect(page).toHaveURL('/worker-profile');
});

test('a new worker is found after three steps, each of which is saved', async ({ page, context, site }) => {
  await makeTrades();
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/worker-profile');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What work do you do?' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Electrician' }).check();
  await next.click();

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  const price = page.getByLabel('Price per hour');
  await price.fill('२५०');
  await expect(page.getByText('A two-hour visit will cost ₹500.')).toBeVisible();
  // Both back and reload keep what was typed.
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Electrician' })).toBeChecked();
  await page.goForward();
  await expect(price).toHaveValue('२५०');
  await reloadPage(page);
  await expect(price).toHaveValue('२५०');
  await next.click();

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByLabel('PIN code').fill('226010');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Customers can find you now' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Add hours/ })).toBeVisible();
  await openPage(page, '/worker-profile');
  await expect(page.getByText('Three steps to get found by customers')).toHaveCount(0);
});

test('a reload keeps what was typed into the registration, but no password', async ({ page }) => {
  await openPage(page, '/register');
  const person = newPerson();
  await page.getByLabel('Full name').fill('Asha');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill('A secret 1');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hunar.register'))).toContain('43210');
  await reloadPage(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha');
  await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillRegister(page, person);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('hunar.register'))).toBeNull();
});

test('the tab sets the role, arrow keys change it, and the typed name stays', async ({ page }) => {
  await openPage(page, '/register');
  const customer = page.getByRole('tab', { name: 'Customer' });
  await expect(customer).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Full name').fill('Ravi Verma');
  await customer.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Worker' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/worker/login');
  await expect(page.getByLabel('Full name')).toHaveValue('Ravi Verma');
  await fillRegister(page, newPerson());
  await expect(page).toHaveURL('/worker-profile');
});

test('an agency registers by its own link', async ({ page }) => {
  await openPage(page, '/register');
  await page.getByRole('link', { name: 'Register an agency' }).click();
  await expect(page.getByRole('heading', { name: 'Register an agency' })).toBeVisible();
  await fillRegister(page, newPerson());
  await expect(page).toHaveURL('/agency');
});

test('differing passwords are reported before anything is sent', async ({ page }) => {
  await openPage(page, '/register');
  await fillRegister(page, newPerson({ cnf_password: 'something else' }));
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Password and Confirm Password must match',
  );
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
});

test('faults found by the server are shown under their fields, in the reader’s language', async ({
  page,
  context,
  site,
}) => {
  const { email } = await makeUser();
  await openPage(page, '/register');
  await fillRegister(page, newPerson({ email }));
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'You already have an account with this email',
  );
  await fillRegister(page, newPerson({ name: 'Hunar Support' }));
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/reserved/);

  await speak(context, site.url, 'hi');
  await reloadPage(page);
  await page.getByLabel('पूरा नाम').fill('A');
  await page.getByRole('button', { name: 'रजिस्टर करें' }).click();
  await expect(page.getByLabel('पूरा नाम')).toHaveAccessibleDescription('नाम में कम से कम 2 अक्षर होने चाहिए');
});
