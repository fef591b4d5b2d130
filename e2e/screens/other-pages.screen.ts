import { keepMail } from '#e2e/kit/factories/mails.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

for (const theme of themes)
  test(`not found, ${theme}`, async ({ page }) => {
    await wear(page, theme);
    await openPage(page, '/nowhere');
    await takeScreen(page, `not-found-${theme}`);
  });

test('not found in Tamil', async ({ page, context, site }) => {
  await speak(context, site.url, 'ta');
  await openPage(page, '/nowhere');
  await takeScreen(page, 'not-found-ta');
});

test('outbox, empty and with a mail', async ({ page, site }) => {
  await openPage(page, '/outbox');
  await takeScreen(page, 'outbox-empty');
  await keepMail({ dataDir: site.dataDir, text: `Hello Asha,\n\nyour account is ready.\n\n${site.url}/` });
  await page.reload();
  await page.getByText('Welcome to Hunar').click();
  await takeScreen(page, 'outbox');
});

test.describe('when the root layout fails', () => {
  test.use({ allowedFaults: [[/No cookies here/], { scope: 'test' }] });

  for (const theme of themes)
    test(`error page, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => {
            throw new Error('No cookies here');
          },
        }),
      );
      await page.goto('/login');
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      await takeScreen(page, `frame-failed-${theme}`);
    });
});
