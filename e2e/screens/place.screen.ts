import type { Page } from '@playwright/test';
import { makeAddress } from '#e2e/kit/factories/addresses.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { expect, test } from '../fixtures/test.ts';

const pin = (page: Page) => page.locator('input[name=pinCode]');

const openForm = async (page: Page, path = '/'): Promise<void> => {
  await openPage(page, path);
  await page.locator('header button[aria-haspopup=dialog]').click();
  await expect(pin(page)).toBeVisible();
};

const fill = async (page: Page): Promise<void> => {
  await pin(page).fill('226010');
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
};

for (const theme of themes)
  test(`address form, ${theme}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await wear(page, theme);
    await openForm(page);
    await fill(page);
    await takeScreen(page, `place-form-${theme}`);
  });

for (const locale of ['hi', 'ta'] as const)
  test(`address form in ${locale}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await speak(context, site.url, locale);
    await openForm(page);
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await takeScreen(page, `place-missing-${locale}`);
  });

test('address form on a small phone', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page);
  await fill(page);
  await takeScreen(page, 'place-form-small');
});

test('place form of a guest, location refused', async ({ page }) => {
  await openForm(page, '/search');
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await takeScreen(page, 'place-guest-refused');
});

test('header with the saved place', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openForm(page);
  await fill(page);
  await page.locator('input[name=street]').fill('Gali 7');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.locator('header')).toContainText('226010');
  await takeScreen(page, 'place-saved');
});

const looks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' }) as const),
  { name: 'ta', theme: 'light', locale: 'ta' } as const,
];

for (const { name, theme, locale } of looks)
  test(`saved addresses in the place sheet, ${name}`, async ({ page, context, site }) => {
    const { userId } = await enterAs(context, site.url, 'customer');
    await makeAddress(userId, 'Home', { street: '12 Park Road, Gomti Nagar', pinCode: '226010' });
    await makeAddress(userId);
    await makeAddress(userId, 'Office', { street: '4 Hazratganj' });
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openForm(page);
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await takeScreen(page, `place-addresses-${name}`);
  });
