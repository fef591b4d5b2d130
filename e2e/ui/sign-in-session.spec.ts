import type { Page } from '@playwright/test';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of (401|404)/], { scope: 'test' }] });

const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('hunar.token'));

/** Signed in, with token and cookie, on the home page. */
const enterHome = async (page: Page, url: string): Promise<string> => {
  const { token } = await enterAs(page.context(), url, 'customer');
  await openPage(page, '/');
  await expect.poll(() => tokenIn(page)).toBe(token);
  return token;
};

/** Leaves the app, so that no open page reacts to the changes. */
const leaveApp = (page: Page) => page.goto('/favicon.ico');

/** Opens the home page and waits for any redirect. */
const goHome = (page: Page) => page.goto('/', { waitUntil: 'commit' });

test('a tab that lost its token gets it back from the cookie', async ({ page, context, site }) => {
  const { token, userId } = await enterAs(context, site.url, 'customer');
  await openPage(page, '/');
  await expect.poll(() => tokenIn(page)).toBe(token);
  const user: unknown = await page.evaluate((): unknown =>
    JSON.parse(localStorage.getItem('hunar.user') ?? 'null'),
  );
  expect(user).toMatchObject({ _id: userId, role: 'customer', userType: 'customer' });
});

test('a browser that lost its cookie gets it back from the token and stays on the page', async ({
  page,
  context,
  site,
}) => {
  await enterHome(page, site.url);
  await leaveApp(page);
  await context.clearCookies({ name: 'hunar.session' });
  await goHome(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('an invalid token is deleted, and the login form is shown', async ({ page, context, site }) => {
  await enterHome(page, site.url);
  await leaveApp(page);
  await page.evaluate(() => localStorage.setItem('hunar.token', 'worthless'));
  await context.clearCookies({ name: 'hunar.session' });
  await goHome(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => tokenIn(page)).toBeNull();
});

test('signing out in one tab signs out the other', async ({ page, context, site }) => {
  await enterHome(page, site.url);
  const other = await context.newPage();
  await openPage(other, '/more');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  // The page learns it from the other tab or the server, whichever is first.
  await expect(page).toHaveURL(/\/login(\?next=%2F)?$/);
});

test('signing out in one tab shows no session warning in the other', async ({ page, context, site }) => {
  const worker = await enterAs(context, site.url, 'worker');
  const customer = await signIn('customer');
  await makeMessage({ from: worker.userId, to: customer.userId });
  // The message a page leaves for the next one.
  await page.addInitScript(() => {
    if (window.location.protocol === 'about:') return;
    const left = sessionStorage.getItem('hunar.notice');
    if (left !== null) sessionStorage.setItem('left', left);
  });
  await openPage(page, '/messages');
  const headers = { authorization: `Bearer ${customer.token}` };
  await page.request.post(`/api/v1/messages/send/${worker.userId}`, { headers, data: { text: 'Namaste' } });
  await expect(page.getByRole('link', { name: /Namaste/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/more');
  // The server's event that the session is over arrives before the other tab's.
  const { promise: hasHeard, resolve: onHeard } = Promise.withResolvers<void>();
  await other.route('**/api/auth/signout', async (route) => {
    await hasHeard;
    await route.continue();
  });
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please login to view your messages')).toBeVisible();
  onHeard();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  await expect(other).toHaveURL('/login');
});

test('a session ended elsewhere leads to the login with a message', async ({ page, context, site }) => {
  const worker = await enterAs(context, site.url, 'worker');
  await openPage(page, '/messages');
  await page.request.delete('/api/v1/auth/sessions', {
    headers: { authorization: `Bearer ${worker.token}` },
  });
  await expect(page).toHaveURL('/login?next=%2Fmessages');
  await expect(page.getByText('Please log in again').first()).toBeVisible();
});

test('a session that ends while its page is still loading leads to the login', async ({
  page,
  context,
  site,
}) => {
  const { token } = await enterAs(context, site.url, 'worker');
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await isOver;
    await route.continue();
  });
  await openPage(page, '/messages');
  await page.request.delete('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  end();
  await expect(page).toHaveURL('/login?next=%2Fmessages');
  await expect(page.getByText('Please log in again').first()).toBeVisible();
});

test('signing in in one tab signs in the other', async ({ page, context, site }) => {
  await openPage(page, '/login?next=/docs');
  const other = await context.newPage();
  await enterAs(context, site.url, 'customer');
  await openPage(other, '/');
  await expect(page).toHaveURL('/docs');
});

test('a login tab shows the home page after a login in another tab', async ({ page, context, site }) => {
  await openPage(page, '/login');
  const other = await context.newPage();
  await enterAs(context, site.url, 'customer');
  await openPage(other, '/');
  await expect(page).toHaveURL('/customer-dashboard');
  await expect(other).toHaveURL('/');
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/ERR_INTERNET_DISCONNECTED|failed request/], { scope: 'test' }] });

  test('signing out fails with a message, and the person stays signed in', async ({
    page,
    context,
    site,
  }) => {
    const token = await enterHome(page, site.url);
    await openPage(page, '/more');
    await awaitQuiet(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You’re still logged in').first()).toBeVisible();
    expect(await tokenIn(page)).toBe(token);
  });
});
