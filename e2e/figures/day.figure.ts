import type { Browser, Page } from '@playwright/test';
import { atMost, say, withoutBar, type Figure } from '#bench/figures.ts';
import { keepResult } from '#bench/keep-result.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { loadDemoPeople, type DemoPerson } from '#e2e/kit/demo-people.ts';
import { startMeteredLine } from '#e2e/kit/metered-line.ts';
import { startTestSite, type TestSite } from '#e2e/kit/test-site.ts';
import { awaitQuiet, followTraffic } from '../fixtures/await-quiet.ts';
import { fillLogin } from '../fixtures/fill-form.ts';
import { awaitPage } from '../fixtures/open-page.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { awaitSent } from '../fixtures/sent-page.ts';

const MB = 1_000_000;
const MAX_MB = { customer: 1.5, worker: 2 } as const;
type Who = keyof typeof MAX_MB;

// Includes the outbox work that follows a booking or a message.
const test = base.extend<object, { site: TestSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startTestSite({ HUNAR_WORKER: 'on' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

type Act = (page: Page) => Promise<unknown>;

// Names a step that never completes long before the day's own time limit.
const STEP_MS = 60_000;

/** A phone with a service worker and a metered connection. */
const openPhone = async (browser: Browser, url: string) => {
  const line = await startMeteredLine({ host: 'localhost', port: Number(new URL(url).port) });
  const baseURL = `http://localhost:${line.port}`;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  context.setDefaultTimeout(STEP_MS);
  return {
    line,
    /** Opens the app, performs its owner's acts, waits until nothing more is loading, and closes it. */
    visit: async (path: string, act: Act): Promise<void> => {
      const page = await context.newPage();
      followTraffic(page);
      await page.goto(path);
      await act(page);
      await awaitQuiet(page);
      await page.close();
    },
    close: async (): Promise<void> => {
      await context.close();
      line.close();
    },
  };
};
type Phone = Awaited<ReturnType<typeof openPhone>>;

const signIn =
  (person: DemoPerson, landing: string): Act =>
  async (page) => {
    await fillLogin(page, person);
    await expect(page).toHaveURL(landing);
    await awaitPage(page);
  };

/** Navigates by tapping links. */
const tapLinks =
  (...names: (string | RegExp)[]): Act =>
  async (page) => {
    await awaitPage(page);
    for (const name of atLeastOne(names)) {
      const before = page.url();
      await page.getByRole('link', { name }).filter({ visible: true }).first().tap();
      await expect(page).not.toHaveURL(before);
      await awaitPage(page);
    }
  };

/** Requests the first free time of an available day; the demo has booked some of the first four. */
const book = async (page: Page, day: number): Promise<void> => {
  const sheet = page.getByRole('dialog');
  const findRadios = (name: string | RegExp) =>
    sheet.getByRole('radiogroup', { name }).getByRole('radio', { disabled: false });
  await findRadios(/^Select Service/)
    .first()
    .check();
  await sheet.getByRole('button', { name: 'More dates' }).tap();
  await findRadios('Day').nth(day).check();
  await findRadios('Time').first().check();
  await sheet.getByRole('button', { name: 'Confirm Booking' }).tap();
  await awaitSent(page);
  await awaitPage(page);
};

const searchAndBook: Act = async (page) => {
  await awaitPage(page);
  await page.getByRole('combobox').fill('electrician');
  await page.keyboard.press('Enter');
  await tapLinks(/^Details/)(page);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await book(page, 5);
};

const bookAgain: Act = async (page) => {
  await awaitPage(page);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await book(page, 6);
};

const accept: Act = async (page) => {
  const request = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Priya Sharma' });
  await request.getByRole('button', { name: 'Accept' }).tap();
  await expect(page.locator('[data-slot=toast]').last()).toContainText('Booking Accepted');
};

const lines = ['Namaste, which gate is it?', 'The second one.', 'Is there a ladder?', 'Yes, in the yard.'];
const LINES_A_TALK = 10;

interface Two {
  phones: Record<Who, Phone>;
  people: Record<Who, DemoPerson>;
}

/** Ten messages, sent alternately, in a conversation that both have open. */
const openChat = ({ phones: { customer, worker }, people }: Two, name: string): Promise<void> =>
  customer.visit(`/messages?userId=${people.worker.userId}`, (own) =>
    worker.visit(`/messages?userId=${people.customer.userId}`, async (other) => {
      for (let at = 0; at < LINES_A_TALK; at += 1) {
        const [writer, reader] = at % 2 === 0 ? [own, other] : [other, own];
        const text = `${lines[at % lines.length]} (${name} ${at + 1})`;
        await writer.getByPlaceholder('Type a message...').fill(text);
        await writer.keyboard.press('Enter');
        await expect(reader.getByRole('log')).toContainText(text);
      }
    }),
  );

/** Ten visits each, the first of them on a phone with an empty cache. */
const playDay = async (two: Two): Promise<void> => {
  const { customer, worker } = two.phones;
  const { people } = two;
  await customer.visit('/', signIn(people.customer, '/'));
  await worker.visit('/worker/login', signIn(people.worker, '/worker-dashboard'));
  await customer.visit('/search', searchAndBook);
  await worker.visit('/worker-dashboard', accept);
  await openChat(two, 'morning');
  await customer.visit('/', tapLinks(/^Notifications/));
  await worker.visit('/worker-dashboard', tapLinks(/^Notifications/));
  await openChat(two, 'noon');
  await customer.visit(`/worker/${people.worker.userId}`, bookAgain);
  await worker.visit('/worker-dashboard', accept);
  await openChat(two, 'afternoon');
  await customer.visit('/', tapLinks('Services', /Fan installation/));
  await worker.visit('/worker-dashboard', tapLinks('Profile'));
  await openChat(two, 'evening');
  await customer.visit('/bookings', tapLinks('Profile'));
  await worker.visit('/worker-dashboard', tapLinks('More'));
};

const toFigures = (role: Who, { line }: Phone): Figure[] => [
  atMost(`P15 a ${role}'s day, MB over the line`, line.bytes() / MB, MAX_MB[role]),
  withoutBar(`P15 a ${role}'s day, requests`, line.requests()),
  ...line.byKind().map(({ kind, bytes }) => withoutBar(`P15 a ${role}'s day, kB of ${kind}`, bytes / 1000)),
];

test('a customer’s day transfers 1.5 MB at most, and a worker’s 2 MB', async ({ browser, site }) => {
  // Twenty visits and forty messages, on machines with other load.
  test.setTimeout(20 * 60_000);
  const find = await loadDemoPeople();
  const people = { customer: await find('customer'), worker: await find('worker') };
  const phones = {
    customer: await openPhone(browser, site.url),
    worker: await openPhone(browser, site.url),
  };
  await playDay({ phones, people });
  const figures = [...toFigures('customer', phones.customer), ...toFigures('worker', phones.worker)].map(say);
  await phones.customer.close();
  await phones.worker.close();
  keepResult({ command: 'bench:day', figures, chosen: [] });
  for (const { name, verdict } of figures) expect(verdict, name).not.toBe('short');
});
