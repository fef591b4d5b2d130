import type { Page } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, unroll, wear, type Theme } from '../fixtures/look.ts';
import { makeVisit } from '../fixtures/make-visit.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takePart, takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const HOUR_MS = 3_600_000;

const looks: Record<Theme, Locale> = { light: 'en', dark: 'hi' };

const enter = async (page: Page, url: string, person: SignedIn, theme: Theme): Promise<void> => {
  await enterWith(page.context(), url, person);
  await speak(page.context(), url, looks[theme]);
  await wear(page, theme);
};

for (const theme of themes) {
  test(`a claim and its answer, ${theme}`, async ({ page, site }) => {
    const { booking, customer } = await makeVisit('no_show', {});
    await enter(page, site.url, customer, theme);
    await openPage(page, `/bookings/${String(booking._id)}`);
    const box = page.locator('[data-slot=alert]').getByRole('button');
    await box.first().waitFor();
    await takeScreen(page, `claim-answer-${theme}`);
    await box.last().click();
    await page.getByRole('textbox').waitFor();
    await takeScreen(page, `claim-answer-sheet-${theme}`);
  });

  test(`the sheet of a worker's claim, ${theme}`, async ({ page, site }) => {
    const { booking, worker } = await makeVisit('arrived');
    await enter(page, site.url, worker, theme);
    await openPage(page, `/bookings/${String(booking._id)}`);
    const { card } = messages(looks[theme]).jobBoard;
    await page.getByRole('main').getByRole('button', { name: card.more }).click();
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /not there|नहीं/ })
      .first()
      .click();
    await page.getByRole('textbox').waitFor();
    await takeScreen(page, `claim-worker-${theme}`);
  });

  test(`the sheet of a customer's claim, ${theme}`, async ({ page, site }) => {
    const { booking, customer } = await makeVisit('completed');
    await enter(page, site.url, customer, theme);
    await openPage(page, `/bookings/${String(booking._id)}`);
    await page.getByRole('button', { name: /didn’t come|नहीं आए/ }).click();
    await page.getByRole('textbox').waitFor();
    await takeScreen(page, `claim-customer-${theme}`);
  });
}

test('the counts shown about a customer', async ({ page, site }) => {
  const { customer } = await makeVisit('no_show', {});
  await enter(page, site.url, customer, 'dark');
  await openPage(page, '/what-counts');
  await takeScreen(page, 'claim-counted');
});

test('a claim in the office', async ({ page, site }) => {
  const at = now();
  const { booking } = await makeVisit('no_show', {
    ...{ state: 'contested', answerBy: null, seenAt: at },
    office: { why: 'contradicted', at, dueBy: new Date(at.getTime() + 14 * 24 * HOUR_MS) },
    statements: [
      { by: 'worker', text: 'I rang twice at gate 4 and called at 10:15.', imageKeys: [], at },
      { by: 'customer', text: 'I was in the garden and heard nothing.', imageKeys: [], at },
    ],
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await enterAs(page.context(), site.url, 'admin');
  await openPage(page, `/office/queues?queue=claims&item=${String(booking._id)}`);
  await page.getByText('All claims, including this one').waitFor();
  // Otherwise the header would cover the top of the claim.
  await unroll(page);
  await takePart(page.getByRole('article'), 'claim-office');
});
