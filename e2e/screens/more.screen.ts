import { forkServer } from '#e2e/kit/fork-server.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

for (const theme of themes)
  test(`more, ${theme}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'customer');
    await wear(page, theme);
    await openPage(page, '/more');
    await takeScreen(page, `more-${theme}`);
  });

test('more for guests in Kannada', async ({ page, context, site }) => {
  await speak(context, site.url, 'kn');
  await openPage(page, '/more');
  await takeScreen(page, 'more-guest-kn');
});

test.describe('when a support number is set', () => {
  // This server has its own address and stops before the page closes.
  test.use({
    allowedFaults: [[/foreign request|\/socket\.io\/|ERR_CONNECTION_REFUSED/], { scope: 'test' }],
  });

  test('more and contact show the support number', async ({ page, context, site }) => {
    const { url, stop } = await forkServer({
      database: testDatabaseName(),
      pages: true,
      env: {
        DATA_DIR: site.dataDir,
        SUPPORT_PHONE: '+91 98100 00001',
        SUPPORT_EMAIL: 'help@hunar.example',
      },
    });
    const take = async (name: string): Promise<void> => {
      await openPage(page, `${url}/more`);
      await page.locator('a[href^="tel:"]').scrollIntoViewIfNeeded();
      await takeScreen(page, `more-support-${name}`);
      await openPage(page, `${url}/contact-us`);
      await page.getByRole('tab').nth(1).click();
      await takeScreen(page, `contact-info-${name}`);
    };
    await enterAs(context, url, 'customer');
    for (const theme of themes) {
      await wear(page, theme);
      await take(theme);
    }
    await wear(page, 'light');
    await speak(context, url, 'ta');
    await take('ta');
    await stop();
  });
});
