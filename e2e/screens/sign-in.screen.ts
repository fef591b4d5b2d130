import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { makeDemoPerson, makeUser } from '#e2e/kit/factories/users.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 401/], { scope: 'test' }] });

const pages = {
  login: '/login',
  'login-worker': '/worker/login',
  register: '/register',
  'register-worker': '/worker/register',
  'register-agency': '/register?as=agency',
  'reset-request': '/reset-password',
  'new-password': '/forgot-password?id=0123456789abcdef01234567&token=a',
  'new-password-broken': '/forgot-password',
};

for (const [name, path] of Object.entries(pages))
  for (const theme of themes)
    test(`${name}, ${theme}`, async ({ page }) => {
      await wear(page, theme);
      await openPage(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await takeScreen(page, `${name}-${theme}`);
    });

for (const locale of ['hi', 'kn', 'ta', 'te'] as const)
  for (const name of ['login', 'register'] as const)
    test(`${name} in ${locale}`, async ({ page, context, site }) => {
      await speak(context, site.url, locale);
      await openPage(page, pages[name]);
      await takeScreen(page, `${name}-${locale}`);
    });

test('login with demo accounts and a wrong password', async ({ page }) => {
  for (const role of ['customer', 'worker', 'broker', 'admin'] as const) await makeDemoPerson(role);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'wrong' }).waitFor();
  await takeScreen(page, 'login-demo-wrong');
});

for (const theme of themes)
  test(`register form with faults, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/register');
    await page.getByLabel('Phone').fill('98');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('Phone must be exactly 10 digits').waitFor();
    await takeScreen(page, `register-faults-${theme}`);
  });

test('reset request sent', async ({ page }) => {
  await openPage(page, '/reset-password');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { name: 'Email sent successfully' }).waitFor();
  await takeScreen(page, 'reset-request-sent');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

  test('login as a column', async ({ page }) => {
    await openPage(page, '/login');
    await takeScreen(page, 'login-wide');
  });
});

const looks = { light: 'en', dark: 'ta' } as const;

for (const theme of themes)
  test(`a reset that starts empty, ${theme}`, async ({ page, context, site }) => {
    const userId = String((await makeUser({ emailProvedAt: undefined, name: 'Somebody Else' }))._id);
    const token = await makeResetToken({ userId });
    await speak(context, site.url, looks[theme]);
    await wear(page, theme);
    await openPage(page, `/forgot-password?token=${token}&id=${userId}`);
    await takeScreen(page, `start-empty-asks-${theme}`);
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('textbox').first().fill('Asha Gupta');
    for (const field of await page.locator('input[type=password]').all())
      await field.fill('A new password 1');
    await takeScreen(page, `start-empty-${theme}`);
    await page.locator('button[type=submit]').click();
    await page.locator('form').waitFor({ state: 'detached' });
    await takeScreen(page, `start-empty-done-${theme}`);
  });
