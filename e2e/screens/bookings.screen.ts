import { makeService } from '#e2e/kit/factories/jobs.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeCustomerDay } from '../fixtures/make-customer-day.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const looks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' as const, book: 'Book' })),
  { name: 'ta', theme: 'light' as const, locale: 'ta' as const, book: 'புக் செய்' },
];

for (const { name, theme, locale, book } of looks) {
  test(`bookings, ${name}`, async ({ page, context, site }) => {
    const { customer, paths } = await makeCustomerDay();
    await enterWith(context, site.url, customer);
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/bookings');
    await takeScreen(page, `bookings-${name}`);
    await openPage(page, '/bookings?show=past');
    await takeScreen(page, `bookings-past-${name}`);
    await openPage(page, '/customer-dashboard');
    await takeScreen(page, `customer-dashboard-bookings-${name}`);
    await openPage(page, '/');
    await takeScreen(page, `home-booking-${name}`);
    for (const [state, path] of Object.entries(paths)) {
      await openPage(page, path);
      await takeScreen(page, `booking-${state}-${name}`);
    }
  });

  test(`the booking sheet, ${name}`, async ({ page, context, site }) => {
    const { customer, worker } = await makeCustomerDay();
    await enterWith(context, site.url, customer);
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, `/worker/${worker.userId}`);
    await takeScreen(page, `worker-book-${name}`);
    await page.getByRole('button', { name: book, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await laterDay(sheet).check();
    await sheet.getByRole('radiogroup').nth(2).getByRole('radio').nth(4).check();
    await takeScreen(page, `booking-sheet-${name}`);
    await sheet.getByRole('textbox').last().scrollIntoViewIfNeeded();
    await takeScreen(page, `booking-sheet-end-${name}`);
  });
}

const serviceLooks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' }) as const),
  { name: 'hi', theme: 'light', locale: 'hi' } as const,
];

for (const { name, theme, locale } of serviceLooks)
  test(`the booking sheet of a chosen service, ${name}`, async ({ page, context, site }) => {
    const { customer, bookable } = await makeCustomerDay();
    const { worker, job } = bookable;
    const skillIds = worker.skills.map(({ _id }) => _id);
    await makeService({ title: 'Switchboard repair', skillIds });
    await enterWith(context, site.url, customer);
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, `/service/${String(job._id)}`);
    const { bookNowWith } = messages(locale).bookingForm;
    await page.getByRole('button', { name: fill(bookNowWith, { name: worker.name }) }).click();
    const sheet = page.getByRole('dialog');
    await laterDay(sheet).check();
    await sheet.getByRole('radiogroup').nth(2).getByRole('radio').nth(4).check();
    await takeScreen(page, `booking-sheet-service-${name}`);
    await sheet.getByRole('radiogroup').nth(1).getByRole('button').click();
    await sheet.getByRole('combobox').first().scrollIntoViewIfNeeded();
    await takeScreen(page, `booking-sheet-days-${name}`);
  });

test('cancel, reschedule and rate sheets of a booking', async ({ page, context, site }) => {
  const { customer, paths } = await makeCustomerDay();
  await enterWith(context, site.url, customer);
  await openPage(page, paths.underway);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').waitFor();
  await takeScreen(page, 'booking-cancel');
  await openPage(page, paths.request);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByRole('radio', { name: /^2 to 4 PM/ }).check();
  await takeScreen(page, 'booking-reschedule');
  await openPage(page, paths.done);
  await page.getByRole('button', { name: 'Rate Ravi Verma' }).click();
  await page.getByRole('radio', { name: '4 stars: good' }).check();
  await takeScreen(page, 'booking-rate');
});

test('bookings, for a guest and empty', async ({ page, context, site }) => {
  await openPage(page, '/bookings');
  await takeScreen(page, 'bookings-guest');
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/bookings');
  await takeScreen(page, 'bookings-empty');
});
