import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNREAD_LIMIT } from '#lib/features/notifications/contracts/notifications.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { countBlamed, countMissedVisits, listAllBookings, listMostBooked } from './bookings/all-bookings.ts';
import { listBookingRecords } from './bookings/booking.ts';
import { countAnsweredClaims, countClaims, listUndecidedClaims } from './bookings/claimed-bookings.ts';
import { listDueFees, listOwedBookings } from './bookings/overdue-bookings.ts';
import { database, inTransaction, newObjectId, toObjectId } from './connection.ts';
import { listLedgerPage } from './money/ledger.ts';
import { SCAN_LIMIT } from './newest-first.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  markNotificationsRead,
} from './notifications/notification.ts';
import { listAllPeople } from './people/all-people.ts';
import { listAllReports } from './people/report.ts';
import { listAllAudit } from './platform/audit.ts';
import { countOutboxKinds, insertLeasedRows } from './platform/outbox.ts';
import { personalData } from './privacy/all-personal-data.ts';
import { eraseAccount } from './privacy/erase-account.ts';
import { listAllReviews } from './reviews/review.ts';
import { listAllTickets } from './support/ticket.ts';

useTestDatabase();

const [one, other] = ['1'.repeat(24), '2'.repeat(24)];
const MINUTE_MS = 60_000;
const start = new Date('2026-01-01T00:00:00Z');
const span = { since: new Date('2026-01-01T00:05:00Z'), until: new Date('2026-12-31T00:00:00Z') };
const first = { before: null, limit: 5 };

let made = 0;

/** Inserts rows a minute apart, as an import would; every second one is as `odd` says. */
const insertRows = async (
  collection: string,
  count: number,
  row: object,
  odd: object = {},
): Promise<void> => {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    const at = new Date(start.getTime() + made * MINUTE_MS);
    const localDate = at.toISOString().slice(0, 10);
    const keys = {
      number: `HN-${made}`,
      event: `job:${made}`,
      bookingId: newObjectId(),
      thingId: newObjectId(),
    };
    return { _id: newObjectId(), ...keys, at, createdAt: at, localDate, ...row, ...(made % 2 && odd) };
  });
  await database().collection(collection).insertMany(rows);
};

interface Grown {
  fill: (count: number) => Promise<unknown>;
  read: () => Promise<unknown>;
}

const isOwn = (field: string) => [{ [field]: toObjectId(one) }, { [field]: toObjectId(other) }] as const;

const office: Readonly<Record<string, Grown>> = {
  'acts of an admin': {
    fill: (count) => insertRows('audit', count, ...isOwn('actorId')),
    read: () => listAllAudit({ ...first, actorId: one }),
  },
  'acts of a span': {
    fill: (count) => insertRows('audit', count, {}),
    read: () => listAllAudit({ ...first, ...span }),
  },
  'reviews of a span': {
    fill: (count) => insertRows('reviews', count, {}),
    read: () => listAllReviews({ ...first, ...span }),
  },
  'reports of a span': {
    fill: (count) => insertRows('reports', count, {}),
    read: () => listAllReports({ ...first, ...span }),
  },
  'tickets of a span': {
    fill: (count) => insertRows('tickets', count, {}),
    read: () => listAllTickets({ ...first, ...span }),
  },
  'tickets in a state': {
    fill: (count) =>
      insertRows(
        'tickets',
        count,
        { kind: 'contact', state: 'answered' },
        { kind: 'feedback', state: 'open' },
      ),
    read: () => listAllTickets({ ...first, state: 'answered' }),
  },
  'ledger lines of a person': {
    fill: (count) => insertRows('ledger', count, ...isOwn('userId')),
    read: () => listLedgerPage({ ...first, userId: one }),
  },
  'ledger lines of a span': {
    fill: (count) => insertRows('ledger', count, {}),
    read: () => listLedgerPage({ ...first, ...span }),
  },
  'accounts of a span': {
    fill: (count) => insertRows('users', count, {}),
    read: () => listAllPeople({ ...first, ...span }),
  },
  'accounts of a role': {
    fill: (count) => insertRows('users', count, { role: 'broker' }, { role: 'customer' }),
    read: () => listAllPeople({ ...first, role: 'broker' }),
  },
  'paused accounts': {
    fill: (count) => insertRows('users', count, { suspendedAt: null }, { suspendedAt: start }),
    read: () => listAllPeople({ ...first, isSuspended: true }),
  },
  'bookings in a rare state': {
    fill: async (count) => {
      await insertRows('bookings', count, { status: 'completed', endsAt: start });
      if (count === 10) await insertRows('bookings', 2, { status: 'in_progress', endsAt: start });
    },
    read: () => listAllBookings({ ...first, status: 'in_progress' }),
  },
  'bookings of a worker': {
    fill: (count) => insertRows('bookings', count, { ...isOwn('workerId')[0], status: 'completed' }),
    read: () => listAllBookings({ ...first, workerId: one }),
  },
  'bookings of a customer': {
    fill: (count) => insertRows('bookings', count, ...isOwn('customerId')),
    read: () => listAllBookings({ ...first, customerId: one }),
  },
  'bookings of a span of days': {
    fill: (count) => insertRows('bookings', count, { status: 'completed' }),
    read: () => listAllBookings({ ...first, from: '2026-01-01', to: '2026-12-31' }),
  },
};

/** A worker's bookings that were paid long ago. */
const paidJobs = (count: number) =>
  insertRows('bookings', count, {
    ...{ customerId: toObjectId(other), workerId: toObjectId(one), status: 'completed' },
    ...{ startsAt: start, paid: { method: 'cash', at: start } },
  });

const noShow = { status: 'no_show', startsAt: start } as const;

const own: Readonly<Record<string, Grown>> = {
  'bookings with an open payment or claim': {
    fill: async (count) => {
      await paidJobs(count);
      await insertRows('bookings', 1, { ...isOwn('workerId')[0], status: 'completed', paid: null });
    },
    read: () =>
      inTransaction(async (tx) => {
        await listOwedBookings(one, tx);
        await listDueFees(one, tx);
        await listUndecidedClaims(one, tx);
        await countClaims('worker', { userId: one, marks: ['mark'] });
        await countAnsweredClaims('worker', one);
      }),
  },
  'counts of one’s own faults': {
    fill: async (count) => {
      await insertRows('bookings', count, { ...isOwn('workerId')[0], ...noShow, blame: 'customer' });
      await insertRows('bookings', count, { ...isOwn('customerId')[0], ...noShow, blame: null });
      if (count > 10) return;
      await insertRows('bookings', 1, { ...isOwn('workerId')[0], ...noShow, blame: 'worker' });
      await insertRows('bookings', 1, { ...isOwn('customerId')[0], ...noShow, blame: 'customer' });
    },
    read: async () => {
      assert.equal(await countBlamed({ workerId: one, status: 'no_show' }), 1);
      assert.equal(await countMissedVisits(one), 1);
    },
  },
  'a late page of bookings': {
    fill: paidJobs,
    read: () =>
      listBookingRecords({
        ...{ of: { workerId: one }, statuses: ['completed', 'cancelled', 'no_show'], order: -1, limit: 5 },
        after: { startsAt: start, id: 'f'.repeat(24) },
      }),
  },
  'marking a notification as read, and counting the unread ones': {
    fill: (count) =>
      insertRows('notifications', count === 10 ? 2 * UNREAD_LIMIT : count, {
        ...isOwn('userId')[0],
        readAt: null,
      }),
    read: async () => {
      const [row] = await listNotificationRecords({ userId: one, before: null, limit: 5 });
      await markNotificationsRead({ userId: one, ids: [String(row?._id)], at: start });
      assert.equal(await countUnreadNotifications(one), UNREAD_LIMIT);
    },
  },
};

const queued = (count: number) =>
  insertLeasedRows(
    Array.from({ length: count }, () => {
      const [userId, aboutId] = [String(newObjectId()), String(newObjectId())];
      return { kind: 'news', payload: { people: [{ userId, aboutId }] }, key: `news:${userId}` };
    }),
    { at: start, lockedUntil: start },
  );

/** Rows in the collections that grow, with the field that names their owner. */
const ownedIn = [
  ...(['ledger.userId', 'notifications.userId', 'favorites.userId', 'bookings.customerId'] as const),
  ...(['reviews.customerId', 'customerReviews.workerId', 'reports.reporterId', 'tickets.authorId'] as const),
];

const insertOwned = async (count: number, ownerId: string): Promise<void> => {
  for (const place of ownedIn) {
    const [collection = '', field = ''] = place.split('.');
    await insertRows(collection, count, { [field]: toObjectId(ownerId) });
  }
};

const others: Readonly<Record<string, Grown>> = {
  'downloading one’s own data': {
    fill: async (count) => {
      if (count === 10) await insertOwned(3, one);
      await insertOwned(count, other);
    },
    read: async () => {
      for (const { list } of personalData) await Array.fromAsync(list(one));
    },
  },
  'deleting an account, beside messages that wait for others': {
    fill: async (count) => {
      await queued(count);
      await insertRows('bookings', 1, { customerId: toObjectId(one), history: [] });
    },
    read: async () => {
      await inTransaction((tx) => eraseAccount({ userId: one, email: 'a@example.test', phone: null }, tx));
    },
  },
  'the overview’s count of messages that wait': {
    fill: queued,
    read: () => countOutboxKinds(12),
  },
};

const assertFlat = async ({ fill, read }: Grown): Promise<void> => {
  await fill(10);
  const few = await countExamined(read);
  await fill(990);
  const many = await countExamined(read);
  assert.ok(few.docs + few.keys > 0, 'the query reads rows');
  assert.ok(many.docs <= few.docs + 10 && many.keys <= few.keys + 20, JSON.stringify({ few, many }));
};

describe('the office’s lists examine as much in 1,000 rows as in 10', () => {
  for (const [what, grown] of Object.entries(office)) test(what, () => assertFlat(grown));
});

describe('examines as much with 1,000 rows of one’s own as with 10:', () => {
  for (const [what, grown] of Object.entries(own)) test(what, () => assertFlat(grown));
});

describe('examines as much beside 1,000 rows as beside 10:', () => {
  for (const [what, grown] of Object.entries(others)) test(what, () => assertFlat(grown));
});

type List = (place: { before: string | null; limit: number }) => Promise<Page<{ _id: unknown }>>;

/** The ids on all pages, and how many pages there were. */
const readAll = async (list: List): Promise<{ ids: string[]; pages: number }> => {
  const ids: string[] = [];
  let before: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const page: Page<{ _id: unknown }> = await list({ before, limit: 3 });
    ids.push(...page.items.map(({ _id }) => String(_id)));
    before = page.nextCursor;
    if (before === null) return { ids, pages };
  }
};

describe('a list by a condition without an index', () => {
  test('examines a limited number of rows a page, and its pages miss none', async () => {
    await insertRows('users', 3, { name: 'Zubin', role: 'customer' });
    await insertRows('users', SCAN_LIMIT, { name: 'Asha', role: 'customer' });
    await insertRows('users', 2, { name: 'Zubin', role: 'customer' });
    for (const query of [{ q: 'ubi' }, { q: 'ubi', role: 'customer' }, { q: 'ubi', since: start }] as const) {
      const { docs } = await countExamined(() => listAllPeople({ ...query, ...first }));
      assert.ok(docs <= 2 * SCAN_LIMIT, `${docs} rows`);
      const { ids, pages } = await readAll((place) => listAllPeople({ ...query, ...place }));
      assert.deepEqual([new Set(ids).size, ids.length], [5, 5]);
      assert.equal(pages, 2);
    }
  });

  test('ends without a cursor where nothing is left', async () => {
    await insertRows('users', 10, { name: 'Asha' });
    assert.deepEqual(await listAllPeople({ ...first, q: 'nobody' }), { items: [], nextCursor: null });
  });
});

test('a list of a span goes on below its last row, also where rows share their time', async () => {
  for (let n = 0; n < 10; n += 1) await insertRows('audit', 1, { at: n < 6 ? span.since : start });
  const { ids } = await readAll((place) => listAllAudit({ ...place, since: start }));
  assert.deepEqual([new Set(ids).size, ids.length], [10, 10]);
  const bySpan = await listAllAudit({ ...first, since: span.since });
  assert.deepEqual(
    bySpan.items.map(({ at }) => at.getTime()),
    Array(5).fill(span.since.getTime()),
  );
});

test('the most booked services are counted in an index alone', async () => {
  const serviceId = newObjectId();
  await insertRows('bookings', 50, { status: 'completed', endsAt: start, serviceId });
  const { docs, keys } = await countExamined(async () => {
    assert.deepEqual(await listMostBooked({ since: start, limit: 5 }), [String(serviceId)]);
  });
  assert.deepEqual({ docs, keys }, { docs: 0, keys: 50 });
});
