import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database, inTransaction, newObjectId } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import {
  claimOutboxRows,
  countWaitingOutboxRows,
  finishOutboxRow,
  insertOutboxRow,
  listOutboxRows,
  postponeOutboxRow,
  releaseOutboxRow,
} from './outbox.ts';

useTestDatabase();

const at = new Date('2026-03-01T10:00:00Z');
const later = (seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const insert = (fields: { key?: string; dueAt?: Date } = {}) =>
  insertOutboxRow({ kind: 'test', payload: { n: 1 }, dueAt: at, createdAt: at, ...fields });
const claimUpTo = (limit: number, instant = at) =>
  claimOutboxRows({
    kinds: ['test'],
    at: instant,
    lockedUntil: new Date(instant.getTime() + 30_000),
    limit,
  });
const claimAt = async (instant: Date) => (await claimUpTo(1, instant))[0] ?? null;
const claim = async () => {
  const row = await claimAt(at);
  assert.ok(row);
  return row;
};

describe('outbox rows', () => {
  test('a claimed row cannot be claimed again until its lease ends', async () => {
    await insert();
    const row = await claim();
    assert.equal(await claimAt(later(29)), null);
    assert.equal((await claimAt(later(30)))?.attempts, row.attempts + 1);
  });

  test('a holder whose lease has ended cannot settle the row', async () => {
    await insert();
    const slow = await claim();
    await claimAt(later(31));
    await finishOutboxRow(slow, later(32));
    await postponeOutboxRow(slow, { dueAt: null, lastFault: 'late' });
    const [row] = await listOutboxRows();
    assert.equal(row?.doneAt, null);
    assert.equal(row.lastFault, null);
  });

  test('concurrent claims get different rows, and together all of them', async () => {
    for (let n = 0; n < 30; n += 1) await insert();
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimUpTo(10)));
    const left = await claimUpTo(30);
    const ids = [...claims, left].flat().map(({ _id }) => String(_id));
    assert.deepEqual([ids.length, new Set(ids).size], [30, 30]);
  });

  test('a released row can be claimed at once, a given-up or finished one never', async () => {
    await insert();
    await releaseOutboxRow(await claim());
    await postponeOutboxRow(await claim(), { dueAt: null, lastFault: 'hopeless' });
    assert.equal(await claimAt(later(1e6)), null);
    assert.equal(await countWaitingOutboxRows(), 0);
    await insert();
    await finishOutboxRow(await claim(), at);
    assert.equal(await claimAt(later(1e6)), null);
  });

  test('a row that is not due, or of another kind, is not claimed', async () => {
    await insert({ dueAt: later(5) });
    assert.equal(await claimAt(at), null);
    const others = { kinds: ['other'], at: later(9), lockedUntil: later(99), limit: 1 };
    assert.deepEqual(await claimOutboxRows(others), []);
    assert.equal(await countWaitingOutboxRows(), 1);
  });

  test('a row with a key is stored once, even by 20 concurrent transactions', async () => {
    const write = () =>
      inTransaction((tx) =>
        insertOutboxRow({ kind: 'test', payload: {}, key: 'reminder:1', dueAt: at, createdAt: at }, tx),
      );
    await Promise.all(Array.from({ length: 20 }, write));
    assert.equal((await listOutboxRows()).length, 1);
  });

  test('finished rows are not read when looking for work', async () => {
    for (let n = 0; n < 100; n += 1) await insert();
    for (let n = 0; n < 97; n += 1) await finishOutboxRow(await claim(), at);
    const [plan] = await recordPlans('outbox', claim);
    assert.equal(plan?.planSummary, 'IXSCAN { dueAt: 1 }');
    assert.ok((plan.docsExamined ?? Infinity) <= 3, `${plan.docsExamined} rows examined`);
    const [count] = await recordPlans('outbox', countWaitingOutboxRows);
    assert.match(count?.planSummary ?? '', /dueAt: 1/);
  });

  test('a person’s rows are erased with the account, including those without names of earlier releases', async () => {
    const [leaver, other] = [{ userId: '1'.repeat(24) }, { userId: '2'.repeat(24) }];
    const payloads = [leaver, other, { people: [leaver, { ...other, aboutId: leaver.userId }] }];
    for (const payload of payloads)
      await insertOutboxRow({ kind: 'test', payload, dueAt: at, createdAt: at });
    const rows = (await listOutboxRows()).map(({ about: _about, ...row }) => ({
      ...row,
      _id: newObjectId(),
    }));
    await database().collection('outbox').insertMany(rows);
    await inTransaction((tx) => eraseAccount({ ...leaver, email: undefined, phone: null }, tx));
    const left = await listOutboxRows();
    const nameless = { people: [{ ...other, content: { params: { name: '' } } }] };
    assert.deepEqual(
      left.map(({ payload }) => payload),
      [other, nameless, other, nameless],
    );
    assert.deepEqual(new Set(left.flatMap(({ about = [] }) => about)), new Set([other.userId]));
  });

  test('a finished row forgets its names, and a row that was given up expires', async () => {
    await insertOutboxRow({ kind: 'test', payload: { email: 'a@example.test' }, dueAt: at, createdAt: at });
    assert.deepEqual((await listOutboxRows())[0]?.about, ['a@example.test']);
    await finishOutboxRow(await claim(), at);
    assert.deepEqual((await listOutboxRows())[0]?.about, []);
    const indexes = await database().collection('outbox').indexes();
    const expiring = indexes.find(({ partialFilterExpression: rows }) => rows && 'dueAt' in rows);
    assert.equal(expiring?.['expireAfterSeconds'], 90 * 86_400);
  });

  test('a row with a key is found by an index', async () => {
    const [plan] = await recordPlans('outbox', () => insert({ key: 'reminder:2' }));
    assert.equal(plan?.planSummary, 'IXSCAN { key: 1 }');
  });
});
