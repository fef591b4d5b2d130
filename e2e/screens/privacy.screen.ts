import type { BrowserContext, Page } from '@playwright/test';
import { agreeTo } from '#e2e/kit/factories/consents.ts';
import { fromLetters, nextCode } from '#e2e/kit/factories/totps.ts';
import { makeSession, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { expect, test } from '../fixtures/test.ts';

const open = async (page: Page, context: BrowserContext, url: string): Promise<void> => {
  const { user, userId } = await enterAs(context, url, 'customer');
  await makeSession(user, 'Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0.0.0 Mobile Safari/537.36');
  await agreeTo(userId, 'marketing');
  await openPage(page, '/profile/privacy-security');
};

const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

for (const theme of themes)
  test(`privacy, ${theme}`, async ({ page, context, site }) => {
    await wear(page, theme);
    await open(page, context, site.url);
    await takeScreen(page, `privacy-${theme}`);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('dialog').waitFor();
    await takeScreen(page, `privacy-password-${theme}`);
    await page.keyboard.press('Escape');
    await scrollOn(page);
    await takeScreen(page, `privacy-end-${theme}`);
  });

test('privacy in Tamil', async ({ page, context, site }) => {
  await speak(context, site.url, 'ta');
  await open(page, context, site.url);
  await takeScreen(page, 'privacy-ta');
  await scrollOn(page);
  await takeScreen(page, 'privacy-end-ta');
});

test('two-factor set-up and account deletion', async ({ page, context, site }) => {
  await wear(page, 'dark');
  await open(page, context, site.url);
  await page.getByRole('button', { name: /^Two-Factor/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByRole('img')).toBeVisible();
  await takeScreen(page, 'privacy-two-factor');
  const key = fromLetters(await sheet.locator('code').innerText());
  await sheet.getByLabel('Code from the app').fill(nextCode(key));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  await takeScreen(page, 'privacy-recovery-codes');
  await sheet.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(sheet).toHaveCount(0);
  await wear(page, 'light');
  await page.reload();
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  await sheet.waitFor();
  await takeScreen(page, 'privacy-delete');
});
