import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { bookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import {
  getBookingContract,
  listBookingsContract,
  markPaidContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { cityIn } from '#lib/platform/i18n/place-names.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak } from '../fixtures/look.ts';
import { inIndia, makeElectrician, makeWorkday } from '../fixtures/make-workday.ts';
import { laterDay } from '../fixtures/later-day.ts';
import { openPage, reloadPage } from '../fixtures/open-page.ts';
import { awaitSent } from '../fixtures/sent-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeDoorCode } from '../fixtures/type-door-code.ts';

const toast = (page: Page) => page.locator('[data-slot=toast]').last();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tap = (page: Page, name: string) => cards(page).first().getByRole('button', { name }).click();

test.afterEach(({ site }) => site.setClock(new Date()));

const openBoard = async (page: Page, site: TestSite, worker: SignedIn): Promise<void> => {
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-dashboard');
};

interface Words {
  locale: 'en' | 'hi';
  tabs: [string, string];
  steps: [string, string, string, string];
  accept: string;
  accepted: string;
  contact: string;
  paid: [string, string, string];
}

const english: Words = {
  locale: 'en',
  tabs: ['Upcoming', 'Completed'],
  steps: ['On my way', 'I have arrived', 'Start Job', 'Complete Job'],
  accept: 'Accept',
  accepted: 'Booking Accepted',
  contact: 'Contact Customer',
  paid: ['Mark as paid', 'Cash', 'Paid in cash'],
};

const hindi: Words = {
  locale: 'hi',
  tabs: ['आने वाले', 'पूरे हुए'],
  steps: ['रास्ते में हूँ', 'पते पर हूँ', 'काम शुरू करें', 'काम पूरा हुआ'],
  accept: 'काम लें',
  accepted: 'बुकिंग पक्की हुई',
  contact: 'ग्राहक से बात करें',
  paid: ['पैसे मिल गए', 'नकद', 'नकद मिले'],
};

const statuses = ['on_the_way', 'arrived', 'in_progress', 'completed'] as const;

const pageFor = async (browser: Browser, site: TestSite, locale: Words['locale']): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({ baseURL: site.url });
  await speak(context, site.url, locale);
  return context.newPage();
};

/** Requests two hours from ten on the day after tomorrow, as a customer does. */
const bookBySheet = async (page: Page, workerId: string): Promise<void> => {
  await openPage(page, `/worker/${workerId}`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await laterDay(sheet).check();
  await sheet.getByRole('radio', { name: '10 AM to 12 PM ₹600' }).check();
  await sheet.getByLabel('PIN code').fill('226010');
  await expect(sheet.getByText('Gomti Nagar, Lucknow, Uttar Pradesh')).toBeVisible();
  await sheet.getByLabel('House no. and street').fill('12 Park Road');
  await sheet.getByLabel('Floor').fill('Terrace');
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await awaitSent(page);
};

const bookingsIn = ({ json }: { json: unknown }) =>
  z.looseObject({ data: z.array(bookingView) }).parse(json).data;

for (const words of [english, hindi])
  test(`a job runs from request to payment, and both sides see each step (${words.locale})`, async ({
    browser,
    site,
  }) => {
    // Two people with ten actions each.
    test.slow();
    const { worker, bookable } = await makeElectrician();
    const customer = await makeSession(await makeUser({ name: 'Asha Gupta', phone: '9822222222' }));
    const { send } = bookingClient(() => site.url);
    const customerPage = await pageFor(browser, site, 'en');
    await enterWith(customerPage.context(), site.url, customer);
    const page = await pageFor(browser, site, words.locale);
    await openBoard(page, site, worker);
    await expect(cards(page)).toHaveCount(0);

    // Requested while the job board is open: it appears by itself, without the customer's private data.
    await bookBySheet(customerPage, String(bookable.worker._id));
    const [request] = bookingsIn(await send(customer, listBookingsContract, {}));
    if (!request) throw new Error('Nothing was booked.');
    const params = { id: request._id };
    const asCustomer = async () => viewIn(await send(customer, getBookingContract, { params }));
    await expect(cards(page)).toHaveCount(1);
    for (const text of ['Asha Gupta', '₹600', `${cityIn(words.locale, 'Lucknow')} 226010`])
      await expect(cards(page)).toContainText(text);
    for (const secret of ['12 Park Road', 'Terrace', '9822222222', customer.user.email])
      await expect(cards(page)).not.toContainText(secret);

    await tap(page, words.accept);
    await expect(toast(page)).toContainText(words.accepted);
    await expect(toast(page)).toContainText(request.number);
    expect((await asCustomer()).status).toBe('accepted');
    await tab(page, words.tabs[0]).click();
    await expect(cards(page)).toContainText('12 Park Road, Terrace');
    await expect(cards(page).locator('a[href="tel:+919822222222"]')).toBeVisible();
    await expect(cards(page).locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(cards(page).getByRole('link', { name: words.contact })).toHaveAttribute(
      'href',
      `/messages?userId=${customer.userId}`,
    );
    await expect(cards(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /destination=12%20Park%20Road/,
    );

    // Too early to start; the message says when it is possible.
    await expect(cards(page).getByRole('button', { name: words.steps[2] })).toBeDisabled();
    site.setClock(inIndia(request.localDate, '09:10'));
    await reloadPage(page);
    await tab(page, words.tabs[0]).click();
    await expect(cards(page).getByRole('button', { name: words.steps[2] })).toBeEnabled();
    for (const [at, step] of words.steps.entries()) {
      if (step === words.steps[3]) {
        // Nothing can be done before its time.
        await expect(cards(page).getByRole('button', { name: step })).toBeDisabled();
        site.setClock(inIndia(request.localDate, '10:00'));
        await reloadPage(page);
        await tab(page, words.tabs[0]).click();
      }
      await tap(page, step);
      if (step === words.steps[2]) await (await typeDoorCode(page, site.url, request._id)).click();
      if (step === words.steps[3])
        await page.getByRole('alertdialog').getByRole('button', { name: step }).click();
      await expect.poll(async () => (await asCustomer()).status).toBe(statuses[at]);
      if (step !== words.steps[3])
        await expect(cards(page).locator('[data-status]')).toHaveAttribute('data-status', statuses[at] ?? '');
    }

    await tab(page, words.tabs[1]).click();
    await tap(page, words.paid[0]);
    await page.getByRole('dialog').getByRole('button', { name: words.paid[1] }).click();
    await expect(cards(page)).toContainText(words.paid[2]);
    expect((await asCustomer()).paid?.method).toBe('cash');
    await expect(page.locator('[data-slot=stat-tile]').filter({ hasText: '₹600' })).toHaveCount(1);

    const rated = await send(customer, rateUsContract, { body: { rating: 5, bookingId: request._id } });
    expect(rated.status).toBe(201);
    expect((await asCustomer()).review?.rating).toBe(5);
    await customerPage.context().close();
    await page.context().close();
  });

test('a worker rejects a request with a reason, and cancels a job only with one', async ({ page, site }) => {
  const { worker } = await makeWorkday();
  await openBoard(page, site, worker);
  await expect(tab(page, 'Requests 2')).toBeVisible();
  await tap(page, 'Reject');
  const sheet = page.getByRole('alertdialog');
  await sheet.getByText('The place is too far').click();
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page)).toContainText('Booking Rejected');
  await expect(tab(page, 'Requests 1')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await tab(page, 'Upcoming').click();
  // The unpaid job comes first.
  await expect(cards(page).first()).toContainText('Collect ₹600');
  await cards(page).nth(1).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  const confirm = cancel.getByRole('button', { name: /^Cancel (booking|for)/ });
  await confirm.click();
  await expect(cancel.getByRole('alert')).toHaveText('Please give a reason');
  await cancel.getByText('Other reason').click();
  await cancel.getByRole('textbox').fill('The road is under water');
  await confirm.click();
  await expect(toast(page)).toContainText('Booking Cancelled');
  await expect(cards(page)).toHaveCount(2);
});

test('a worker accepts another time that the customer proposes', async ({ page, site }) => {
  const { worker } = await makeWorkday();
  await openBoard(page, site, worker);
  await tab(page, 'Upcoming').click();
  const moved = cards(page).filter({ hasText: 'asked for another time' });
  await moved.getByRole('button', { name: 'Accept new time' }).click();
  await expect(toast(page)).toContainText('New time accepted');
  await expect(moved).toHaveCount(0);
});

test('a worker can report an absent customer from 15 minutes after the start', async ({ page, site }) => {
  const { worker, bookable } = await makeElectrician();
  await makeBooking({ bookable, localDate: dayAhead(1), status: 'arrived' });
  site.setClock(inIndia(dayAhead(1), '10:05'));
  await openBoard(page, site, worker);
  await tab(page, 'Upcoming').click();
  await expect(cards(page)).toContainText('You can report it from: Today, 10:15 AM');
  site.setClock(inIndia(dayAhead(1), '10:15'));
  await reloadPage(page);
  await tab(page, 'Upcoming').click();
  await tap(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: 'Customer is not there' }).click();
  const claim = page.getByRole('dialog', { name: 'Is the customer not there?' });
  await claim.getByRole('button', { name: 'Customer is not there' }).click();
  await expect(toast(page)).toContainText('Customer was not there');
  await expect(page.getByRole('heading', { name: 'No upcoming jobs' })).toBeVisible();
});

/** Notes the requests of a page that read jobs. */
const noteReads = (page: Page): string[] => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const found = /\/api\/v1\/bookings(?:\/(?:job-board|\w+-jobs))?(?:\?.*)?$/.exec(request.url());
    if (found && request.method() === 'GET') reads.push(found[0].replace('/api/v1/bookings/', ''));
  });
  return reads;
};

const boards = (...tabs: string[]): string[] => tabs.map((shown) => `job-board?tab=${shown}`);

/** Makes the page seen and online in the moment in which its socket connects, as on a phone that wakes up. */
const wakeOnConnect = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (!String(data).startsWith('40')) return;
          document.dispatchEvent(new Event('visibilitychange'));
          window.dispatchEvent(new Event('online'));
        });
      }
    };
  });

test('a wake-up and a tap on a tab each read the jobs with one request', async ({ page, site }) => {
  const { worker } = await makeWorkday();
  const reads = noteReads(page);
  await wakeOnConnect(page);
  await openBoard(page, site, worker);
  await expect.poll(() => reads).toEqual(boards('requests'));
  await awaitQuiet(page);
  expect(reads).toHaveLength(1);

  await page.clock.install();
  await page.clock.fastForward(10_000);
  await tab(page, 'Completed').click();
  await expect.poll(() => reads).toEqual(boards('requests', 'completed'));
  await page.clock.fastForward(10_000);
  await tab(page, 'Requests').evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => reads).toEqual(boards('requests', 'completed', 'requests'));
  await awaitQuiet(page);
  expect(reads).toHaveLength(3);
});

test('money noted as paid on another phone during a gap is no longer collected', async ({ page, site }) => {
  const { worker } = await makeWorkday();
  const paid = Promise.withResolvers<undefined>();
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    await paid.promise;
    socket.connectToServer();
  });
  await openBoard(page, site, worker);
  await tab(page, 'Upcoming').click();
  const collect = cards(page).filter({ hasText: 'Collect ₹600' });
  await expect(collect).toHaveCount(1);
  const { send } = bookingClient(() => site.url);
  const [done] = bookingsIn(await send(worker, listBookingsContract, { query: { status: 'completed' } }));
  const parts = { params: { id: done?._id ?? '' }, body: { method: 'upi' } };
  expect((await send(worker, markPaidContract, parts)).status).toBe(200);
  paid.resolve(undefined);
  await expect(collect).toHaveCount(0);
});

test("a worker's home page shows the next job of today", async ({ page, site }) => {
  const { worker } = await makeWorkday();
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/');
  await expect(page.getByRole('region', { name: 'No jobs today' })).toBeVisible();
  await expect(page.getByRole('region', { name: '2 requests are waiting for your answer' })).toBeVisible();
  site.setClock(inIndia(dayAhead(2), '07:00'));
  await openPage(page, '/');
  const next = page.getByRole('region', { name: 'Next job' });
  await expect(next).toContainText('Today, 10 AM-12 PM');
  await expect(next).toContainText('12 Park Road');
});
