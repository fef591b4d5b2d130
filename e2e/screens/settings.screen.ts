import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const theme of themes)
  test(`settings, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/profile/settings');
    await takeScreen(page, `settings-${theme}`);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('dialog').waitFor();
    await takeScreen(page, `settings-languages-${theme}`);
  });

test('settings of a customer', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile/settings');
  await takeScreen(page, 'settings-own');
});

test('settings in Telugu', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await speak(context, site.url, 'te');
  await openPage(page, '/profile/settings');
  await takeScreen(page, 'settings-te');
});
