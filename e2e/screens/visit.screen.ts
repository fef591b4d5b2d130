import type { Page } from '@playwright/test';
import { now } from '#lib/platform/time/clock.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking, makeWorkPhoto } from '#e2e/kit/factories/bookings.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { linkPath, makeVisitNow } from '#e2e/kit/visit-links.ts';
import { publishCard } from '#e2e/kit/work-cards.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, wear, type Theme } from '../fixtures/look.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takePhones } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const MINUTE_MS = 60_000;
type Words = ReturnType<typeof messages>;

interface Visit {
  worker: SignedIn;
  customer: SignedIn;
  bookingId: string;
}

/** One phone: whose it is, a page, and what is done or scrolled to there. */
interface Phone {
  of: 'worker' | 'customer' | 'guest';
  path?(visit: Visit): Promise<string>;
  act?(page: Page, words: Words): Promise<unknown>;
}

interface Scene {
  name: string;
  look: readonly [theme: Theme, locale: Locale];
  make(site: TestSite): Promise<Visit>;
  phones: readonly [Phone, Phone];
}

const makePeople = async () => {
  const { worker, bookable } = await makeElectrician();
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta', phone: '9822222222' }));
  const { title: serviceName, titles: serviceTitles } = bookable.job;
  const job = { bookable, customer: customer.user, serviceName, serviceTitles, picture: 'electrician' };
  return { worker, customer, job };
};

const minutesAgo = (minutes: number): Date => new Date(now().getTime() - minutes * MINUTE_MS);

/** A visit of this hour, agreed two hours ago. */
const visitNow =
  (fill: () => Parameters<typeof makeVisitNow>[0] = () => ({})) =>
  async (): Promise<Visit> => {
    const { worker, customer, job } = await makePeople();
    const visit = { ...job, status: 'arrived', createdAt: minutesAgo(120), ...fill() } as const;
    const { _id } = await makeVisitNow(visit);
    return { worker, customer, bookingId: String(_id) };
  };

/** A visit that can start, whose customer has a code. */
const visitWithCode = async (site: TestSite): Promise<Visit> => {
  const { worker, customer, job } = await makePeople();
  const localDate = dayAhead(1);
  const { _id } = await makeBooking({ ...job, localDate });
  const bookingId = String(_id);
  const parts = { params: { id: bookingId }, body: { status: 'accepted' } };
  await bookingClient(() => site.url).send(worker, setBookingStatusContract, parts);
  site.setClock(inIndia(localDate, '10:00'));
  return { worker, customer, bookingId };
};

const visitOnTheWay = async (): Promise<Visit> => {
  const { worker, customer, job } = await makePeople();
  const step = { mover: 'worker', by: worker.user._id } as const;
  const { _id } = await makeVisitNow({
    ...job,
    status: 'on_the_way',
    point: worker.user.point,
    history: [
      { ...step, status: 'accepted', at: minutesAgo(2) },
      { ...step, status: 'on_the_way', at: minutesAgo(1) },
    ],
  });
  return { worker, customer, bookingId: String(_id) };
};

const visitWithPhotos = async (): Promise<Visit> => {
  const { worker, customer, job } = await makePeople();
  const ownerId = worker.userId;
  const photos = [
    makeWorkPhoto({ imageKey: await makeStoredImage({ ownerId }) }),
    makeWorkPhoto({ imageKey: await makeStoredImage({ ownerId }), stage: 'after' }),
  ];
  const { _id } = await makeVisitNow({ ...job, status: 'in_progress', photos });
  return { worker, customer, bookingId: String(_id) };
};

const tap = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const openSheet = async (page: Page, name: string, role: 'textbox' | 'img' | 'button'): Promise<void> => {
  await tap(page, name);
  await page.getByRole('dialog').getByRole(role).first().waitFor();
};

/** Shows a part of the page below the header. */
const scrollTo =
  (id: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, -80);
  };

const emergency = (page: Page, { emergency: { title } }: Words) => openSheet(page, title, 'button');

const scenes: readonly Scene[] = [
  {
    name: 'code',
    look: ['light', 'en'],
    make: visitWithCode,
    phones: [
      {
        of: 'worker',
        act: (page, { jobBoard }) => openSheet(page, jobBoard.moves.in_progress, 'textbox'),
      },
      { of: 'customer', act: scrollTo('door') },
    ],
  },
  {
    name: 'pass',
    look: ['dark', 'hi'],
    make: visitNow(() => ({ status: 'accepted' })),
    phones: [
      { of: 'worker', act: (page, { jobBoard }) => openSheet(page, jobBoard.card.pass, 'img') },
      { of: 'guest', path: ({ bookingId }) => linkPath('pass', bookingId) },
    ],
  },
  {
    name: 'links',
    look: ['light', 'ta'],
    make: visitNow(),
    phones: [
      { of: 'guest', path: ({ worker }) => publishCard(worker.userId) },
      { of: 'guest', path: ({ bookingId }) => linkPath('visit', bookingId) },
    ],
  },
  {
    name: 'emergency',
    look: ['dark', 'te'],
    make: visitNow(),
    phones: [
      { of: 'worker', act: emergency },
      { of: 'customer', act: emergency },
    ],
  },
  {
    name: 'waiting',
    look: ['light', 'kn'],
    make: visitNow(() => ({ waiting: { since: minutesAgo(5) } })),
    phones: [
      { of: 'worker', act: scrollTo('waiting') },
      { of: 'customer', act: scrollTo('waiting') },
    ],
  },
  {
    name: 'leaving',
    look: ['dark', 'en'],
    make: visitNow(),
    phones: [
      { of: 'worker', act: (page, { jobBoard }) => openSheet(page, jobBoard.card.more, 'button') },
      { of: 'customer' },
    ],
  },
  {
    name: 'photos',
    look: ['light', 'hi'],
    make: visitWithPhotos,
    phones: [
      { of: 'worker', act: scrollTo('photos') },
      { of: 'customer', act: scrollTo('photos') },
    ],
  },
  {
    name: 'way',
    look: ['dark', 'ta'],
    make: visitNow(() => ({ wayQuestion: { askedAt: now(), times: 1, answer: null } })),
    phones: [{ of: 'worker' }, { of: 'customer', act: scrollTo('way') }],
  },
  {
    name: 'position',
    look: ['light', 'te'],
    make: visitOnTheWay,
    phones: [
      { of: 'worker', act: (page) => page.getByRole('main').getByRole('switch').waitFor() },
      { of: 'customer' },
    ],
  },
];

test.afterEach(({ site }) => site.setClock(new Date()));

for (const { name, look, make, phones } of scenes)
  test(`two phones of a visit: ${name}`, async ({ page, browser, site }) => {
    const [theme, locale] = look;
    const visit = await make(site);
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const other = await elsewhere.newPage();
    for (const [shown, { of, path, act }] of [
      [page, phones[0]],
      [other, phones[1]],
    ] as const) {
      if (of !== 'guest') await enterWith(shown.context(), site.url, visit[of]);
      await speak(shown.context(), site.url, locale);
      await wear(shown, theme);
      await openPage(shown, (await path?.(visit)) ?? `/bookings/${visit.bookingId}`);
      await act?.(shown, messages(locale));
    }
    await takePhones([page, other], `visit-${name}`);
    await elsewhere.close();
  });
