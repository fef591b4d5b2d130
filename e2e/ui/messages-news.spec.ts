import type { Page, Route } from '@playwright/test';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { awaitSocket } from '../fixtures/await-socket.ts';
import { loseScripts } from '../fixtures/lose-scripts.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { hurry } from '../fixtures/waiting-write.ts';
import { enterWritten, writeToWorker, type Correspondents } from '../fixtures/write-to-worker.ts';

// The first message offers notifications.
test.use({ launchOptions: wholeBrowser });

const log = (page: Page) => page.getByRole('log');

/** A person reads the other's messages on another device. */
const read = async (page: Page, reader: SignedIn, { userId }: SignedIn): Promise<void> => {
  const headers = { authorization: `Bearer ${reader.token}` };
  const answer = await page.request.put(`/api/v1/messages/mark-conversation/${userId}`, {
    headers,
    data: {},
  });
  expect(answer.status()).toBe(200);
};

/** Opens a worker's conversation list in a tab that receives events. */
const openList = async (page: Page, url: string): Promise<Correspondents> => {
  const pair = await enterWritten(page.context(), url);
  await openPage(page, '/messages');
  await writeToWorker(page, pair, 'Are you free today?');
  await expect(page.getByRole('link', { name: /Are you free today/ })).toBeVisible();
  return pair;
};

/** Lets the server read the conversation, and holds its reply. */
const holdConversation = async (page: Page, { customer }: Correspondents) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isRead, resolve: onRead } = Promise.withResolvers<void>();
  const readAndHold = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    onRead();
    await isReleased;
    await route.fulfill({ response });
  };
  await page.route(`**/api/v1/messages/${customer.userId}?**`, readAndHold, { times: 1 });
  return { isRead, release };
};

test.describe('when list and conversation are side by side', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a message that arrives while its conversation loads is shown in it', async ({ page, site }) => {
    const pair = await openList(page, site.url);
    const { isRead, release } = await holdConversation(page, pair);
    await page.getByRole('link', { name: /Are you free today/ }).click();
    await isRead;
    await writeToWorker(page, pair, 'I wait at the gate');
    await expect(page.getByRole('link', { name: /I wait at the gate/ })).toBeVisible();
    release();
    await expect(log(page)).toContainText('Are you free today?');
    await expect(log(page)).toContainText('I wait at the gate');
  });

  test('a message read while its conversation loads is shown as read', async ({ page, site }) => {
    const pair = await openList(page, site.url);
    const other = { worker: pair.worker, customer: await signIn('customer') };
    const { worker, customer } = pair;
    await makeMessage({ from: other.customer.userId, to: worker.userId, text: 'Somebody else' });
    await makeMessage({ from: worker.userId, to: customer.userId, text: 'I come at four' });
    // Otherwise the conversation would ask again for its unread messages.
    await read(page, worker, customer);
    const { isRead, release } = await holdConversation(page, pair);
    // By its address: if the list is loaded again meanwhile, the row shows the newest message instead.
    await page.locator(`a[href="/messages?userId=${customer.userId}"]`).click();
    await isRead;
    await read(page, customer, worker);
    await writeToWorker(page, other, 'Are you there?');
    await expect(page.getByRole('link', { name: /Are you there/ })).toBeVisible();
    release();
    await expect(log(page).locator('[data-own]', { hasText: 'I come at four' })).toContainText('Read');
  });
});

test('going back to the list shows messages received in between, and the badge stays', async ({
  page,
  site,
}) => {
  const pair = await openList(page, site.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Messages, 2 new' })).toBeVisible();
  await writeToWorker(page, pair, 'Then tomorrow');
  await expect(page.getByRole('link', { name: 'Messages, 3 new' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Then tomorrow/ })).toContainText('3');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Messages, 3 new' })).toBeVisible();
});

test('the list of conversations has the bell in its header', async ({ page, site }) => {
  await openList(page, site.url);
  await expect(page.getByRole('link', { name: 'Messages, 2 new' })).toBeVisible();
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL('/notifications');
});

test('a new message is announced outside its conversation, with the name of its writer', async ({
  page,
  context,
  site,
}) => {
  const pair = await enterWritten(context, site.url);
  const isConnected = awaitSocket(page);
  await openPage(page, '/more');
  await isConnected;
  const region = page.locator('body > p[aria-live=polite]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await writeToWorker(page, pair, 'Are you free today?');
  await expect(region).toHaveText(`New message from ${pair.customer.user.name}`);
});

test('messages say who wrote them, and an own one is added to the log once', async ({
  page,
  context,
  site,
}) => {
  const pair = await enterWritten(context, site.url);
  await openPage(page, `/messages?userId=${pair.customer.userId}`);
  await expect(log(page)).toContainText(`${pair.customer.user.name}: Namaste`);
  await log(page).evaluate((element) => {
    let bubbles = 0;
    const isBubble = (node: Node): boolean =>
      node instanceof Element && (node.matches('[data-own]') || node.querySelector('[data-own]') !== null);
    const observer = new MutationObserver((changes) => {
      bubbles += changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isBubble)).length;
      element.setAttribute('data-bubbles', String(bubbles));
    });
    observer.observe(element, { childList: true, subtree: true });
  });
  await page.getByPlaceholder('Type a message...').fill('I come at four');
  await page.getByPlaceholder('Type a message...').press('Enter');
  const own = log(page).locator('[data-own]');
  await expect(own).toContainText('Sent');
  await expect(own).toContainText('You: I come at four');
  await expect(log(page)).toHaveAttribute('data-bubbles', '1');
});

test('a sent message shows no New messages button after scrolling up', async ({ page, context, site }) => {
  const pair = await enterWritten(context, site.url);
  for (let at = 1; at <= 30; at += 1)
    await makeMessage({ from: pair.customer.userId, to: pair.worker.userId, text: `Message number ${at}` });
  await openPage(page, `/messages?userId=${pair.customer.userId}`);
  await page.getByPlaceholder('Type a message...').fill('I come at four');
  await page.getByPlaceholder('Type a message...').press('Enter');
  await expect(log(page).locator('[data-own]', { hasText: 'I come at four' })).toContainText('Sent');
  const lookUp = (element: HTMLElement): Promise<void> =>
    new Promise((resolve) => {
      const afterPaint = (): number => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      element.addEventListener('scroll', afterPaint, { once: true });
      element.scrollTop = 0;
    });
  await log(page).evaluate(lookUp);
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
  await writeToWorker(page, pair, 'Fine');
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible();
});

test('only the list and the conversation scroll, not the page around them', async ({
  page,
  context,
  site,
}) => {
  const pair = await enterWritten(context, site.url);
  const { worker, customer } = pair;
  for (let at = 1; at <= 30; at += 1) await makeMessage({ from: worker.userId, to: customer.userId });
  for (let at = 1; at <= 12; at += 1)
    await makeMessage({ from: (await signIn('customer')).userId, to: worker.userId });
  const rest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await openPage(page, '/messages');
  await expect(page.getByRole('listitem').filter({ hasText: 'You:' })).toHaveCount(1);
  expect(await rest()).toBe(0);
  await openPage(page, `/messages?userId=${customer.userId}`);
  await expect(log(page).locator('[data-own]')).toHaveCount(30);
  expect(await rest()).toBe(0);
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|Failed to load/], { scope: 'test' }] });

  test('messages arrive although the code that listens for them did not come at first', async ({
    page,
    site,
  }) => {
    const pair = await enterWritten(page.context(), site.url);
    // The socket's own settings.
    const { lost, end } = await loseScripts(page, /tryAllTransports/);
    await openPage(page, '/messages');
    await lost;
    end();
    const connected = page.waitForEvent('websocket');
    await hurry(page);
    await connected;
    await writeToWorker(page, pair, 'Are you free today?');
    await expect(page.getByRole('link', { name: /Are you free today/ })).toBeVisible();
  });
});
