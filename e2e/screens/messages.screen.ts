import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { makeConversations } from '#e2e/kit/factories/talks.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const list = '/messages';
const chatWith = (id: string): string => `${list}?userId=${id}`;

for (const theme of themes)
  test(`messages, ${theme}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    const ravi = await makeConversations(userId);
    await wear(page, theme);
    await openPage(page, list);
    await takeScreen(page, `messages-${theme}`);
    await openPage(page, chatWith(ravi));
    await page.getByRole('log').waitFor();
    await page.getByRole('link', { name: 'Call Ravi Verma' }).waitFor();
    await takeScreen(page, `chat-${theme}`);
  });

test('messages in Tamil', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  const ravi = await makeConversations(userId);
  await speak(context, site.url, 'ta');
  await openPage(page, list);
  await takeScreen(page, 'messages-ta');
  await openPage(page, chatWith(ravi));
  await page.getByRole('log').waitFor();
  await takeScreen(page, 'chat-ta');
});

for (const [look, locale] of [...themes.map((theme) => [theme, 'en'] as const), ['ta', 'ta'] as const])
  test(`a conversation in a sheet, ${look}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    const ravi = await makeConversations(userId);
    await wear(page, look === 'dark' ? look : 'light');
    await speak(context, site.url, locale);
    await openPage(page, `/worker/${ravi}`);
    await page
      .locator(`a[href="${chatWith(ravi)}"]`)
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('log').waitFor();
    await takeScreen(page, `chat-sheet-${look}`);
  });

test('messages, for a guest and empty', async ({ page, context, site }) => {
  await openPage(page, list);
  await takeScreen(page, 'messages-guest');
  await enterAs(context, site.url, 'customer');
  await openPage(page, list);
  await takeScreen(page, 'messages-empty');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

  test('list and conversation side by side', async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    const ravi = await makeConversations(userId);
    await openPage(page, chatWith(ravi));
    await page.getByRole('log').waitFor();
    await takeScreen(page, 'chat-wide');
  });
});

test('notifications', async ({ page, context, site }) => {
  const { userId } = await enterAs(context, site.url, 'customer');
  for (const name of ['Asha Gupta', 'Asha'])
    await makeNotification({ userId, content: { kind: 'welcome', params: { name } } });
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Notifications, 2 new' }).waitFor();
  await takeScreen(page, 'header-news');
  await openPage(page, '/notifications');
  await takeScreen(page, 'notifications');
});
