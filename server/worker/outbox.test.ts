import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { doOnce } from '#lib/platform/outbox/run-row.ts';
import { PermanentError, wakeOutbox, writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { inTransaction } from '#models/connection.ts';
import {
  claimOutboxRows,
  countWaitingOutboxRows,
  insertOutboxRow,
  listOutboxRows,
  releaseOutboxRow,
} from '#models/platform/outbox.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { startOutbox, type OutboxHandler } from './outbox.ts';

useTestDatabase();

const insert = () => insertOutboxRow({ kind: 'test', payload: {}, dueAt: now(), createdAt: now() });
const started: { stop(graceMs?: number): Promise<void> }[] = [];
const start = (handler: OutboxHandler, pollMs = 20) => {
  const worker = startOutbox({ handlers: { test: handler, mail: handler }, pollMs });
  started.push(worker);
  return worker;
};
const passMinutes = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const allDone = async () => (await countWaitingOutboxRows()) === 0;
const onlyRow = async () => {
  const [row] = await listOutboxRows();
  assert.ok(row);
  return row;
};
const givenUp = async (): Promise<number | undefined> => {
  const { values } = await metrics().outboxGivenUp.get();
  return values.find(({ labels }) => labels.kind === 'test')?.value;
};
const claim = async () => {
  const at = now();
  const [row] = await claimOutboxRows({
    kinds: ['test'],
    at,
    limit: 1,
    lockedUntil: new Date(at.getTime() + 30_000),
  });
  assert.ok(row);
  return row;
};

const writeMail = ({ fail = false, waitSeconds = 0 } = {}) =>
  inTransaction(async (tx) => {
    const content = { kind: 'welcome', params: { name: 'Asha' } } as const;
    const dueAt = new Date(now().getTime() + waitSeconds * 1000);
    await writeOutbox({ kind: 'mail', payload: { userId: 'a'.repeat(24), content }, dueAt }, tx);
    if (fail) throw new Error('rolled back');
  });

describe('outbox', () => {
  afterEach(async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop(0)));
    resetClock();
  });

  test('three workers handle 500 rows, each once', async () => {
    const handled: string[] = [];
    for (let n = 0; n < 500; n += 1) await insert();
    const workers = [1, 2, 3].map(() => start(async ({ id }) => void handled.push(id)));
    await eventually(allDone);
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.equal(handled.length, 500);
    assert.equal(new Set(handled).size, 500);
  });

  test('a commit in this process wakes the worker before its next poll', { timeout: 60_000 }, async () => {
    const { stop } = start(async () => {}, 600_000);
    for (let n = 0; n < 5; n += 1) {
      await writeMail();
      await eventually(allDone);
    }
    await stop();
  });

  test('a row is leased to its process as it is written, and handled as it is stored', async () => {
    const payloads: unknown[] = [];
    const { stop } = start(async ({ payload }) => void payloads.push(payload), 600_000);
    const userId = 'a'.repeat(24);
    const content = { kind: 'welcome', params: { name: 'Asha' } } as const;
    await inTransaction(async (tx) => {
      await writeOutbox({ kind: 'mail', payload: { userId, content, ...{ extra: undefined } } }, tx);
    });
    const { lockedUntil, attempts, createdAt } = await onlyRow();
    await eventually(allDone);
    await stop();
    assert.deepEqual([lockedUntil.getTime() - createdAt.getTime(), attempts], [30_000, 1]);
    assert.deepEqual(payloads, [{ userId, content }]);
  });

  test('a row that is due soon waits in its process, and one that is due later does not', async () => {
    const handled: unknown[] = [];
    const { stop } = start(async ({ payload }) => void handled.push(payload), 600_000);
    await writeMail({ waitSeconds: 9 });
    await writeMail({ waitSeconds: 11 });
    const [soon, late] = await listOutboxRows();
    assert.ok(soon && late);
    assert.deepEqual([soon.attempts, late.attempts, handled], [1, 0, []]);
    setClock(soon.dueAt ?? now());
    wakeOutbox();
    await eventually(() => handled.length === 1);
    await stop();
    assert.equal((await listOutboxRows())[1]?.doneAt, null);
  });

  test('stopping leaves waiting rows to other servers at once', async () => {
    const { stop } = start(async () => {}, 600_000);
    await writeMail({ waitSeconds: 5 });
    await stop();
    const row = await onlyRow();
    assert.ok(row.lockedUntil < now() && row.doneAt === null);
    await writeMail();
    assert.equal((await listOutboxRows())[1]?.attempts, 0);
  });

  test('rows of this process fill what is free after a look at those of others', async () => {
    const gates = Array.from({ length: 14 }, () => Promise.withResolvers<void>());
    let begun = 0;
    const { stop } = start(() => gates[begun++]?.promise ?? Promise.resolve(), 600_000);
    for (let n = 0; n < 4; n += 1) await writeMail();
    await eventually(() => begun === 4);
    await Promise.all(Array.from({ length: 10 }, () => writeMail({ waitSeconds: 5 })));
    setClock(new Date(now().getTime() + 5000));
    wakeOutbox();
    await eventually(() => begun === 14);
    for (const { resolve } of gates) resolve();
    await stop();
  });

  test('a row whose transaction took most of its lease is left to others', async () => {
    let runs = 0;
    const { stop } = start(async () => void (runs += 1), 600_000);
    await inTransaction(async (tx) => {
      const content = { kind: 'welcome', params: { name: 'Asha' } } as const;
      await writeOutbox({ kind: 'mail', payload: { userId: 'a'.repeat(24), content } }, tx);
      setClock(new Date(now().getTime() + 10_000));
    });
    await eventually(async () => (await onlyRow()).lockedUntil < now());
    assert.deepEqual([runs, (await onlyRow()).doneAt], [0, null]);
    wakeOutbox();
    await eventually(allDone);
    await stop();
    assert.equal(runs, 1);
  });

  test('a failed transaction leaves no row', async () => {
    await assert.rejects(writeMail({ fail: true }), /rolled back/);
    assert.deepEqual(await listOutboxRows(), []);
  });

  test('a row of a killed worker is taken over when its lease ends', async () => {
    await insert();
    await claim();
    const { stop } = start(async () => {});
    passMinutes(1);
    wakeOutbox();
    await eventually(allDone);
    await stop();
    assert.equal((await onlyRow()).attempts, 2);
  });

  test('a failed row is retried later and keeps its error', async () => {
    let tries = 0;
    const { stop } = start(async () => {
      tries += 1;
      if (tries < 3) throw new Error(`fault ${tries}`);
    });
    await insert();
    for (const fault of ['Error: fault 1', 'Error: fault 2']) {
      await eventually(async () => (await onlyRow()).lastFault === fault);
      passMinutes(1);
    }
    await eventually(allDone);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([tries, row.attempts, row.lastFault], [3, 3, 'Error: fault 2']);
    assert.equal(row.payload, null);
  });

  test('a row that never succeeds is given up after 90 attempts and kept', async () => {
    await insert();
    for (let tries = 0; tries < 88; tries += 1) await releaseOutboxRow(await claim());
    const { stop } = start(async () => {
      throw new Error('again');
    });
    const before = (await givenUp()) ?? NaN;
    await eventually(async () => (await onlyRow()).lastFault !== null);
    assert.notEqual((await onlyRow()).dueAt, null);
    assert.equal(await givenUp(), before);
    passMinutes(61);
    await eventually(allDone);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([row.attempts, row.dueAt, row.doneAt], [90, null, null]);
    assert.equal(await givenUp(), before + 1);
  });

  test('a row with a permanent error is given up at once', async () => {
    const { stop } = start(async () => {
      throw new PermanentError('no such address');
    });
    const before = (await givenUp()) ?? NaN;
    await insert();
    await eventually(allDone);
    await stop();
    const row = await onlyRow();
    assert.deepEqual([row.attempts, row.dueAt], [1, null]);
    assert.match(row.lastFault ?? '', /no such address/);
    assert.equal(await givenUp(), before + 1);
  });

  test('a row with two steps waits between them and keeps its result', async () => {
    const steps: (string | undefined)[] = [];
    const { stop } = start(async ({ step, payload }) => {
      steps.push(step);
      assert.deepEqual(payload, {});
      if (step === undefined) return { step: 'rest', dueAt: new Date(now().getTime() + 50_000) };
    });
    await insert();
    await eventually(async () => (await onlyRow()).step === 'rest');
    const { doneAt, dueAt } = await onlyRow();
    assert.ok(doneAt === null && dueAt && dueAt > now());
    assert.deepEqual(steps, [undefined]);
    passMinutes(1);
    wakeOutbox();
    await eventually(allDone);
    await stop();
    assert.deepEqual(steps, [undefined, 'rest']);
  });

  test('a row of many steps that fails is retried as soon as one of its first step', async () => {
    let steps = 0;
    const { stop } = start(async () => {
      steps += 1;
      if (steps > 12) throw new Error('busy');
      return { step: `${steps}`, dueAt: now() };
    });
    await insert();
    await eventually(async () => (await onlyRow()).lastFault !== null);
    await stop();
    const { dueAt, attempts, step } = await onlyRow();
    assert.deepEqual([attempts, step], [13, '12']);
    assert.ok(dueAt && dueAt.getTime() - now().getTime() <= 2000);
  });

  test('doOnce runs a keyed task once and queues it on failure', async () => {
    const done: string[] = [];
    const about = { kind: 'notification', id: 'b'.repeat(24) } as const;
    const entry = (key: string, work: () => Promise<void>) => ({
      ...{ kind: 'push' as const, key, work },
      payload: { tokenId: 'a'.repeat(24), about },
    });
    const say = (key: string) => entry(key, async () => void done.push(key));
    const fail = entry('push:c', () => Promise.reject(new Error('busy')));
    await Promise.all([doOnce([say('push:a'), say('push:b'), fail]), doOnce([say('push:a'), fail])]);
    await doOnce([say('push:b')]);
    assert.deepEqual(done.toSorted(), ['push:a', 'push:b']);
    const left = (await listOutboxRows()).filter(({ doneAt }) => doneAt === null);
    assert.deepEqual(
      left.map(({ key, attempts, lastFault }) => [key, attempts, lastFault]),
      [['push:c', 1, 'Error: busy']],
    );
    assert.ok(left[0]?.dueAt && left[0].dueAt > now());
  });

  test('a failing row does not delay the rows behind it', async () => {
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
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const { stop } = start(async () => {
      begun.resolve();
      await mayEnd.promise;
    });
    await insert();
    await begun.promise;
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    for (let n = 0; n < 5; n += 1) assert.equal(await allDone(), false);
    assert.equal(isStopped, false);
    mayEnd.resolve();
    await stopped;
    assert.ok(await allDone());
  });

  test('stopping releases the lease of a handler that does not finish', async () => {
    const begun = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const { stop } = start(async () => {
      begun.resolve();
      await never.promise;
    });
    await insert();
    await begun.promise;
    await stop(20);
    await claim();
    never.resolve();
  });
});
