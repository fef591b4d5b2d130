import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, newObjectId, Tx } from '#models/connection.ts';
import { claimMigration, listMigrations, reopenMigrations } from '#models/platform/migration.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { emptyDatabase, useTestDatabase } from '#e2e/kit/test-database.ts';
import { walkRows, type Id, type Migration } from './migration.ts';
import { runMigrations, type Progress } from './run-migrations.ts';

useTestDatabase();

interface Thing {
  _id: Id;
  visits?: number;
}

const things = () => database().collection<Thing>('things');
const name = '001-visits';

/** Counts visits of each row: no run may visit one twice. */
const visits: Migration = walkRows<Thing>({
  name,
  collection: 'things',
  filter: {},
  change: async ({ _id }, tx) => {
    await things().updateOne({ _id }, { $inc: { visits: 1 } }, Tx.session(tx));
    return true;
  },
});

const run = (rules: Partial<Parameters<typeof runMigrations>[0]> = {}) =>
  runMigrations({ migrations: [visits], report: () => {}, batchSize: 2, lookAgainMs: 20, ...rules });

const listVisits = async (): Promise<(number | undefined)[]> =>
  (await things().find().toArray()).map((thing) => thing.visits);

const findRow = async (which = name) => (await listMigrations([which]))[0];

const once = [1, 1, 1, 1, 1];

const aMinuteLater = async (work: () => Promise<void>): Promise<void> => {
  setClock(new Date(now().getTime() + 60_000));
  await work().finally(resetClock);
};

beforeEach(async () => {
  await makeUser();
  await things().insertMany(once.map(() => ({ _id: newObjectId() })));
});

describe('a migration', () => {
  test('visits every row once, in batches, and records when it finished and what it changed', async () => {
    const steps: Progress[] = [];
    await run({ report: (progress) => steps.push(progress) });
    assert.deepEqual(await listVisits(), once);
    assert.deepEqual(steps, [
      { name, count: 2, state: 'running' },
      { name, count: 4, state: 'running' },
      { name, count: 5, state: 'done' },
    ]);
    const row = await findRow();
    assert.equal(row?.count, 5);
    assert.ok(row.finishedAt && row.finishedAt >= row.startedAt);
  });

  test('is skipped when it is done', async () => {
    await run();
    await things().insertOne({ _id: newObjectId() });
    await run();
    assert.deepEqual(await listVisits(), [...once, undefined]);
  });

  test('visits everything again when repeated', async () => {
    await run();
    await reopenMigrations([name]);
    await run();
    assert.deepEqual(await listVisits(), [2, 2, 2, 2, 2]);
    assert.equal((await findRow())?.count, 5);
  });

  test('continues after the last batch when it was stopped', async () => {
    const stopping = new AbortController();
    await assert.rejects(run({ signal: stopping.signal, report: () => stopping.abort() }), /abort/i);
    assert.deepEqual(await listVisits(), [1, 1, undefined, undefined, undefined]);
    await run();
    assert.deepEqual(await listVisits(), once);
  });

  test('stores nothing of a failing batch, ends the run and releases its lease', async () => {
    let left = 3;
    const failing = walkRows<Thing>({
      name,
      collection: 'things',
      filter: {},
      change: async ({ _id }, tx) => {
        if ((left -= 1) < 0) throw new Error('an unexpected row');
        await things().updateOne({ _id }, { $inc: { visits: 1 } }, Tx.session(tx));
        return true;
      },
    });
    await assert.rejects(run({ migrations: [failing] }), /an unexpected row/);
    assert.deepEqual(await listVisits(), [1, 1, undefined, undefined, undefined]);
    await run();
    assert.deepEqual(await listVisits(), once);
  });
});

describe('servers starting', () => {
  test('at once visit every row once, and each continues when all is done', async () => {
    await Promise.all([run(), run(), run()]);
    assert.deepEqual(await listVisits(), once);
  });

  test('later wait for the running one, and take over when its lease expires', async () => {
    const lockedUntil = new Date(now().getTime() + 30_000);
    assert.ok(await claimMigration({ name, at: now(), lockedUntil }));
    const stopping = new AbortController();
    const waiting = run({
      signal: stopping.signal,
      report: ({ state }) => {
        assert.equal(state, 'waiting');
        stopping.abort();
      },
    });
    await assert.rejects(waiting, /abort/i);
    assert.deepEqual(await listVisits(), [undefined, undefined, undefined, undefined, undefined]);
    await aMinuteLater(run);
    assert.deepEqual(await listVisits(), once);
  });

  test('after sleeping through their lease store no more batches and find all done', async () => {
    let isFirst = true;
    const sleepy: Migration = {
      name,
      runBatch: async (place, tx) => {
        if (isFirst) {
          isFirst = false;
          await aMinuteLater(run);
        }
        return visits.runBatch(place, tx);
      },
    };
    await run({ migrations: [sleepy] });
    assert.deepEqual(await listVisits(), once);
  });

  test('on a new database have nothing to migrate', async () => {
    await emptyDatabase();
    await Promise.all([run(), run(), run()]);
    assert.equal((await findRow())?.count, 0);
    await makeUser();
    await things().insertOne({ _id: newObjectId() });
    await run();
    assert.deepEqual(await listVisits(), [undefined]);
  });

  test('ignore migrations later than their release', async () => {
    const later = '002-later';
    await run({ migrations: [visits, { ...visits, name: later }] });
    const before = await findRow(later);
    await run();
    assert.deepEqual(await findRow(later), before);
  });
});

test('migrations run in order, each after the previous one is done', async () => {
  const order: string[] = [];
  const noting = (which: string): Migration => ({ ...visits, name: which });
  const report = ({ name: which, state }: Progress) => order.push(`${which} ${state}`);
  await run({ migrations: [noting('001-one'), noting('002-two')], report, batchSize: 10 });
  assert.deepEqual(order, ['001-one done', '002-two done']);
});
