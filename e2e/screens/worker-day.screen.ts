import type { Page } from '@playwright/test';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeBooking, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear, type Theme } from '../fixtures/look.ts';
import { earn, makeElectrician, makeWorkday, type Workday } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks = { light: 'hi', dark: 'ta' } as const;

const enter = async (page: Page, url: string, { worker }: Workday, theme: Theme) => {
  await enterWith(page.context(), url, worker);
  await speak(page.context(), url, looks[theme]);
  await wear(page, theme);
  return messages(looks[theme]);
};

for (const theme of themes) {
  test(`a worker's day: requests, suggested time, days ahead, ${theme}`, async ({ page, site }) => {
    const workday = await makeWorkday();
    const { suggestedTimes } = await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-dashboard');
    await takeScreen(page, `worker-day-top-${theme}`);
    await page.getByRole('button', { name: suggestedTimes.worker.open }).first().click();
    await page.getByRole('dialog').getByRole('radio').nth(3).waitFor();
    await takeScreen(page, `worker-day-suggest-${theme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ block: 'start' }));
    await takeScreen(page, `worker-day-ahead-${theme}`);
  });

  test(`a worker's money: what to collect, and the statement, ${theme}`, async ({ page, site }) => {
    const workday = await makeElectrician();
    await earn(site.url, workday);
    await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-dashboard');
    await takeScreen(page, `worker-day-collect-${theme}`);
    await openPage(page, '/worker-profile?tab=earnings');
    await page
      .locator('table')
      .first()
      .evaluate((table) => table.scrollIntoView({ block: 'end' }));
    await takeScreen(page, `worker-day-statement-${theme}`);
  });

  test(`a worker's profile: documents, hours, why shown, ${theme}`, async ({ page, site }) => {
    const workday = await makeElectrician();
    await makeDocuments(workday.bookable.worker);
    await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-profile');
    await takeScreen(page, `worker-day-documents-${theme}`);
    await openPage(page, '/why-shown');
    await takeScreen(page, `worker-day-why-shown-${theme}`);
  });

  test(`a customer is asked about a suggested time, ${theme}`, async ({ page, site }) => {
    const workday = await makeElectrician();
    const customer = await makeUser({ name: 'Asha Gupta' });
    const { bookable } = workday;
    const { title: serviceName, titles: serviceTitles } = bookable.job;
    const booking = await makeBooking({ bookable, customer, serviceName, serviceTitles, pricePaise: 60_000 });
    await proposeOtherTime(booking, 'worker');
    await enter(page, site.url, { ...workday, worker: await makeSession(customer) }, theme);
    await openPage(page, `/bookings/${String(booking._id)}`);
    await takeScreen(page, `booking-suggested-${theme}`);
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`a worker's day on a desktop, ${theme}`, async ({ page, site }) => {
      const { worker } = await makeWorkday();
      await enterWith(page.context(), site.url, worker);
      await wear(page, theme);
      await openPage(page, '/worker-dashboard');
      await takeScreen(page, `worker-day-desk-${theme}`);
    });
});
