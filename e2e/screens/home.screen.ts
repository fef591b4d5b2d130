import { makeSeedServices } from '#e2e/kit/factories/seed-services.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { breakReading } from '#e2e/kit/break-reading.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const furnishHome = async () => {
  await makeTrades();
  await makeSeedServices('Tap repair', 'Fan installation', 'AC service');
};

test.beforeEach(async ({ context, site }) => {
  await enterAs(context, site.url, 'customer');
});

for (const theme of themes)
  test(`home, ${theme}`, async ({ page }) => {
    await furnishHome();
    await wear(page, theme);
    await openPage(page, '/');
    await takeScreen(page, `home-${theme}`);
  });

for (const locale of ['hi', 'kn', 'ta', 'te'] as const)
  test(`home in ${locale}`, async ({ page, context, site }) => {
    await furnishHome();
    await speak(context, site.url, locale);
    await openPage(page, '/');
    await takeScreen(page, `home-${locale}`);
  });

test('home without categories', async ({ page }) => {
  await openPage(page, '/');
  await takeScreen(page, 'home-empty');
});

test.describe('when the server fails', () => {
  test.use({ allowedFaults: [[/./], { scope: 'test' }] });

  test('home with an error', async ({ page }) => {
    const mend = await breakReading('skills');
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await takeScreen(page, 'home-error');
    await mend();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedFaults: [[/ csp$/], { scope: 'test' }] });

  test('home while loading', async ({ page }) => {
    await makeTrades();
    await page.goto('/');
    await takeScreen(page, 'home-loading');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`home with the places at its side, ${theme}`, async ({ page }) => {
      await furnishHome();
      await wear(page, theme);
      await openPage(page, '/');
      await takeScreen(page, `home-wide-${theme}`);
    });
});
