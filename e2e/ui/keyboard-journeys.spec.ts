import type { Page } from '@playwright/test';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { dayAhead, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeRavi } from '../fixtures/booking-sheet.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { choose, expectFocus, pressOn, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { makeElectrician } from '../fixtures/make-workday.ts';
import { noteAnnouncements } from '../fixtures/note-announcements.ts';
import { awaitPage, openPage } from '../fixtures/open-page.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectZoomable, zoomed } from '../fixtures/zoomed.ts';

/** Books a later day by keyboard alone. */
const book = async (page: Page, { worker }: Bookable): Promise<void> => {
  await openPage(page, `/worker/${String(worker._id)}`);
  await pressOn(page, page.getByRole('button', { name: 'Book', exact: true }));
  const sheet = page.getByRole('dialog', { name: `Book ${worker.name}` });
  await choose(page, sheet.getByRole('radiogroup', { name: 'Day' }), laterDay(sheet));
  const times = sheet.getByRole('radiogroup', { name: 'Time' });
  await choose(page, times, times.getByRole('radio', { name: /^10 AM to 12 PM/ }));
  await typeInto(page, sheet.getByLabel('PIN code'), '226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await typeInto(page, sheet.getByLabel('House no. and street'), '12 Park Road');
  await tabTo(page, sheet.getByRole('button', { name: 'Confirm Booking' }));
  await page.keyboard.press('Enter');
  await awaitSent(page);
};

/** On the page of a booking, moves it to another time. */
const move = async (page: Page): Promise<void> => {
  await pressOn(page, page.getByRole('button', { name: 'Reschedule' }));
  const sheet = page.getByRole('dialog', { name: 'Choose another day or time' });
  const times = sheet.getByRole('radiogroup', { name: 'Time' });
  await choose(page, times, times.getByRole('radio', { name: /^2 to 4 PM/ }));
  await tabTo(page, sheet.getByRole('button', { name: 'Move booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/, 2-4 PM$/)).toBeVisible();
};

/** On the page of a booking, cancels it. */
const cancel = async (page: Page): Promise<void> => {
  await pressOn(page, page.getByRole('button', { name: 'Cancel booking' }));
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await pressOn(page, question.getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expectFocus(page);
};

test('a customer finds a worker by keyboard alone, and comes back to the results', async ({
  page,
  context,
  site,
}) => {
  await makeTrades();
  await makeFoundWorker({ name: 'Ravi Verma', trades: ['Electrician'] });
  await enterAs(context, site.url, 'customer');
  const details = page.getByRole('link', { name: 'Details of Ravi Verma' });
  // A server caches the trades for a second or two, and those of the previous test differ.
  await expect(async () => {
    await openPage(page, '/search');
    await typeInto(page, page.getByRole('combobox').first(), 'electrician');
    await page.keyboard.press('Enter');
    await expect(details).toBeVisible({ timeout: 2000 });
  }).toPass();
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/worker\/[0-9a-f]{24}/);
  await expect(page).toHaveTitle(/Ravi Verma/);
  await awaitPage(page);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('on a desktop the focus goes into the pane of a worker, back to the card, and on to the next one', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await makeTrades();
  for (const name of ['Ravi Verma', 'Sunita Devi']) await makeFoundWorker({ name, trades: ['Electrician'] });
  await enterAs(context, site.url, 'customer');
  const details = page.getByRole('link', { name: /^Details of / });
  // A server caches the trades for a second or two, and those of the previous test differ.
  await expect(async () => {
    await openPage(page, '/search?query=electrician');
    await expect(details).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  const pane = page.locator('[data-slot=pane]');
  for (const at of [0, 1]) {
    const card = details.nth(at);
    await card.press('Enter');
    const name = (await card.getAttribute('aria-label')) ?? '';
    await expect(pane.getByRole('heading', { name })).toBeFocused();
    await expect(page).toHaveTitle(`${name.replace('Details of ', '')} · Search · Hunar`);
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(page).toHaveTitle('Search · Hunar');
  }
  // Words typed into the box close the pane without the server.
  await details.first().press('Enter');
  await expect(page).toHaveTitle(/^(Ravi Verma|Sunita Devi) · Search · Hunar$/);
  await page.getByRole('main').getByRole('combobox').fill('electrician Ravi');
  await expect(pane).toHaveCount(0);
  await expect(page).toHaveTitle('Search · Hunar');
});

test('a customer books, moves and cancels by keyboard alone', async ({ page, context, site }) => {
  test.slow();
  await enterAs(context, site.url, 'customer');
  await book(page, await makeRavi());

  await openPage(page, page.url().replace('/sent', ''));
  await pressOn(page, page.getByRole('button', { name: 'Reschedule' }));
  await expect(page.getByRole('dialog', { name: 'Choose another day or time' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeFocused();

  await openPage(page, page.url());
  await move(page);
  await openPage(page, page.url());
  await cancel(page);
});

test('at 400 % zoom a customer books, moves and cancels with the focus always in sight, and hears it once', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await page.setViewportSize(zoomed);
  await enterAs(context, site.url, 'customer');
  await book(page, await makeRavi());
  await openPage(page, page.url().replace('/sent', ''));
  await expectZoomable(page);
  const { expectOnce } = await noteAnnouncements(page);
  await move(page);
  await expectOnce('Booking rescheduled');
  await cancel(page);
  await expectOnce('Booking cancelled');
});

test('a worker accepts, and writes to the customer at 400 % zoom, by keyboard alone', async ({
  page,
  site,
}) => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeUser({ name: 'Asha Gupta', phone: '9822222222' });
  await makeBooking({ bookable, customer, localDate: dayAhead(2) });
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-dashboard');
  await pressOn(page, page.getByRole('article').getByRole('button', { name: 'Accept' }));
  await expect(page.getByRole('article')).toContainText('Accepted');
  const accepted = page.getByRole('group', { name: 'Accepted' });
  await expect(accepted).toBeFocused();
  // A screen reader says the name of what has the focus, then the text within it.
  await expect(accepted.getByText('Accepted')).toHaveAttribute('aria-hidden', 'true');
  await expectFocus(page);
  await page.setViewportSize(zoomed);
  await openPage(page, `/messages?userId=${String(customer._id)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width);
  const field = page.getByRole('textbox', { name: 'Type a message...' });
  await typeInto(page, field, 'I will be there at ten.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('You: I will be there at ten.');
  await expectFocus(page);
  await typeInto(page, field, 'I bring a ladder.');
  await tabTo(page, page.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('You: I bring a ladder.');
  await expect(field).toBeFocused();
});

test('a customer edits the profile by keyboard alone, and is back at the button', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'customer');
  await openPage(page, '/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByLabel('Full Name'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Asha Gupta');
  await tabTo(page, sheet.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Asha Gupta' })).toBeVisible();
  await expect(edit).toBeFocused();
});
