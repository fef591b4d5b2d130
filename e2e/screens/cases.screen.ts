import type { Page } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { makeCase, makeFinishedJob } from '#e2e/kit/factories/cases.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear, type Theme } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takePart, takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;

const looks: Record<Theme, Locale> = { light: 'en', dark: 'hi' };

/** A paid job of yesterday, and what both sides say about it. */
const makeDispute = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const at = now();
  const booking = await makeFinishedJob(customer.user, { bookable, paid: { method: 'upi', at } });
  const statements = [
    { by: 'customer' as const, text: 'The tile by the switch broke.', imageKeys: [], at },
    { by: 'worker' as const, text: 'It was cracked before I began.', imageKeys: [], at },
  ];
  return { worker, customer, booking, statements, path: `/bookings/${String(booking._id)}` };
};

const showCase = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('region', { name: messages(locale).cases.title }).scrollIntoViewIfNeeded();

for (const theme of themes) {
  const locale = looks[theme];

  test(`a decided case on a booking's page, ${theme}`, async ({ page, site }) => {
    const { customer, booking, statements, path } = await makeDispute();
    const at = now();
    const words = 'The photos show a fresh crack.';
    const decision = { by: booking._id, at, words, kind: 'credit' as const, amountPaise: 20_000 };
    await makeCase(booking, 'customer', {
      ...{ state: 'decided', reason: 'damaged', answerBy: null, statements, decisions: [decision] },
      appealUntil: new Date(at.getTime() + 7 * DAY_MS),
    });
    await enterWith(page.context(), site.url, customer);
    await speak(page.context(), site.url, locale);
    await wear(page, theme);
    await openPage(page, path);
    await showCase(page, locale);
    await takeScreen(page, `case-decided-${theme}`);
  });

  test(`the sheet that opens a case, ${theme}`, async ({ page, site }) => {
    const { worker, path } = await makeDispute();
    await wear(page, theme);
    await speak(page.context(), site.url, locale);
    await enterWith(page.context(), site.url, worker);
    await openPage(page, path);
    await page.getByRole('button', { name: messages(locale).cases.title }).click();
    await page.getByRole('textbox').waitFor();
    await takeScreen(page, `case-sheet-${theme}`);
  });
}

test('a case in the office', async ({ page, site }) => {
  const { booking, statements } = await makeDispute();
  const heard = { state: 'heard' as const, reason: 'damaged' as const, answerBy: null, waits: true };
  const { _id } = await makeCase(booking, 'customer', { ...heard, statements });
  await page.setViewportSize({ width: 1366, height: 900 });
  await enterAs(page.context(), site.url, 'admin');
  await openPage(page, `/office/queues?queue=cases&item=${String(_id)}`);
  await page.getByText(messages('en').officeCases.money, { exact: true }).waitFor();
  await takePart(page.getByRole('article'), 'case-office');
});
