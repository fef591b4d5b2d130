import type { Page } from '@playwright/test';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead, makeBooking, proposeOtherTime } from '#e2e/kit/factories/bookings.ts';
import { drawJpeg } from '#e2e/kit/factories/images.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear, type Theme } from '../fixtures/look.ts';
import { earn, inIndia, makeElectrician, makeWorkday, type Workday } from '../fixtures/make-workday.ts';
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

const lines = Array.from({ length: 14 }, (_, line) => {
  const width = 220 + ((line * 97) % 260);
  return `<rect x="300" y="${70 + line * 34}" width="${width}" height="14" fill="#22303c"/>`;
});

/** The photo of a card with print on it, sharp enough to be accepted. */
const drawCard = () =>
  drawJpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="600"><rect width="840" height="600" fill="#f4efe2"/>
    <rect x="60" y="70" width="190" height="240" fill="#8d5a3b"/>${lines.join('')}</svg>`,
  );

for (const theme of themes) {
  test(`an accepted request, and the week, ${theme}`, async ({ page, site }) => {
    const workday = await makeWorkday();
    const { bookable } = workday;
    const { title: serviceName, titles: serviceTitles } = bookable.job;
    for (const day of [1, 5])
      await makeBooking({
        ...{ bookable, serviceName, serviceTitles, picture: 'electrician', pricePaise: 60_000 },
        ...{ customer: await makeUser({ name: 'Meena Rao' }), status: 'accepted', localDate: dayAhead(day) },
        ...(day === 1 && { startsAt: inIndia(dayAhead(1), '14:00'), endsAt: inIndia(dayAhead(1), '16:00') }),
      });
    const { jobBoard } = await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-dashboard');
    const card = page.getByRole('tabpanel').getByRole('article').first();
    await card.getByRole('button', { name: jobBoard.moves.accepted }).click();
    await card.getByRole('button', { name: jobBoard.undo.label }).waitFor();
    await takeScreen(page, `worker-day-held-${theme}`);
    await page.getByRole('tab').nth(1).click();
    const week = page.getByRole('list', { name: jobBoard.week.label });
    await week.getByRole('button').nth(5).click();
    await week.evaluate((strip) => strip.scrollIntoView({ block: 'center' }));
    await takeScreen(page, `worker-day-week-${theme}`);
  });

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
    const { earnings } = await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-dashboard');
    await takeScreen(page, `worker-day-collect-${theme}`);
    await openPage(page, '/worker-profile?tab=earnings');
    await page
      .locator('table')
      .first()
      .evaluate((table) => table.scrollIntoView({ block: 'end' }));
    await takeScreen(page, `worker-day-earned-${theme}`);
    await page.getByRole('button', { name: earnings.statement.periods.week, exact: true }).click();
    await page.locator('tbody tr').nth(2).waitFor();
    await page
      .getByRole('heading', { name: earnings.statement.title })
      .first()
      .evaluate((title) => title.scrollIntoView({ block: 'center' }));
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
    await page.locator('main summary').first().click();
    await takeScreen(page, `worker-day-why-list-${theme}`);
  });

  test(`the photo of an identity document before it is sent, ${theme}`, async ({ page, site }) => {
    const workday = await makeElectrician();
    const { papers } = await enter(page, site.url, workday, theme);
    await openPage(page, '/worker-profile?show=verified');
    await page.getByRole('radio', { name: papers.documents.pan }).check();
    const buffer = Buffer.from(await drawCard());
    const camera = page.locator('input[type=file][capture]').first();
    await camera.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: papers.use }).scrollIntoViewIfNeeded();
    await takeScreen(page, `worker-day-preview-${theme}`);
  });

  test(`the warning before a verified worker's new name, ${theme}`, async ({ page, site }) => {
    await enter(page, site.url, await makeElectrician({ isVerified: true }), theme);
    await openPage(page, '/worker-profile');
    await page.locator('#edit-profile').click();
    await page.locator('input[name=name]').fill('Ravi Kumar Verma');
    await page.locator('form:has(input[name=name]) button[type=submit]').click();
    await page.getByRole('alertdialog').waitFor();
    await takeScreen(page, `worker-day-new-name-${theme}`);
  });

  test(`a worker rates a customer, ${theme}`, async ({ page, site }) => {
    const workday = await makeElectrician();
    const { bookable } = workday;
    const customer = await makeUser({ name: 'Asha Gupta' });
    const localDate = dayAhead(-1);
    const booking = await makeBooking({ bookable, customer, status: 'completed', localDate });
    await enter(page, site.url, workday, theme);
    await openPage(page, `/rate-us?bookingId=${String(booking._id)}`);
    await page.getByRole('main').getByRole('radio').nth(3).check();
    await takeScreen(page, `worker-day-rate-${theme}`);
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
      await page.getByRole('tab').nth(1).click();
      await takeScreen(page, `worker-day-ahead-desk-${theme}`);
    });

  for (const theme of themes)
    test(`a worker's money on a desktop, ${theme}`, async ({ page, site }) => {
      const workday = await makeElectrician();
      await earn(site.url, workday);
      await enterWith(page.context(), site.url, workday.worker);
      await wear(page, theme);
      await openPage(page, '/worker-dashboard');
      await takeScreen(page, `worker-day-collect-desk-${theme}`);
      await openPage(page, '/worker-profile?tab=earnings');
      const { periods } = messages('en').earnings.statement;
      await page.getByRole('button', { name: periods.week, exact: true }).click();
      await page.locator('tbody tr').nth(2).waitFor();
      await takeScreen(page, `worker-day-statement-desk-${theme}`);
    });
});
