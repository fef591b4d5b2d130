import type { Page } from '@playwright/test';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// Requests of the page at the moment its session ends are refused.
test.use({ allowedFaults: [[/status of 401/], { scope: 'test' }] });

const field = (page: Page) => page.getByPlaceholder('Type a message...');
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('hunar.token'));

test('a draft is hidden from the next person at the phone, and gone after signing out', async ({
  page,
  context,
  site,
}) => {
  const [asha, bina] = [await signIn('customer'), await signIn('customer')];
  const conversation = `/messages?userId=${String((await makeWorker())._id)}`;
  const openConversationAs = async (person: SignedIn): Promise<void> => {
    await enterWith(context, site.url, person);
    await openPage(page, conversation);
    await expect.poll(() => tokenIn(page)).toBe(person.token);
  };
  await enterWith(context, site.url, asha);
  // The page may still be loading the account when typing starts.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await isReleased;
    await route.continue();
  });
  await openPage(page, conversation);
  await field(page).pressSequentially('The key lies');
  release();
  await expect.poll(() => tokenIn(page)).toBe(asha.token);
  await reloadPage(page);
  await expect(field(page)).toHaveValue('The key lies');
  await field(page).fill('The key lies under the mat');

  // A session can end without signing out.
  await page.request.delete('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${asha.token}` } });
  await expect(page).toHaveURL(/^[^?]+\/login/);
  await openConversationAs(bina);
  await expect(field(page)).toHaveValue('');

  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await openConversationAs(await makeSession(asha.user));
  await expect(field(page)).toHaveValue('');
});
