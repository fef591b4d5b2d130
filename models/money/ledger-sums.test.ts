import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countExamined } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { listLedgerRows } from './ledger.ts';
import { MAX_UNSUMMED, sumLedger, type LedgerSum } from './ledger-sums.ts';

useTestDatabase();

const userId = '1'.repeat(24);
const since = '2026-03-02';
const query = { userId, since };
const YEAR_MS = 365 * 86_400_000;

let made = 0;

/** Stores lines of a rupee each, written `ageMs` ago, which make up the day. */
const insertLines = async (count: number, { ageMs = YEAR_MS, localDate = '2026-01-01', line = {} } = {}) => {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    const seconds = Math.floor((Date.now() - ageMs) / 1000);
    const _id = toObjectId(seconds.toString(16).padStart(8, '0') + made.toString(16).padStart(16, '0'));
    return {
      ...{ _id, userId: toObjectId(userId), event: `job:${made}`, kind: 'job_paid', book: 'jobs', localDate },
      ...{ amountPaise: 100, duePaise: -100, walletPaise: 1, creditPaise: 1, at: new Date(), ...line },
    };
  });
  await database().collection('ledger').insertMany(rows);
};

const sorted = (rows: readonly LedgerSum[]) =>
  rows.toSorted((one, other) => (one.localDate ?? '').localeCompare(other.localDate ?? ''));

const readSums = async () => sorted(await sumLedger(query));

/** The same sums without what was kept. */
const sumFromScratch = async () => {
  await database().collection('ledgerSums').deleteMany({});
  return readSums();
};

test('sums of a long ledger are kept, and later lines are added to them', async () => {
  await insertLines(1000);
  await insertLines(20, { localDate: '2026-03-02', line: { kind: 'job' } });
  await insertLines(5, { localDate: '2026-03-03', line: { isByWorker: true } });
  const first = await readSums();
  assert.deepEqual(
    first.map(({ localDate, receivedPaise, jobs }) => [localDate, receivedPaise, jobs]),
    [
      [null, 100_000, 0],
      ['2026-03-02', 0, 20],
      ['2026-03-03', 0, 0],
    ],
  );
  await insertLines(3, { ageMs: 0, localDate: '2026-03-03' });
  const { docs } = await countExamined(() => sumLedger(query));
  assert.ok(docs <= 5, `${docs} lines and sums`);
  const later = await readSums();
  assert.equal(later.at(-1)?.receivedPaise, 300);
  assert.deepEqual(later, await sumFromScratch());
});

test('refunds are added up apart', async () => {
  await insertLines(1, { line: { kind: 'job', amountPaise: 500, duePaise: 500 } });
  await insertLines(1, { line: { kind: 'refund', amountPaise: -300, duePaise: -300 } });
  await insertLines(1, { line: { kind: 'fee', isByWorker: true, amountPaise: -70, duePaise: -70 } });
  const [only] = await readSums();
  assert.deepEqual(
    [only?.duePaise, only?.feesBackPaise, only?.refundsDuePaise, only?.receivedPaise],
    [500, -70, -300, 0],
  );
});

test('days that no longer count one by one are summed up with those before', async () => {
  await insertLines(MAX_UNSUMMED + 1, { localDate: '2026-03-02' });
  await readSums();
  const [only, ...others] = await sumLedger({ userId, since: '2026-04-01' });
  assert.deepEqual(
    [only?.localDate, only?.receivedPaise, others.length],
    [null, 100 * (MAX_UNSUMMED + 1), 0],
  );
});

test('lines of the last hour are never kept, because an older one may still be stored', async () => {
  await insertLines(MAX_UNSUMMED + 1, { ageMs: 30 * 60_000 });
  await readSums();
  assert.equal(await database().collection('ledgerSums').countDocuments(), 0);
});

test('servers that sum up at once keep right sums, and count no line twice', async () => {
  await insertLines(MAX_UNSUMMED + 1);
  await readSums();
  const upTo = toObjectId(
    Math.floor(Date.now() / 1000 - 3 * 3600)
      .toString(16)
      .padEnd(24, '0'),
  );
  await database().collection('ledgerSums').updateOne({}, { $set: { upTo } });
  await insertLines(MAX_UNSUMMED + 1, { ageMs: 2 * 3_600_000 });
  await Promise.all(Array.from({ length: 10 }, readSums));
  const kept = await readSums();
  assert.deepEqual(kept, await sumFromScratch());
  assert.equal(kept[0]?.receivedPaise, 200 * (MAX_UNSUMMED + 1));
});

test('sums by the rules of another release are left aside, and an erased account keeps none', async () => {
  await insertLines(MAX_UNSUMMED + 1);
  await readSums();
  await database()
    .collection('ledgerSums')
    .updateMany({}, { $set: { rules: 0, days: [] } });
  assert.equal((await readSums())[0]?.receivedPaise, 100 * (MAX_UNSUMMED + 1));
  assert.deepEqual((await database().collection('ledgerSums').findOne())?.['rules'], 2);
  await inTransaction((tx) => eraseAccount({ userId, email: undefined, phone: null }, tx));
  assert.equal(await database().collection('ledgerSums').countDocuments(), 0);
});

test('a page of the wallet’s lines reads no lines of jobs', async () => {
  await insertLines(2, { line: { kind: 'credit', book: 'wallet' } });
  await insertLines(500, { ageMs: 0 });
  const { docs } = await countExamined(() =>
    listLedgerRows({ userId, book: 'wallet', after: null, limit: 20 }),
  );
  assert.ok(docs > 0 && docs <= 10, `${docs} lines`);
});
