import type { Page } from '@playwright/test';
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

/** The site without the app: what is changed here, no page that is still open answers to. */
const leaveApp = (page: Page) => page.goto('/favicon.ico');

/** Goes home, wherever that leads. */
const goHome = (page: Page) => page.goto('/', { waitUntil: 'commit' });

test('a tab that lost its token gets it back from the cookie', async ({ page, context, site }) => {
  const { token, userId } = await enterAs(context, site.url, 'customer');
  await openPage(page, '/');
  await expect.poll(() => tokenIn(page)).toBe(token);
  const user: unknown = await page.evaluate((): unknown =>
    JSON.parse(localStorage.getItem('hunar.user') ?? 'null'),
  );
  expect(user).toMatchObject({ _id: userId, role: 'customer' });
});

test('a browser that lost its cookie gets it back from the token, and the page that was asked for', async ({
  page,
  context,
  site,
}) => {
  await enterHome(page, site.url);
  await leaveApp(page);
  await context.clearCookies({ name: 'hunar.session' });
  await goHome(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a token that the server does not take is forgotten, and the form is there', async ({
  page,
  context,
  site,
}) => {
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
  // It hears it from the other tab or from the server, whichever is first.
  await expect(page).toHaveURL(/\/login(\?next=%2F)?$/);
});

test('signing in in one tab takes the other along', async ({ page, context, site }) => {
  await openPage(page, '/login?next=/docs');
  const other = await context.newPage();
  await enterAs(context, site.url, 'customer');
  await openPage(other, '/');
  await expect(page).toHaveURL('/docs');
});

test.describe('without a network', () => {
  test.use({ allowedFaults: [[/ERR_INTERNET_DISCONNECTED|failed request/], { scope: 'test' }] });

  test('signing out says that one is still signed in', async ({ page, context, site }) => {
    const token = await enterHome(page, site.url);
    await openPage(page, '/more');
    await awaitQuiet(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You are still logged in').first()).toBeVisible();
    expect(await tokenIn(page)).toBe(token);
  });
});
