import type { Page } from '@playwright/test';
import { locales } from '#lib/contracts/locale.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { enterFor } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { pageList } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/test.ts';

const mostShift = 0.02;

test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

/** Fonts arrive after everything else, as on a thin network, so that the page is drawn without them first. */
const holdFonts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: what was observed before has been handed over by then.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const path of pageList)
  test(`${path} stays in place when its letters come late`, async ({ page, site }) => {
    await makeTrades();
    await enterFor(page, site.url, path);
    const releaseFonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
  });

// Phones bring the letters of their language; here the page's own stand in for them, fetched by an earlier visit.
for (const locale of locales.filter((locale) => locale !== 'en'))
  test(`the home page in ${locale} stays in place while it loads`, async ({ page, context, site }) => {
    await makeTrades();
    await speak(context, site.url, locale);
    await enterFor(page, site.url, '/');
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await openPage(page, '/');
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
  });

test('the measure sees a part that moves', async ({ page }) => {
  await openPage(page, '/docs');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '300px';
    document.body.prepend(block);
  });
  expect(await shiftOf(page)).toBeGreaterThan(mostShift);
});
