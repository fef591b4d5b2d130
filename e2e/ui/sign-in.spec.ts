import type { Page } from '@playwright/test';
import { locales } from '#lib/platform/contract/locale.ts';
import { roles } from '#lib/platform/contract/actor.ts';
import { makeDemoPerson, makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { findBrokenWords } from '../fixtures/find-broken-words.ts';
import { speak } from '../fixtures/look.ts';
import { awaitCode, loseScripts } from '../fixtures/lose-scripts.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { stopClock } from '../fixtures/stop-clock.ts';
import { expect, test } from '../fixtures/test.ts';

// Some linked pages do not exist yet; wrong passwords get 401.
test.use({ allowedFaults: [[/status of (401|404)/], { scope: 'test' }] });

const login = (email: string, password = TEST_PASSWORD) => ({ email, password });

test('a customer signs in, lands on the home page and can sign out', async ({ page }) => {
  const { email } = await makeUser();
  await openPage(page, '/');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, login(email));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('login successful').first()).toBeVisible();
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('a worker lands on the dashboard, and sign-in pages redirect there', async ({ page }) => {
  const { email } = await makeUser({ role: 'worker' });
  await openPage(page, '/worker/login');
  await expect(page.getByRole('heading', { name: 'Worker login' })).toBeVisible();
  await fillLogin(page, login(email));
  await expect(page).toHaveURL('/worker-dashboard');
  for (const path of ['/login', '/worker/register', '/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/worker-dashboard');
  }
});

test('signing in returns to the requesting page, also by the worker login', async ({ page }) => {
  const { email } = await makeUser();
  await openPage(page, '/login?next=/docs');
  await page.getByRole('link', { name: 'Log in as a worker' }).click();
  await expect(page).toHaveURL('/worker/login?next=%2Fdocs');
  await fillLogin(page, login(email));
  await expect(page).toHaveURL('/docs');
});

for (const next of ['https://evil.example/', '//evil.example', '/%5Cevil.example', 'javascript:alert(1)'])
  test(`the return path ${next} is dropped`, async ({ page }) => {
    const { email } = await makeUser();
    await openPage(page, `/login?next=${encodeURIComponent(next)}`);
    await fillLogin(page, login(email));
    await expect(page).toHaveURL('/');
  });

test('a wrong password shows an error, keeps the input, and a second try works', async ({ page }) => {
  const { email } = await makeUser();
  await openPage(page, '/login');
  await fillLogin(page, login(email, 'not my password'));
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not my password');
  await fillLogin(page, login(email));
  await expect(page).toHaveURL('/');
});

test('faults are shown under their fields, and the first one gets the focus', async ({ page }) => {
  await openPage(page, '/login');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please include a valid email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  );
  await email.fill('asha@home');
  await expect(email).toHaveAccessibleDescription('Invalid email format');
  await email.fill('asha@home.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a double tap sends one request, and the button rests for 1.5 s', async ({ page }) => {
  await openPage(page, '/login');
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/auth/login') ? 1 : 0));
  // The error would move the button before a slow second tap.
  const { promise: isTapped, resolve: onTapped } = Promise.withResolvers<void>();
  await page.route('**/auth/login', async (route) => {
    await isTapped;
    await route.continue();
  });
  await stopClock(page);
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await button.dblclick();
  onTapped();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password' })).toBeVisible();
  await expect(button).toBeDisabled();
  await page.clock.runFor(1600);
  await expect(button).toBeEnabled();
  expect(sent).toBe(1);
});

/** How much of the page has loaded when the network fails: form validation loads with the first touch. */
const moments = {
  'before the first touch': awaitQuiet,
  'once the form is checked': async (page: Page) => {
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please include a valid email');
  },
};

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/ERR_INTERNET_DISCONNECTED|failed request/], { scope: 'test' }] });

  for (const [when, comeTo] of Object.entries(moments))
    test(`a login ${when} shows an error, keeps the input and works later`, async ({ page, context }) => {
      const { email } = await makeUser();
      await openPage(page, '/login');
      await comeTo(page);
      await context.setOffline(true);
      await fillLogin(page, login(email));
      await expect(
        page.getByRole('alert').filter({ hasText: 'No connection. We can’t send this later.' }),
      ).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
});

test('demo accounts are offered for one-tap login, and only where they exist', async ({ page }) => {
  await openPage(page, '/login');
  await expect(page.getByText('Try the demo')).toHaveCount(0);
  await makeDemoPerson('customer');
  await reloadPage(page);
  await page.getByRole('button', { name: 'Priya Sharma' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to load/], { scope: 'test' }] });

  test('the login page stays although the code of the demo accounts did not come, and they work once it does', async ({
    page,
  }) => {
    await makeDemoPerson('customer');
    // Only the list of demo accounts has buttons that grow like this.
    const { lost, end } = await loseScripts(page, /min-w-min grow basis/);
    await openPage(page, '/login');
    await lost;
    end();
    const demo = page.getByRole('button', { name: 'Priya Sharma' });
    await awaitCode(page, demo);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await demo.click();
    await expect(page).toHaveURL('/');
  });
});

for (const width of [320, 360])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no word of the login page breaks in the middle, in any language', async ({
      page,
      context,
      site,
    }) => {
      for (const role of roles) await makeDemoPerson(role);
      for (const locale of locales) {
        await speak(context, site.url, locale);
        await openPage(page, '/login');
        expect(await findBrokenWords(page), locale).toEqual([]);
      }
    });
  });

test('going back after signing in does not ask for the password again', async ({ page }) => {
  const { email } = await makeUser();
  await openPage(page, '/docs');
  await page.goto('/login');
  await fillLogin(page, login(email));
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});
