import type { Page } from '@playwright/test';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeSession, type SignedIn } from '#e2e/kit/factories/users.ts';
import { awaitWorker } from '../fixtures/await-worker.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepUnsent, unsentWriters } from '../fixtures/unsent.ts';
import { keepWrites, writeAuthors } from '../fixtures/waiting-write.ts';

test.use({
  serviceWorkers: 'allow',
  allowedFaults: [[/status of (401|404)|ERR_FAILED|Failed to fetch/], { scope: 'test' }],
});

const whoIsIn = (page: Page): Promise<string> =>
  page.evaluate(() => /"_id":"(\w+)"/.exec(localStorage.getItem('hunar.user') ?? '')?.[1] ?? '');

/** Leaves in this browser what regular use of the app leaves. */
const use = async (page: Page, { userId }: SignedIn): Promise<void> => {
  await openPage(page, '/');
  await awaitWorker(page);
  await expect.poll(() => whoIsIn(page)).toBe(userId);
  await page.evaluate(async (id) => {
    localStorage.setItem(`hunar.methods.${id}`, '[{"id":"1","kind":"upi","upiId":"asha@upi"}]');
    localStorage.setItem('hunar.draft.recent-searches', '["plumber"]');
    localStorage.setItem(`hunar.draft.${id}.${'f'.repeat(24)}`, 'My gate code is');
    const images = await caches.open('hunar-images-1');
    await images.put('/api/v1/images/seen-256.webp', new Response('a picture'));
  }, userId);
  await keepUnsent(page, userId);
  await keepWrites(page, userId);
};

/** Paths of all cached pages and replies a person has seen. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /pages|conversations/.test(name));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const personalKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^hunar\.(draft|methods|owner|user|token)/.test(key))
      .toSorted(),
  );

/** Data of the previous person left after another one signs in. */
const leftOvers = async (page: Page, { userId }: SignedIn): Promise<string[]> => {
  const keys = (await personalKeys(page)).filter((key) => /draft|methods/.test(key));
  const authors = [...(await unsentWriters(page)), ...(await writeAuthors(page))];
  return [...keys, ...authors.filter((id) => id === userId)];
};

/** Signs out, after the question about the changes that this would lose. */
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 changes are still on this phone.');
  await question.getByRole('button', { name: 'Log out anyway' }).click();
};

const logOutEverywhere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 changes are still on this phone.');
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
};

const ways = [
  ['signing out', '/more', logOut],
  ['signing out everywhere', '/profile/privacy-security', logOutEverywhere],
] as const;

for (const [how, path, leave] of ways) {
  test(`${how} leaves nothing personal on the phone`, async ({ page, context, site }) => {
    const asha = await enterAs(context, site.url, 'customer');
    await use(page, asha);
    await openPage(page, path);
    // The queue of unsent messages exists once the page listens to the server.
    await expect
      .poll(() => page.evaluate(() => navigator.locks.query().then(({ held }) => held?.length)))
      .toBeTruthy();
    await leave(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await personalKeys(page)).toEqual([]);
    expect([...(await unsentWriters(page)), ...(await writeAuthors(page))]).toEqual([]);
    // The service worker deletes them too, at its own pace.
    await expect.poll(() => page.evaluate(() => caches.match('/api/v1/images/seen-256.webp'))).toBeFalsy();
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });

  test(`${how} does not depend on the queues, which a page loads when it is idle`, async ({
    page,
    context,
    site,
  }) => {
    const asha = await enterAs(context, site.url, 'customer');
    await use(page, asha);
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      // The app sets a limit; our fixtures do not.
      window.requestIdleCallback = (act, options) => (options ? 0 : whenIdle(act));
    });
    await openPage(page, path);
    await leave(page);
    await expect(page).toHaveURL(/\/login$/);
    expect([...(await unsentWriters(page)), ...(await writeAuthors(page))]).toEqual([]);
  });
}

test('an expired session keeps drafts and changes for its person only', async ({ page, context, site }) => {
  const asha = await enterAs(context, site.url, 'customer');
  await use(page, asha);
  await openPage(page, '/messages');
  const end = ({ token }: SignedIn) =>
    page.request.delete('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  await end(asha);
  await expect(page).toHaveURL('/login?next=%2Fmessages');
  expect((await leftOvers(page, asha)).length).toBe(6);

  const again = await makeSession(asha.user);
  await enterWith(context, site.url, again);
  await openPage(page, '/messages');
  await expect.poll(() => whoIsIn(page)).toBe(asha.userId);
  expect((await leftOvers(page, asha)).length).toBe(6);
  await end(again);
  await expect(page).toHaveURL('/login?next=%2Fmessages');

  await enterWith(context, site.url, await makeSession(await makeWorker()));
  await openPage(page, '/messages');
  await expect.poll(() => leftOvers(page, asha)).toEqual([]);
});
