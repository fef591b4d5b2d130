import { enterAs } from '../fixtures/enter-as.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('emails are turned off and on, and the choice survives a reload', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await openPage(page, '/profile/settings');
  const email = page.getByRole('switch', { name: /^Email/ });
  await expect(email).toBeChecked();
  await email.click();
  await expect(page.getByText('Emails are off').first()).toBeVisible();
  await reloadPage(page);
  await expect(email).not.toBeChecked();
  await email.click();
  await expect(page.getByText('Emails are on').first()).toBeVisible();
});

test('a customer switches the code at the door off, and the choice survives a reload', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  const door = page.getByRole('switch', { name: /^Code at the door/ });
  await expect(door).toBeChecked();
  await door.click();
  await expect(page.getByText('Workers can start without a code').first()).toBeVisible();
  await reloadPage(page);
  await expect(door).not.toBeChecked();
  await door.click();
  await expect(page.getByText('Workers will need your code').first()).toBeVisible();
});

test('message previews and last seen are turned off, and the choice survives a reload', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  const previews = page.getByRole('switch', { name: /^Message previews/ });
  await expect(previews).toBeChecked();
  await previews.click();
  await expect(page.getByText('Previews are off').first()).toBeVisible();
  const lastSeen = page.getByRole('switch', { name: 'Last seen', exact: true });
  await expect(lastSeen).toHaveAccessibleDescription(/^Seen by people .* Off: /);
  await expect(lastSeen).toBeChecked();
  await lastSeen.click();
  await expect(page.getByText('Last seen is off').first()).toBeVisible();
  await reloadPage(page);
  await expect(previews).not.toBeChecked();
  await expect(lastSeen).not.toBeChecked();
});

test('clearing the cache shows the freed size and keeps session, settings and drafts', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hunar.token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dark' }).click();
  await page.evaluate(async () => {
    localStorage.setItem('hunar.draft', 'three words typed');
    const pages = await caches.open('hunar-pages-1');
    await pages.put('/kept', new Response('x'.repeat(250_000)));
    const shell = await caches.open('hunar-shell-1');
    await shell.put('/offline-test', new Response('shell'));
  });
  await reloadPage(page);
  const row = page.getByRole('button', { name: /^Clear Cache/ });
  await expect(row).toHaveText(/ · (24\d|2[5-9]\d|[3-9]\d\d|[\d,.]+) [kM]B$/);
  await row.click();
  await expect(page.getByText('Cache cleared').first()).toBeVisible();
  await expect(page.getByText(/^(25\d|[3-9]\d\d|[\d,.]+) [kM]B freed$/).first()).toBeVisible();
  await expect(row).toHaveText(/ · 0 kB$/);
  const left = await page.evaluate(async () => ({
    kept: await caches.match('/kept').then((found) => found !== undefined),
    shell: await caches.match('/offline-test').then((found) => found !== undefined),
    token: localStorage.getItem('hunar.token') !== null,
    draft: localStorage.getItem('hunar.draft'),
    dark: document.documentElement.className.includes('dark'),
  }));
  expect(left).toEqual({ kept: false, shell: true, token: true, draft: 'three words typed', dark: true });
});

test('a guest sees only the settings of this device', async ({ page }) => {
  await openPage(page, '/profile/settings');
  await expect(page.getByRole('button', { name: /^Clear Cache/ })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete Account/ })).toHaveCount(0);
});
