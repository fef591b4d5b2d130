import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, inTransaction, isOverTime, newObjectId, Tx } from '#models/connection.ts';
import { User } from '#models/people/user.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
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

// Long enough to store a row on a busy machine.
const STORE_MS = 3000;

test('a call that has stored something is given more time, but not for ever', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const startCall = (id: string, commitMs: number) =>
    startDeadline(
      STORE_MS,
      commitMs,
    )(async () => {
      await store(id);
      await promise;
      return id;
    });
  const patient = startCall('patient', 60_000);
  await assert.rejects(startCall('impatient', 1), { code: 'unavailable' });
  resolve(undefined);
  assert.equal(await patient, 'patient');
  assert.equal(await rows().countDocuments(), 2);
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

test('the database ends a read whose call was given up', async () => {
  await database()
    .collection('users')
    .insertMany(Array.from({ length: 100 }, () => ({ _id: newObjectId() })));
  const works: Promise<unknown>[] = [];
  const start = () => {
    // Ten seconds, if it is not ended.
    const work = User.find({ $where: 'sleep(100) || true' });
    works.push(work);
    return work;
  };
  await assert.rejects(startDeadline(200)(start), (error) => error instanceof AppError || isOverTime(error));
  const [ended] = await Promise.allSettled(works);
  assert.ok(ended?.status === 'rejected' && isOverTime(ended.reason));
});
