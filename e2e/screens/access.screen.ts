import { makeRavi, openSheet } from '../fixtures/booking-sheet.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

/** 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

test('a booking in a contrast theme and at 400 %', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await page.emulateMedia({ forcedColors: 'active' });
  const sheet = await openSheet(page, await makeRavi());
  await laterDay(sheet).check();
  await laterDay(sheet).scrollIntoViewIfNeeded();
  await takeScreen(page, 'access-contrast-booking');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(ZOOMED);
  await laterDay(sheet).focus();
  await takeScreen(page, 'access-zoom-booking');
});

test('a worker, the settings and the search in a contrast theme and at 400 %', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  const { worker } = await makeRavi();
  const paths = { worker: `/worker/${String(worker._id)}`, settings: '/profile/settings', search: '/search' };
  for (const [name, path] of Object.entries(paths)) {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, path);
    await takeScreen(page, `access-contrast-${name}`);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(ZOOMED);
    await takeScreen(page, `access-zoom-${name}`);
    await page.setViewportSize({ width: 360, height: 800 });
  }
});
