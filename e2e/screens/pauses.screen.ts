import type { Page } from '@playwright/test';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { makeAppeal, makePause } from '#e2e/kit/factories/pauses.ts';
import { makeSession, makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks = { light: 'hi', dark: 'ta' } as const;

test.use({ siteSettings: { SUPPORT_PHONE: '+91 98100 00001' } });

const makeRamesh = () => makeUser({ name: 'Ramesh Yadav', role: 'worker' });

/** Scrolls to the number to call. */
const toNumber = (page: Page): Promise<void> =>
  page.locator('a[href^="tel:"]').first().scrollIntoViewIfNeeded();

for (const theme of themes) {
  test(`the page of a paused worker, ${theme}`, async ({ page, context, site }) => {
    const worker = await makeRamesh();
    await makePause(worker);
    await enterWith(context, site.url, await makeSession(worker));
    await speak(context, site.url, looks[theme]);
    await wear(page, theme);
    await openPage(page, '/paused');
    await takeScreen(page, `paused-${theme}`);
    await toNumber(page);
    await takeScreen(page, `paused-call-${theme}`);
  });

  test(`an appeal against a pause that the reader has set, ${theme}`, async ({ page, context, site }) => {
    const lead = await signInAdmin({ can: 'lead', name: 'Kavita Rao' });
    await makeAppeal(await makeRamesh(), { by: lead.userId });
    await page.setViewportSize({ width: 1366, height: 900 });
    await enterWith(context, site.url, lead);
    await wear(page, theme);
    await openPage(page, officePaths.queue('appeals'));
    await takeScreen(page, `office-own-pause-${theme}`);
  });
}
