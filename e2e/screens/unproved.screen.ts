import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';
import { now } from '#lib/platform/time/clock.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';

const address = { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };

// The booking is refused until the contact is proved.
test.use({ allowedFaults: [[/status of 403/], { scope: 'test' }] });

const looks = [
  ...themes.map((theme) => ({ name: theme, theme, locale: 'en' as const })),
  { name: 'ta', theme: 'light' as const, locale: 'ta' as const },
];

/** Two new customers: one whose request holds its time for a while, and one whose request holds none. */
const makeRequests = async () => {
  const { bookable } = await makeElectrician();
  const held = await makeUser({ name: 'Asha Gupta', emailProvedAt: undefined, address });
  const unheld = await makeUser({ name: 'Meena Rao', emailProvedAt: undefined, address });
  const { titles: serviceTitles } = bookable.job;
  const common = { bookable, address, area: 'Gomti Nagar', picture: 'electrician', serviceTitles };
  const until = new Date(now().getTime() + 30 * 60_000);
  const first = await makeBooking({ ...common, customer: held, localDate: dayAhead(3), hold: { until } });
  const second = await makeBooking({
    ...common,
    customer: unheld,
    localDate: dayAhead(4),
    hold: { until: null },
  });
  return { bookable, held, unheld, first, second };
};

for (const { name, theme, locale } of looks) {
  test(`a request of a customer without a proved contact, ${name}`, async ({ page, context, site }) => {
    const { bookable, held, unheld, first, second } = await makeRequests();
    await speak(context, site.url, locale);
    await wear(page, theme);
    await enterWith(context, site.url, await makeSession(held));
    await openPage(page, `/bookings/${String(first._id)}`);
    await takeScreen(page, `request-held-${name}`);
    // The sheet opens at once and hides the page that `openPage` waits for.
    await page.goto(`/worker/${String(bookable.worker._id)}?book=${String(bookable.worker._id)}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: /2-4/ }).check();
    await sheet.getByRole('button', { name: messages(locale).bookingForm.submit }).click();
    await sheet.getByRole('button', { name: messages(locale).confirmEmail.again }).scrollIntoViewIfNeeded();
    await takeScreen(page, `request-refused-${name}`);
    await enterWith(context, site.url, await makeSession(unheld));
    await openPage(page, `/bookings/${String(second._id)}`);
    await takeScreen(page, `request-unheld-${name}`);
  });

  test(`the board of the worker it asks, ${name}`, async ({ page, context, site }) => {
    const { bookable } = await makeRequests();
    await speak(context, site.url, locale);
    await wear(page, theme);
    await enterWith(context, site.url, await makeSession(bookable.worker));
    await openPage(page, '/worker-dashboard');
    const { jobBoard, bookingWords } = messages(locale);
    await page.getByText(bookingWords.contact.unproved).first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: jobBoard.moves.accepted }).first().scrollIntoViewIfNeeded();
    await takeScreen(page, `job-unproved-${name}`);
  });

  test(`too many searches, ${name}`, async ({ page, context, site }) => {
    await speak(context, site.url, locale);
    await wear(page, theme);
    await openPage(page, '/busy?from=%2Fsearch&seconds=1800');
    await takeScreen(page, `busy-${name}`);
  });
}
