import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queueName } from '#lib/features/office/contracts/office.ts';
import { isDecidable } from '#lib/features/office/rules/decidable-queue.ts';
import { database, newObjectId } from '#models/connection.ts';
import type { Place } from '#models/newest-first.ts';
import { waitingCases } from '#models/bookings/case.ts';
import { contestedClaims, countBookings, countDay, overdueVisits } from '#models/bookings/office-bookings.ts';
import { openTopUps } from '#models/money/top-up.ts';
import { countNewPeople, findPeople, unverifiedWorkers } from '#models/people/all-people.ts';
import { openAppeals } from '#models/people/appeal.ts';
import { openReturnNotes } from '#models/people/return-note.ts';
import { openReports, urgentReports } from '#models/people/report.ts';
import { countOutboxKinds } from '#models/platform/outbox.ts';
import { waitingPapers } from '#models/profiles/paper.ts';
import { openComplaints, openFeedback, openLetters } from '#models/support/ticket.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';

useTestDatabase();

const MANY = 5000;
const LIMIT = 20;
const at = new Date('2026-03-02T06:00:00Z');
const person = newObjectId();

type Make = (row: number) => object;

const ticket =
  (fields: object): Make =>
  (row) => ({ number: `${JSON.stringify(fields)}${row}`, state: 'open', createdAt: at, ...fields });

const worker: Make = (row) => ({
  ...{ name: `Worker ${row}`, email: `w${row}@example.test`, phone: String(6_000_000_000 + row) },
  ...{ role: 'worker', verification: null, suspendedAt: null, createdAt: at },
});

const claim: Make = (row) => ({
  ...{ number: `HN-C${row}`, customerId: person, workerId: newObjectId(), status: 'no_show' },
  ...{ localDate: '2026-03-02', endsAt: at, noShow: { state: 'contested' } },
});

const visit: Make = (row) => ({
  ...{ number: `HN-V${row}`, customerId: person, workerId: newObjectId(), localDate: '2026-03-01' },
  status: ['accepted', 'on_the_way', 'arrived', 'in_progress'][row % 4],
  // Ten end in the same minute, in another order than they were requested.
  endsAt: new Date(at.getTime() - Math.floor((MANY + 16 - (row ^ 16)) / 10) * 60_000),
});

const appeal: Make = (row) => ({
  ...{ userId: newObjectId(), pauseId: newObjectId(), pausedBy: person, at, answerBy: at },
  state: row % 2 ? 'upheld' : 'open',
});

const returnNote: Make = (row) => ({
  ...{ userId: newObjectId(), pauseId: newObjectId(), pausedUserId: person, matched: 'phone', at },
  state: row % 2 ? 'closed' : 'open',
});

const bookingId = newObjectId();
const rows: readonly [string, Make][] = [
  ['users', worker],
  ['reports', (row) => ({ number: `HN-R${row}`, reporterId: person, subjectId: person, state: 'open' })],
  [
    'reports',
    (row) => ({
      ...{ number: `HN-U${row}`, reporterId: person, subjectId: newObjectId() },
      ...{ state: row % 2 ? 'closed' : 'open', urgentBy: at },
    }),
  ],
  ['tickets', ticket({ kind: 'contact', authorId: person, bookingId })],
  ['tickets', ticket({ kind: 'contact', authorId: person })],
  ['tickets', ticket({ kind: 'feedback', authorId: person })],
  ['tickets', ticket({ kind: 'rating', authorId: person })],
  ['appeals', appeal],
  ['returnNotes', returnNote],
  ['papers', () => ({ workerId: newObjectId(), state: 'waiting', createdAt: at, decision: null })],
  ['topUps', (row) => ({ number: `HN-T${row}`, userId: newObjectId(), state: 'open' })],
  [
    'cases',
    (row) => ({ number: `HN-K${row}`, bookingId: newObjectId(), by: 'customer', waits: row % 2 === 0 }),
  ],
  ['bookings', claim],
  ['bookings', visit],
];

/** Fills a collection with waiting and other rows; returns the ids. */
const fill = async (collection: string): Promise<string[]> => {
  for (const [name, make] of rows)
    if (name === collection)
      await database()
        .collection(name)
        .insertMany(Array.from({ length: MANY }, (_, row) => make(row)));
  const all = await database().collection(collection).find().project({ _id: 1 }).sort({ _id: 1 }).toArray();
  return all.map(({ _id }) => String(_id));
};

interface Rows {
  list(place: Place): Promise<{ items: { _id: { toString(): string } }[]; nextCursor: string | null }>;
  count(limit: number): Promise<number>;
}

const queues: readonly [name: string, collection: string, rows: Rows][] = [
  ['verification', 'users', unverifiedWorkers],
  ['reports', 'reports', openReports],
  ['reports of danger', 'reports', urgentReports],
  ['appeals', 'appeals', openAppeals],
  ['returns', 'returnNotes', openReturnNotes],
  ['papers', 'papers', waitingPapers],
  ['complaints', 'tickets', openComplaints],
  ['letters', 'tickets', openLetters],
  ['feedback', 'tickets', openFeedback],
  ['top-ups', 'topUps', openTopUps],
  ['claims', 'bookings', contestedClaims],
  ['cases', 'cases', waitingCases],
  ['overdue visits', 'bookings', overdueVisits(at)],
];

// Merged states and rows of the same moment read a few more keys.
const spareKeys = (work: string): number => (work === 'overdue visits' ? 16 : 2);

const assertFlat = async (collection: string, max: number, work: () => Promise<unknown>, spare = 2) => {
  const plans = await recordPlans(collection, work);
  assert.ok(plans.length > 0);
  for (const { planSummary = '', docsExamined = 0, keysExamined = 0 } of plans) {
    assert.match(planSummary, /IXSCAN|COUNT_SCAN|DISTINCT_SCAN|IDHACK|EXPRESS/);
    assert.ok(
      docsExamined <= max + spare - 2 && keysExamined <= max + spare,
      `${docsExamined} rows, ${keysExamined} keys`,
    );
  }
};

for (const [name, collection, queue] of queues)
  test(`the first and a late page of 5,000 waiting rows (${name}) read one page, and a count a hundred`, async () => {
    const ids = await fill(collection);
    const late = ids.at(-LIMIT * 2) ?? null;
    assert.equal((await queue.list({ before: null, limit: LIMIT })).items.length, LIMIT);
    for (const before of collection === 'tickets' ? [null] : [null, late])
      await assertFlat(collection, LIMIT + 1, () => queue.list({ before, limit: LIMIT }), spareKeys(name));
    await assertFlat(collection, 101, () => queue.count(101));
    assert.equal(await queue.count(101), 101);
  });

test('a queue lists each row once, oldest first', async () => {
  await fill('tickets');
  const seen: string[] = [];
  for (let before: string | null = null; ;) {
    const page = await openLetters.list({ before, limit: 1000 });
    seen.push(...page.items.map(({ _id }) => String(_id)));
    if (page.nextCursor === null) break;
    before = page.nextCursor;
  }
  assert.equal(new Set(seen).size, MANY);
  assert.deepEqual(seen, seen.toSorted());
});

test('overdue visits are sorted by their end, each once, even with equal times', async () => {
  await fill('bookings');
  const seen: { _id: unknown; endsAt: Date }[] = [];
  const visits = overdueVisits(at);
  for (let before: string | null = null; ;) {
    const page = await visits.list({ before, limit: 337 });
    seen.push(...page.items);
    if (page.nextCursor === null) break;
    before = page.nextCursor;
  }
  assert.equal(new Set(seen.map(({ _id }) => String(_id))).size, MANY);
  assert.equal(seen.length, MANY);
  const ends = seen.map(({ endsAt }) => endsAt.getTime());
  assert.deepEqual(
    ends,
    ends.toSorted((a, b) => a - b),
  );
});

test('people are found by the start of name, address and phone, in any case', async () => {
  await fill('users');
  for (const q of ['WORKER 4999', 'w4999@', '6000004999']) {
    const found = await findPeople({ q, limit: 20 });
    assert.deepEqual(
      found.map(({ name }) => name),
      ['Worker 4999'],
      q,
    );
    await assertFlat('users', 21, () => findPeople({ q, limit: 20 }));
  }
  await assertFlat('users', 21, () => findPeople({ q: 'worker', limit: 20 }));
});

test('today’s figures come from indexes, and counts stop at the limit', async () => {
  const max = 101;
  await fill('bookings');
  await fill('users');
  assert.deepEqual(await countDay('2026-03-02'), [{ status: 'no_show', count: MANY }]);
  assert.equal(await countBookings({ statuses: ['no_show'], endedBy: at, max }), max);
  await assertFlat('bookings', max, () => countBookings({ statuses: ['no_show'], endedBy: at, max }));
  assert.deepEqual(await countNewPeople(new Date(at.getTime() + 1)), []);
  await assertFlat('users', 0, () => countNewPeople(new Date(at.getTime() + 1)));
});

test('the outbox reports waiting and given-up rows for each kind', async () => {
  const outbox = database().collection('outbox');
  const row = { payload: null, lockedUntil: at, attempts: 0, createdAt: at };
  await outbox.insertMany([
    { ...row, kind: 'mail', dueAt: at, doneAt: null },
    { ...row, kind: 'mail', dueAt: null, doneAt: null },
    { ...row, kind: 'push', dueAt: at, doneAt: at },
  ]);
  assert.deepEqual(await countOutboxKinds(), [{ kind: 'mail', waiting: 1, givenUp: 1 }]);
  await assertFlat('outbox', 4, countOutboxKinds);
});

test('every queue is offered for decisions except unverified workers who have sent no documents', () => {
  assert.deepEqual(
    queueName.options.filter((queue) => !isDecidable(queue)),
    ['verification'],
  );
});
