import { allowPush } from '../fixtures/allow-push.ts';
import { wholeBrowser } from '../fixtures/browsers.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { makeWorkday } from '../fixtures/make-workday.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

test('push notes are turned on and off; with the app open a message shows as a toast', async ({
  page,
  context,
  site,
}) => {
  await allowPush(page, site.url);
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  const push = page.getByRole('switch', { name: /^Notifications on this/ });
  await expect(push).not.toBeChecked();
  const saved = page.waitForResponse('**/users/save-fcm-token');
  await push.click();
  expect((await saved).status()).toBe(200);
  await expect(push).toBeChecked();
  await reloadPage(page);
  await expect(push).toBeChecked();

  const worker = `navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', { data: { type: 'note', id: 'm1', title: '', body: '' } }))`;
  await page.evaluate(worker);
  await page.evaluate(worker);
  const toast = page.locator('[data-slot=toast]');
  // One look at all of it, because it disappears by itself.
  await expect(toast).toHaveText([/New Message.*You have a new message/]);

  await push.click();
  await expect(push).not.toBeChecked();
  await reloadPage(page);
  await expect(push).not.toBeChecked();
});

test('a worker is offered notifications once, on the next page after answering a request', async ({
  page,
  context,
  site,
}) => {
  const { worker } = await makeWorkday();
  await allowPush(page, site.url);
  await enterWith(context, site.url, worker);
  await openPage(page, '/worker-dashboard');
  const sheet = page.getByRole('dialog');
  const request = page.getByRole('tabpanel').getByRole('article').first();
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('[data-slot=toast]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL('/more');
  await expect(sheet).toContainText('Never miss a request');
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(sheet).toHaveCount(0);
  const choice = await page.evaluate(() => localStorage.getItem('hunar.push'));
  expect(choice).toContain('"isOn":false');
  await expect(sheet).toHaveCount(0);
});
