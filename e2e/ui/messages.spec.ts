import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The first message offers notifications.
test.use({ launchOptions: wholeBrowser });

const chatWith = (userId: string): string => `/messages?userId=${userId}`;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByPlaceholder('Type a message...');
const head = (page: Page) => page.locator('[data-slot=chat] header');
const own = (page: Page, text: string) => log(page).locator('[data-own]').filter({ hasText: text });

const as = ({ token }: SignedIn) => ({ headers: { authorization: `Bearer ${token}` } });
const history = z.object({ data: z.array(z.object({ text: z.string() })) });

const stored = async (page: Page, me: SignedIn, partnerId: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/v1/messages/${partnerId}`, as(me));
  return history.parse(await answer.json()).data.map(({ text }) => text);
};

const enterBoth = async (customers: BrowserContext, workers: BrowserContext, url: string) => {
  const customer = await enterAs(customers, url, 'customer');
  return { customer, worker: await enterAs(workers, url, 'worker') };
};

test('two people see messages, ticks, typing and presence without a reload', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const { worker, customer } = await enterBoth(context, elsewhere, site.url);
  const other = await elsewhere.newPage();
  await openPage(other, '/worker-dashboard');

  await openPage(page, `/worker/${worker.userId}`);
  const chat = page.getByRole('link', { name: 'Send Message' });
  await chat.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('No messages yet. Start the conversation!')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/worker/${worker.userId}`);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/worker/${worker.userId}`);
  await chat.click();
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await field(page).fill('   ');
  await expect(send).toBeDisabled();
  await field(page).fill('Namaste, are you free');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('tomorrow?');
  await sheet.getByRole('link', { name: 'Open in Messages' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(field(page)).toHaveValue('Namaste, are you free\ntomorrow?');
  await reloadPage(page);
  await expect(field(page)).toHaveValue('Namaste, are you free\ntomorrow?');
  await field(page).press('Enter');
  await expect(own(page, 'are you free')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');

  await other.getByRole('link', { name: 'Messages, 1 new' }).click();
  await other.getByRole('link', { name: /are you free/ }).click();
  await expect(log(other)).toContainText('tomorrow?');
  await expect(own(page, 'are you free')).toContainText('Read');
  await field(other).pressSequentially('Yes');
  await expect(head(page)).toContainText('Typing...');
  await field(other).press('Enter');
  await expect(log(page)).toContainText('Yes');
  await expect(head(page)).toContainText('Online');
  await expect(page.getByText('Typing...')).toHaveCount(0);
  expect(await stored(page, customer, worker.userId)).toEqual(['Namaste, are you free\ntomorrow?', 'Yes']);

  await elsewhere.close();
  await expect(head(page)).toContainText('Offline');
  await expect(head(page)).toContainText('last seen');
  const menu = page.getByRole('button', { name: /^Report or block/ });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: /^Mute/ }).click();
  await expect(page.getByText('Muted. You won’t be notified of new messages.').first()).toBeVisible();
  await reloadPage(page);
  await expect(page).toHaveTitle(`${worker.user.name} · Messages · Hunar`);
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test.describe('on a bad network', () => {
  test.use({ allowedFaults: [[/failed request|ERR_FAILED|403|Failed to load/], { scope: 'test' }] });

  test('an unsent message survives a reload and is sent once; a refused one can be retried', async ({
    page,
    context,
    browser,
    site,
  }) => {
    const { worker, customer } = await enterBoth(context, await browser.newContext(), site.url);
    await openPage(page, chatWith(worker.userId));
    // The server stores the first attempt, but its reply is lost.
    let isFirst = true;
    const { promise: isStored, resolve: onStored } = Promise.withResolvers<void>();
    await page.route('**/messages/send/**', async (route) => {
      if (isFirst) await route.fetch();
      isFirst = false;
      onStored();
      await route.abort();
    });
    await field(page).fill('Please bring a ladder');
    await field(page).press('Enter');
    await expect(log(page)).toContainText('Please bring a ladder');
    await isStored;
    await page.reload();
    await expect(log(page).getByText('Please bring a ladder')).toHaveCount(1);
    // The next message is written while the first is being resent.
    const { promise: isWritten, resolve: onWritten } = Promise.withResolvers<void>();
    const again = page.waitForRequest('**/messages/send/**');
    await page.route('**/messages/send/**', async (route) => {
      await isWritten;
      await route.continue();
    });
    await again;
    await field(page).fill('And a drill');
    await field(page).press('Enter');
    await expect(own(page, 'a drill')).toContainText(/Sending|Waiting for network/);
    onWritten();
    await expect(own(page, 'a drill')).toContainText('Sent');
    await expect(own(page, 'a ladder')).toContainText('Sent');
    const both = ['Please bring a ladder', 'And a drill'];
    expect(await stored(page, customer, worker.userId)).toEqual(both);

    await page.request.put(`/api/v1/users/${customer.userId}/block`, as(worker));
    await field(page).fill('Are you there?');
    await field(page).press('Enter');
    await expect(page.locator('[data-slot=toast]')).toContainText('Failed to send message');
    await expect(own(page, 'Are you there?')).toContainText('Not sent');
    await expect(page.getByText('You can’t message this person')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await page.request.delete(`/api/v1/users/${customer.userId}/block`, as(worker));
    // The toast stays for five seconds and covers nothing.
    await page.getByRole('button', { name: 'Retry' }).click({ timeout: 4000 });
    await expect(own(page, 'Are you there?')).toContainText('Sent');
    await expect(field(page)).toBeVisible();
    expect(await stored(page, customer, worker.userId)).toEqual([...both, 'Are you there?']);
  });

  test('logging out asks about a message that has not been sent', async ({
    page,
    context,
    browser,
    site,
  }) => {
    const { worker } = await enterBoth(context, await browser.newContext(), site.url);
    await openPage(page, chatWith(worker.userId));
    await page.route('**/messages/send/**', (route) => route.abort());
    await field(page).fill('Please bring a ladder');
    await field(page).press('Enter');
    await expect(own(page, 'a ladder')).toContainText('Waiting for network');
    await openPage(page, '/more');
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 change is still on this phone');
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await openPage(page, chatWith(worker.userId));
    await expect(own(page, 'a ladder')).toContainText('Waiting for network');
  });

  test('a name that failed to load is loaded again and not shown as a deleted account', async ({
    page,
    context,
    browser,
    site,
  }) => {
    const { worker } = await enterBoth(context, await browser.newContext(), site.url);
    let lost = 0;
    await page.route(`**/api/v1/users/${worker.userId}`, async (route) => {
      lost += 1;
      await route.abort();
    });
    await openPage(page, chatWith(worker.userId));
    await expect(head(page)).toContainText('Couldn’t load this profile.');
    await expect(head(page)).not.toContainText('Unknown User');
    const [retry, name] = [
      head(page).getByRole('button', { name: 'Retry' }),
      head(page).getByRole('heading', { level: 2 }),
    ];
    const before = lost;
    await retry.click();
    await expect.poll(() => lost).toBeGreaterThan(before);
    await page.unroute(`**/api/v1/users/${worker.userId}`);
    // The page also retries when it reconnects, and may be faster.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(name).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(head(page)).not.toContainText('Couldn’t load');
  });
});

test('a worker calls the customer of an accepted booking from the conversation, and opens the booking', async ({
  page,
  context,
  site,
}) => {
  const { userId, user: worker } = await enterAs(context, site.url, 'worker');
  const customer = await makeUser({ name: 'Asha Gupta', phone: '9822222222' });
  await makeMessage({ from: String(customer._id), to: userId, text: 'Namaste' });
  await openPage(page, chatWith(String(customer._id)));
  await expect(log(page)).toContainText('Namaste');
  await expect(head(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
  const { job } = await makeBookable();
  const booking = await makeBooking({ bookable: { worker, job }, customer, status: 'accepted' });
  // With someone else: not of this conversation.
  await makeBooking({ bookable: { worker, job }, localDate: dayAhead(1) });
  await reloadPage(page);
  const call = head(page).getByRole('link', { name: 'Call Asha Gupta' });
  await expect(call).toHaveAttribute('href', 'tel:+919822222222');
  const pinned = head(page).getByRole('link', { name: /Confirmed/ });
  await expect(pinned).toHaveAttribute('href', `/bookings/${String(booking._id)}`);
});

test('older messages load above without a jump, and new ones wait below', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { worker, customer } = await enterBoth(context, await browser.newContext(), site.url);
  const pair = { from: worker.userId, to: customer.userId };
  await makeMessage({ from: customer.userId, to: worker.userId, text: 'Namaste' });
  for (let at = 1; at <= 90; at += 1) await makeMessage({ ...pair, text: `Message number ${at}` });
  await openPage(page, chatWith(worker.userId));
  await expect(log(page).getByText('Message number 90', { exact: true })).toBeInViewport();
  await expect(log(page).getByText('Message number 41', { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('Message number 40', { exact: true })).toHaveCount(0);

  const reading = log(page).getByText('Message number 44', { exact: true });
  await reading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(log(page).getByText('Message number 1', { exact: true })).toHaveCount(1);
  await expect(reading).toBeInViewport();

  const answer = await page.request.post(`/api/v1/messages/send/${customer.userId}`, {
    ...as(worker),
    data: { text: 'The newest of all' },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(log(page).getByText('The newest of all')).toBeInViewport();
});

test.describe('safety', () => {
  // A blocked person's page is gone.
  test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

  test('a partner is reported, blocked and unblocked', async ({ page, context, browser, site }) => {
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const { worker, customer } = await enterBoth(context, elsewhere, site.url);
    await makeMessage({ from: customer.userId, to: worker.userId, text: 'Is tomorrow fine?' });
    const menu = page.getByRole('button', { name: /^Report or block/ });
    const sheet = page.getByRole('dialog');
    await openPage(page, `/worker/${worker.userId}`);
    await page.getByRole('link', { name: 'Send Message' }).click();
    await expect(log(page)).toContainText('Is tomorrow fine?');
    await menu.click();
    await expect(sheet.getByRole('button', { name: /^Report/ })).toBeVisible();
    await page.goBack();
    await expect(log(page)).toContainText('Is tomorrow fine?');
    await menu.click();
    await sheet.getByRole('button', { name: /^Report/ }).click();
    await sheet.getByText('Advertising or spam').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/^Report number/).first()).toBeVisible();

    await openPage(page, chatWith(worker.userId));
    await menu.click();
    await sheet.getByRole('button', { name: /^Block/ }).click();
    await sheet.getByRole('button', { name: 'Don’t block' }).click();
    await expect(field(page)).toBeVisible();
    await menu.click();
    await sheet.getByRole('button', { name: /^Block/ }).click();
    await sheet.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('You can’t message this person')).toBeVisible();
    await expect(log(page)).toContainText('Is tomorrow fine?');
    await expect(field(page)).toHaveCount(0);

    const other = await elsewhere.newPage();
    await openPage(other, chatWith(customer.userId));
    await other.getByRole('button', { name: /^Report or block/ }).click();
    const choices = other.getByRole('dialog');
    await expect(choices.getByRole('button', { name: /^Block/ })).toBeVisible();
    await expect(choices.getByRole('button', { name: 'Unblock' })).toHaveCount(0);

    await reloadPage(page);
    await menu.click();
    await sheet.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByText('Unblocked.').first()).toBeVisible();
    await field(page).fill('Good to have you back');
    await field(page).press('Enter');
    // The other person has this conversation open and may have read it.
    await expect(own(page, 'Good to have you back')).toContainText(/Sent|Delivered|Read/);
    await elsewhere.close();
  });
});
