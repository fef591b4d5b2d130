import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, newObjectId, Tx } from '#models/connection.ts';
import { claimMigration, listMigrations, reopenMigrations } from '#models/platform/migration.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { emptyDatabase, useTestDatabase } from '#server/testing/test-database.ts';
import { walkRows, type Id, type Migration } from './migration.ts';
import { runMigrations, type Progress } from './run-migrations.ts';

useTestDatabase();

interface Thing {
  _id: Id;
  visits?: number;
}

const things = () => database().collection<Thing>('things');
const name = '001-visits';

/** Counts how often each row was visited, which no run may do twice. */
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
  runMigrations({ migrations: [visits], report: () => {}, most: 2, lookAgainMs: 20, ...rules });

const visitsOf = async (): Promise<(number | undefined)[]> =>
  (await things().find().toArray()).map((thing) => thing.visits);

const rowOf = async (which = name) => (await listMigrations([which]))[0];

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
  test('visits every row once, batch by batch, and notes when it was done and what it changed', async () => {
    const told: Progress[] = [];
    await run({ report: (progress) => told.push(progress) });
    assert.deepEqual(await visitsOf(), once);
    assert.deepEqual(told, [
      { name, count: 2, state: 'running' },
      { name, count: 4, state: 'running' },
      { name, count: 5, state: 'done' },
    ]);
    const row = await rowOf();
    assert.equal(row?.count, 5);
    assert.ok(row.finishedAt && row.finishedAt >= row.startedAt);
  });

  test('that is done is left alone', async () => {
    await run();
    await things().insertOne({ _id: newObjectId() });
    await run();
    assert.deepEqual(await visitsOf(), [...once, undefined]);
  });

  test('that is asked for again goes through everything again', async () => {
    await run();
    await reopenMigrations([name]);
    await run();
    assert.deepEqual(await visitsOf(), [2, 2, 2, 2, 2]);
    assert.equal((await rowOf())?.count, 5);
  });

  test('that was stopped after a batch goes on behind it at once', async () => {
    const stopping = new AbortController();
    await assert.rejects(run({ signal: stopping.signal, report: () => stopping.abort() }), /abort/i);
    assert.deepEqual(await visitsOf(), [1, 1, undefined, undefined, undefined]);
    await run();
    assert.deepEqual(await visitsOf(), once);
  });

  test('that fails stores nothing of the batch, ends the run and is free for the next', async () => {
    let left = 3;
    const failing = walkRows<Thing>({
      name,
      collection: 'things',
      filter: {},
      change: async ({ _id }, tx) => {
        if ((left -= 1) < 0) throw new Error('a row that nobody thought of');
        await things().updateOne({ _id }, { $inc: { visits: 1 } }, Tx.session(tx));
        return true;
      },
    });
    await assert.rejects(run({ migrations: [failing] }), /nobody thought of/);
    assert.deepEqual(await visitsOf(), [1, 1, undefined, undefined, undefined]);
    await run();
    assert.deepEqual(await visitsOf(), once);
  });
});

describe('servers that start', () => {
  test('at once visit every row once, and each goes on when all is done', async () => {
    await Promise.all([run(), run(), run()]);
    assert.deepEqual(await visitsOf(), once);
  });

  test('wait for the one that is at it, and go on with it when its lease is over', async () => {
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
    assert.deepEqual(await visitsOf(), [undefined, undefined, undefined, undefined, undefined]);
    await aMinuteLater(run);
    assert.deepEqual(await visitsOf(), once);
  });

  test('that slept through their lease store no batch any more and find all done', async () => {
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
    assert.deepEqual(await visitsOf(), once);
  });

  test('on a new database have nothing to migrate, however many', async () => {
    await emptyDatabase();
    await Promise.all([run(), run(), run()]);
    assert.equal((await rowOf())?.count, 0);
    await makeUser();
    await things().insertOne({ _id: newObjectId() });
    await run();
    assert.deepEqual(await visitsOf(), [undefined]);
  });

  test('of an older release know nothing of later migrations and start', async () => {
    const later = '002-later';
    await run({ migrations: [visits, { ...visits, name: later }] });
    const before = await rowOf(later);
    await run();
    assert.deepEqual(await rowOf(later), before);
  });
});

test('migrations run in their order, each when the one before is done', async () => {
  const order: string[] = [];
  const noting = (which: string): Migration => ({ ...visits, name: which });
  const report = ({ name: which, state }: Progress) => order.push(`${which} ${state}`);
  await run({ migrations: [noting('001-one'), noting('002-two')], report, most: 10 });
  assert.deepEqual(order, ['001-one done', '002-two done']);
});
