import type { Page } from '@playwright/test';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

// All the same length, because a digit follows.
const words = (at: number): string => `Talk ${String(at).padStart(3, '0')}`;

const lastWords = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((items) => items.map((item) => /Talk \d{3}/.exec(item.textContent)?.[0] ?? ''));

const latestFirst = (from: number): string[] =>
  Array.from({ length: from }, (_, index) => words(from - index));

const write = async (page: Page, from: SignedIn, to: SignedIn, text: string): Promise<void> => {
  const headers = { authorization: `Bearer ${from.token}` };
  const answer = await page.request.post(`/api/v1/messages/send/${to.userId}`, { headers, data: { text } });
  expect(answer.status()).toBe(200);
};

/** A worker with many conversations; returns the customer of the first. */
const enterWithConversations = async (page: Page, url: string, count: number) => {
  const worker = await enterAs(page.context(), url, 'worker');
  const oldest = await signIn('customer');
  for (let at = 1; at <= count; at += 1) {
    const from = at === 1 ? oldest.userId : String((await makeUser({ role: 'customer' }))._id);
    const minute = new Date(Date.now() - (count - at + 1) * 60_000);
    await makeMessage({ from, to: worker.userId, text: words(at), at: minute });
  }
  return { worker, oldest };
};

test('more conversations load on scrolling, in order, and one with a new message moves up', async ({
  page,
  site,
}) => {
  const { worker, oldest } = await enterWithConversations(page, site.url, 120);
  await openPage(page, '/messages');
  await expect(rows(page)).toHaveCount(50);
  await row(page, words(71)).scrollIntoViewIfNeeded();
  await expect(row(page, words(70))).toHaveCount(1);
  await expect(rows(page)).toHaveCount(100);

  // The writer's conversation is on a page that is not loaded yet.
  await write(page, oldest, worker, 'Are you free today?');
  await expect(rows(page).first()).toContainText('Are you free today?');
  await expect(rows(page)).toHaveCount(101);
  await row(page, words(21)).scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(120);
  await expect(rows(page).first()).toContainText('Are you free today?');
  expect((await lastWords(page)).slice(1)).toEqual(latestFirst(120).slice(0, -1));
});

test('a search finds a conversation that is not loaded yet', async ({ page, site }) => {
  const { oldest } = await enterWithConversations(page, site.url, 60);
  await openPage(page, '/messages');
  await page.getByRole('searchbox').fill(oldest.user.name);
  await expect(row(page, words(1))).toHaveCount(1);
});

test('the focus follows into a conversation and back to its row', async ({ page, site }) => {
  await enterWithConversations(page, site.url, 2);
  await openPage(page, '/messages');
  const link = row(page, words(1)).getByRole('link');
  await link.press('Enter');
  await expect(page.locator('[data-slot=chat]').getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Back to conversations' }).press('Enter');
  await expect(link).toBeFocused();
});

test.describe('a page that fails to load', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to load/], { scope: 'test' }] });

  test('shows a message, and Load more loads it', async ({ page, site }) => {
    await enterWithConversations(page, site.url, 60);
    await openPage(page, '/messages');
    await page.route('**/api/v1/messages/users?*cursor*', (route) => route.abort(), { times: 1 });
    await row(page, words(11)).scrollIntoViewIfNeeded();
    await expect(
      page.getByText('Couldn’t load more conversations. Check your connection and try again.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(rows(page)).toHaveCount(60);
  });
});
