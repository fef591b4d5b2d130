import type { BrowserContext, Page } from '@playwright/test';
import { now } from '#lib/platform/time/clock.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeTeam } from '../fixtures/make-team.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

for (const theme of themes)
  test(`a worker's dashboard, ${theme}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'worker');
    await wear(page, theme);
    await openPage(page, '/worker-dashboard');
    await takeScreen(page, `worker-dashboard-${theme}`);
  });

test("a worker's dashboard in Tamil", async ({ page, context, site }) => {
  await enterAs(context, site.url, 'worker');
  await speak(context, site.url, 'ta');
  await openPage(page, '/worker-dashboard');
  await takeScreen(page, 'worker-dashboard-ta');
});

test("a customer's dashboard", async ({ page, context, site }) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/customer-dashboard');
  await takeScreen(page, 'customer-dashboard');
});

const agencyLooks = [
  { name: 'agency', theme: 'light', locale: 'en' },
  { name: 'agency-dark', theme: 'dark', locale: 'en' },
  { name: 'agency-hi', theme: 'light', locale: 'hi' },
] as const;

for (const { name, theme, locale } of agencyLooks)
  test(`the dashboard of a new agency, ${name}`, async ({ page, context, site }) => {
    await enterAs(context, site.url, 'broker');
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/agency');
    await takeScreen(page, name);
  });

const looks = { light: 'hi', dark: 'ta' } as const;

for (const theme of themes)
  test(`an agency's week, ${theme}`, async ({ page, context, site }) => {
    await makeTeam(await enterAs(context, site.url, 'broker'));
    await wear(page, theme);
    await speak(context, site.url, looks[theme]);
    await openPage(page, '/agency');
    await page.locator('#team-week').evaluate((week) => week.scrollIntoView({ block: 'start' }));
    await takeScreen(page, `agency-week-${theme}`);
  });

const openStatement = async (page: Page, context: BrowserContext, url: string): Promise<void> => {
  const bookable = await makeTeam(await enterAs(context, url, 'broker'));
  const done = { bookable, status: 'completed', localDate: dayAhead(0) } as const;
  await makeBooking({ ...done, serviceName: 'Fan repair', paid: { method: 'upi', at: now() } });
  await makeBooking({ ...done, serviceName: 'Tap repair' });
  await openPage(page, '/agency');
  await page.locator('#team-statement-open').click();
  const statement = page.locator('#team-statement');
  // This month.
  await statement.getByRole('button').first().click();
  await statement.locator('tbody tr').nth(1).waitFor();
  await statement.evaluate((part) => part.scrollIntoView({ block: 'start' }));
};

for (const theme of themes)
  test(`an agency's statement, ${theme}`, async ({ page, context, site }) => {
    await wear(page, theme);
    await speak(context, site.url, looks[theme]);
    await openStatement(page, context, site.url);
    await takeScreen(page, `agency-statement-${theme}`);
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`an agency's week as a table, ${theme}`, async ({ page, context, site }) => {
      await makeTeam(await enterAs(context, site.url, 'broker'));
      await wear(page, theme);
      await openPage(page, '/agency');
      await takeScreen(page, `agency-week-desk-${theme}`);
    });

  for (const theme of themes)
    test(`an agency's statement on a desktop, ${theme}`, async ({ page, context, site }) => {
      await wear(page, theme);
      await openStatement(page, context, site.url);
      await takeScreen(page, `agency-statement-desk-${theme}`);
    });
});
