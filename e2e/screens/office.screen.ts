import type { Page } from '@playwright/test';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { dayAhead, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeCountedDay } from '#e2e/kit/factories/figures.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeSign } from '#e2e/kit/factories/signs.ts';
import { makePortrait } from '#e2e/kit/factories/stored-images.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { inIndia, makeElectrician } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const statuses = ['completed', 'completed', 'accepted', 'rejected', 'cancelled', 'completed'] as const;

const clocks = ['08:00', '10:00', '12:00', '14:00'];
const lucknow = { city: 'Lucknow', pinCode: '226010' };
const kanpur = { city: 'Kanpur', pinCode: '208001' };

/** Counts two weeks of visits in two cities. */
const makeFortnight = async (bookable: Bookable): Promise<void> => {
  const customer = await makeUser({ name: 'Asha Gupta' });
  const days = Array.from({ length: 14 }, (_, index) => index + 1);
  await makeCountedDay(
    days.flatMap((back) =>
      Array.from({ length: 1 + (back % 3) }, (_, time) => ({
        ...{ bookable, customer, localDate: dayAhead(-back), pricePaise: 60_000 },
        status: statuses[(back + time) % statuses.length] ?? 'completed',
        startsAt: inIndia(dayAhead(-back), clocks[time] ?? '08:00'),
        endsAt: inIndia(dayAhead(-back), clocks[time + 1] ?? '10:00'),
        address: time === 2 ? kanpur : lucknow,
      })),
    ),
  );
};

type Pages = readonly (readonly [name: string, path: string])[];

/** Stores what the office has to show; returns its pages. */
const furnish = async (): Promise<Pages> => {
  const { bookable } = await makeElectrician({ imageKey: await makePortrait() });
  await makeDocuments(bookable.worker);
  await makeFortnight(bookable);
  const author = await makeUser({ name: 'Meena Kumari' });
  const booking = await makeBooking({ bookable, customer: author, status: 'completed', pricePaise: 60_000 });
  const ticket = await makeTicket({
    ...{ authorId: String(author._id), bookingId: booking._id, name: author.name },
    ...{ subject: 'The fan wobbles', message: 'It has wobbled since yesterday evening.' },
  });
  await makeSign();
  return [
    ['overview', '/office'],
    ['queues', officePaths.queue('papers')],
    ['complaint', officePaths.queue('complaints')],
    ['tickets', officePaths.tickets],
    ['ticket', officePaths.ticket(String(ticket._id))],
    ['person', officePaths.person(String(bookable.worker._id))],
    ['find', `${officePaths.find}?q=ravi`],
    ['figures', officePaths.figures],
    ['signs', officePaths.signs],
    ['services', officePaths.recordsOf('services')],
    ['service-editor', officePaths.service('new')],
    ['offers', officePaths.recordsOf('offers')],
    ['admins', officePaths.recordsOf('admins')],
    ['exports', officePaths.recordsOf('exports')],
    ['audit', officePaths.recordsOf('audit')],
  ];
};

const takeAll = async (page: Page, pages: Pages, look: string): Promise<void> => {
  for (const [name, path] of pages) {
    await openPage(page, path);
    await takeScreen(page, `office-${name}-${look}`);
  }
};

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 });

  for (const theme of themes)
    test(`the office on a desktop, ${theme}`, async ({ page, site }) => {
      const pages = await furnish();
      await enterWith(page.context(), site.url, await signInAdmin({ can: 'lead', name: 'Kavita Rao' }));
      await wear(page, theme);
      await takeAll(page, pages, theme);
      const { charts } = messages('en').officeFigures;
      await openPage(page, officePaths.figures);
      for (const [name, title] of [
        ['money', charts.paid],
        ['people', charts.newCustomers],
      ] as const) {
        const chart = page.locator('[data-slot=figure-chart]').filter({ hasText: title });
        await chart.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
        await takeScreen(page, `office-figures-${name}-${theme}`);
      }
    });
});

const phones = [
  ['hi', 'light'],
  ['ta', 'dark'],
] as const;

for (const [locale, theme] of phones)
  test(`the office on a phone in ${locale}, ${theme}`, async ({ page, site }) => {
    const pages = await furnish();
    await enterWith(page.context(), site.url, await signInAdmin({ can: 'lead', name: 'Kavita Rao' }));
    await speak(page.context(), site.url, locale);
    await wear(page, theme);
    await takeAll(page, pages, locale);
  });
