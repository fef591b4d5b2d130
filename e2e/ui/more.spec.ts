import { roles } from '#lib/platform/contract/actor.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a guest sees Login and no Logout', async ({ page }) => {
  await openPage(page, '/more');
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"]'), 'no number is configured').toHaveCount(0);
  await expect(page.getByText('Version 1.0.0')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fmore');
});

for (const role of roles)
  test(`a ${role} logs out from More`, async ({ page, context, site }) => {
    await enterAs(context, site.url, role);
    await openPage(page, '/more');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });

test('Share App shows and copies the link when the phone has no share sheet', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/more');
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.getByRole('button', { name: 'Share App' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox', { name: 'Share App' })).toHaveValue(site.url);
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url);
});

test('Share App passes the address of this site to the share sheet of the phone', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? ''),
    });
  });
  await openPage(page, '/more');
  await page.getByRole('button', { name: 'Share App' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', site.url);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
