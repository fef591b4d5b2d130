import type { Page } from '@playwright/test';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { storeHandover } from '#e2e/kit/factories/office-acts.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear, type Theme } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { makeVisit as makeRunningVisit } from '../fixtures/make-visit.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks: Record<Theme, Locale> = { light: 'ta', dark: 'hi' };

const makeVisit = async () => {
  const { bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta' });
  const { skills } = bookable.worker;
  const worker = await makeWorker({ name: 'Suresh Kumar', skills, hourlyRatePaise: 32_000 });
  const booking = await makeBooking({
    ...{ bookable, customer, status: 'accepted', localDate: dayAhead(3), pricePaise: 60_000 },
    ...{ serviceName: bookable.job.title, serviceTitles: bookable.job.titles },
  });
  return { booking, customer, worker };
};

const enter = async (page: Page, url: string, person: SignedIn, look: [Locale, Theme]): Promise<void> => {
  await enterWith(page.context(), url, person);
  await speak(page.context(), url, look[0]);
  await wear(page, look[1]);
};

for (const theme of themes) {
  const locale = looks[theme];

  test(`a customer is asked about another worker, ${theme}`, async ({ page, site }) => {
    const { booking, customer, worker } = await makeVisit();
    await storeHandover(booking, worker);
    await enter(page, site.url, await makeSession(customer), [locale, theme]);
    await openPage(page, `/bookings/${String(booking._id)}`);
    await page.getByRole('button', { name: /Suresh Kumar/ }).scrollIntoViewIfNeeded();
    await takeScreen(page, `handover-customer-${theme}`);
  });

  test(`a worker is asked to take over, ${theme}`, async ({ page, site }) => {
    const { booking, worker } = await makeVisit();
    await storeHandover(booking, worker);
    await enter(page, site.url, await makeSession(worker), [locale, theme]);
    await openPage(page, '/worker-dashboard');
    await takeScreen(page, `handover-worker-${theme}`);
  });

  test(`the office's acts on a phone, ${theme}`, async ({ page, site }) => {
    const { booking } = await makeVisit();
    const { officeActs } = messages(locale);
    await enter(page, site.url, await signIn('admin'), [locale, theme]);
    await openPage(page, `/office/bookings/${String(booking._id)}`);
    await page.getByRole('button', { name: officeActs.cancel.label, exact: true }).scrollIntoViewIfNeeded();
    await takeScreen(page, `office-acts-${theme}`);
    await page.getByRole('button', { name: officeActs.reassign.label, exact: true }).click();
    await page.getByRole('textbox').scrollIntoViewIfNeeded();
    await takeScreen(page, `office-reassign-${theme}`);
  });

  test(`the office's forms to move a booking and to give credit, ${theme}`, async ({ page, site }) => {
    const { booking } = await makeVisit();
    const { office, officeActs } = messages(locale);
    await enter(page, site.url, await signIn('admin'), [locale, theme]);
    await openPage(page, `/office/bookings/${String(booking._id)}`);
    for (const [name, { label }] of [
      ['move', officeActs.move],
      ['credit', officeActs.adjust],
    ] as const) {
      await page.getByRole('button', { name: label, exact: true }).click();
      const choice = page.locator('form select').first();
      await choice.locator('option').nth(1).waitFor({ state: 'attached' });
      await choice.selectOption({ index: 1 });
      await page.getByRole('textbox').scrollIntoViewIfNeeded();
      await takeScreen(page, `office-${name}-${theme}`);
      await page.getByRole('button', { name: office.act.cancel }).click();
    }
  });

  test(`the office's form to waive what is owed, ${theme}`, async ({ page, site }) => {
    const { booking } = await makeRunningVisit('completed');
    const { officeActs } = messages(locale);
    await enter(page, site.url, await signIn('admin'), [locale, theme]);
    await openPage(page, `/office/bookings/${String(booking._id)}`);
    await page.getByRole('button', { name: officeActs.waive.label, exact: true }).click();
    await page.getByRole('textbox').scrollIntoViewIfNeeded();
    await takeScreen(page, `office-waive-${theme}`);
  });

  test(`the office's acts on a desktop, ${theme}`, async ({ page, site }) => {
    const { booking } = await makeVisit();
    await page.setViewportSize({ width: 1366, height: 900 });
    await enter(page, site.url, await signIn('admin'), ['en', theme]);
    await openPage(page, `/office/bookings/${String(booking._id)}`);
    await page.getByRole('button', { name: messages('en').officeActs.cancel.label }).click();
    await takeScreen(page, `office-acts-desktop-${theme}`);
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`the office's forms on a desktop, ${theme}`, async ({ page, site }) => {
      const { booking } = await makeVisit();
      const { office, officeActs } = messages('en');
      await enter(page, site.url, await signIn('admin'), ['en', theme]);
      await openPage(page, `/office/bookings/${String(booking._id)}`);
      for (const [name, { label }] of [
        ['reassign', officeActs.reassign],
        ['move', officeActs.move],
        ['credit', officeActs.adjust],
      ] as const) {
        await page.getByRole('button', { name: label, exact: true }).click();
        await page.getByRole('textbox').scrollIntoViewIfNeeded();
        await takeScreen(page, `office-${name}-desk-${theme}`);
        await page.getByRole('button', { name: office.act.cancel }).click();
      }
    });
});
