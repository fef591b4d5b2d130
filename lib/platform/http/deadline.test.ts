import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, inTransaction, Tx } from '#models/connection.ts';
import { OverTime } from '#models/time-limit.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { startDeadline } from './deadline.ts';

useTestDatabase();

interface Row {
  _id: string;
}

const rows = () => database().collection<Row>('deadline_rows');

const store = (id: string, until?: Promise<unknown>): Promise<string> =>
  inTransaction(async (tx) => {
    await rows().insertOne({ _id: id }, Tx.session(tx));
    await until;
    return id;
  });

test('a call that is answered with 503 has stored nothing and stores nothing afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const works: Promise<string>[] = [];
  const start = () => {
    const work = store('late', promise);
    works.push(work);
    return work;
  };
  await assert.rejects(startDeadline(20)(start), { code: 'unavailable' });
  resolve(undefined);
  await assert.rejects(Promise.all(works), OverTime);
  assert.equal(works.length, 1);
  assert.equal(await rows().countDocuments(), 0);
});

test('a call that has stored something is answered as done, however long the rest takes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const call = startDeadline(1000)(async () => {
    const id = await store('early');
    await promise;
    return id;
  });
  // Begun later, so the time of the call is over before.
  const idle = startDeadline(1000)(() => new Promise<string>(() => {}));
  await assert.rejects(idle, { code: 'unavailable' });
  resolve(undefined);
  assert.equal(await call, 'early');
  assert.equal(await rows().countDocuments(), 1);
});

test('a transaction after the end of its call is not begun', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const works: Promise<string>[] = [];
  const start = () => {
    const work = promise.then(() => store('never'));
    works.push(work);
    return work;
  };
  await assert.rejects(startDeadline(20)(start), { code: 'unavailable' });
  resolve(undefined);
  await assert.rejects(Promise.all(works), OverTime);
  assert.equal(await rows().countDocuments(), 0);
});
