import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/integrations/clock.ts';
import { HopelessFault } from '#lib/integrations/hopeless-fault.ts';
import { wakeOutbox } from '#lib/services/steps/wake-outbox.ts';
import { writeOutbox } from '#lib/services/steps/write-outbox.ts';
import { inTransaction } from '#models/connection.ts';
import { claimOutboxRow, countWaitingOutboxRows, insertOutboxRow, listOutboxRows } from '#models/outbox.ts';
import { eventually } from '#server/testing/eventually.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { startOutbox, type OutboxHandler } from './outbox.ts';

useTestDatabase();

const insert = () => insertOutboxRow({ kind: 'test', payload: {}, dueAt: now(), createdAt: now() });
const start = (handler: OutboxHandler, pollMs = 20) =>
  startOutbox({ handlers: { test: handler, mail: handler }, pollMs });
const passMinutes = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const allDone = async () => (await countWaitingOutboxRows()) === 0;
const onlyRow = async () => {
  const [row] = await listOutboxRows();
  assert.ok(row);
  return row;
};

const writeMail = (fail = false) =>
  inTransaction(async (tx) => {
    const content = { kind: 'welcome', params: { name: 'Asha' } } as const;
    await writeOutbox({ kind: 'mail', payload: { userId: 'a'.repeat(24), content } }, tx);
    if (fail) throw new Error('rolled back');
  });

describe('outbox worker', () => {
  afterEach(resetClock);

  test('three workers handle 500 rows once each', async () => {
    const handled: string[] = [];
    for (let n = 0; n < 500; n += 1) await insert();
    const workers = [1, 2, 3].map(() => start(async ({ id }) => void handled.push(id)));
    await eventually(allDone);
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.equal(handled.length, 500);
    assert.equal(new Set(handled).size, 500);
  });

  test('a commit in this process wakes the worker long before its next look', { timeout: 8000 }, async () => {
    const { stop } = start(async () => {}, 600_000);
    for (let n = 0; n < 5; n += 1) {
      await writeMail();
      await eventually(allDone);
    }
    await stop();
  });

  test('a transaction that fails leaves nothing to do', async () => {
    await assert.rejects(writeMail(true), /rolled back/);
    assert.deepEqual(await listOutboxRows(), []);
  });

  test('a row whose worker was killed is taken over when its lease ends', async () => {
    await insert();
    const at = now();
    await claimOutboxRow({ kinds: ['test'], at, lockedUntil: new Date(at.getTime() + 30_000) });
    const { stop } = start(async () => {});
    passMinutes(1);
    wakeOutbox();
    await eventually(allDone);
    await stop();
    assert.equal((await onlyRow()).attempts, 2);
  });

  test('a failing handler is tried again later and its row keeps the fault', async () => {
    let tries = 0;
    const { stop } = start(async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    });
    await insert();
    for (const attempt of [1, 2]) {
      await eventually(async () => (await onlyRow()).lastFault !== null && tries === attempt);
      passMinutes(1);
    }
    await eventually(allDone);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([tries, row.attempts, row.lastFault], [3, 3, 'Error: not yet']);
    assert.equal(row.payload, null);
  });

  test('a row that never succeeds is given up after 90 tries and kept', async () => {
    let tries = 0;
    const { stop } = start(async () => {
      tries += 1;
      throw new Error(`fault ${tries}`);
    }, 1);
    await insert();
    const hourly = setInterval(() => passMinutes(61), 1);
    await eventually(allDone);
    clearInterval(hourly);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([tries, row.dueAt, row.doneAt, row.lastFault], [90, null, null, 'Error: fault 90']);
  });

  test('a hopeless row is given up at once', async () => {
    const { stop } = start(async () => {
      throw new HopelessFault('no such address');
    });
    await insert();
    await eventually(allDone);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([row.attempts, row.dueAt], [1, null]);
    assert.match(row.lastFault ?? '', /no such address/);
  });

  test('one bad row holds up none behind it', async () => {
    await insert();
    const bad = String((await onlyRow())._id);
    for (let n = 0; n < 20; n += 1) await insert();
    const { stop } = start(async ({ id }) => {
      if (id === bad) throw new Error('bad');
    });
    await eventually(async () => (await countWaitingOutboxRows()) === 1);
    await stop();
    assert.equal((await onlyRow()).doneAt, null);
  });

  test('stopping waits for a running handler', async () => {
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const { stop } = start(async () => {
      started.resolve();
      await mayEnd.promise;
    });
    await insert();
    await started.promise;
    const stopped = stop();
    mayEnd.resolve();
    await stopped;
    assert.ok(await allDone());
  });

  test('stopping gives up the claim of a handler that does not end', async () => {
    const started = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const { stop } = start(async () => {
      started.resolve();
      await never.promise;
    });
    await insert();
    await started.promise;
    await stop(20);
    const at = now();
    assert.ok(await claimOutboxRow({ kinds: ['test'], at, lockedUntil: at }));
    never.resolve();
  });
});
