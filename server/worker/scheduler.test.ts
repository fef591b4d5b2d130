import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { database } from '#models/connection.ts';
import { claimSchedule, enterSchedule, type ScheduleRecord } from '#models/platform/schedule.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { every, startScheduler } from './scheduler.ts';

useTestDatabase();

const name = 'test job';
const passMinutes = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const running: { stop(graceMs?: number): Promise<void> }[] = [];
const start = (run: () => Promise<void>, leaseMs?: number) => {
  const tasks = [{ name, nextRun: every(600_000), run }];
  const scheduler = startScheduler({ tasks, pollMs: 5, leaseMs });
  running.push(scheduler);
  return scheduler;
};
const failures = async (): Promise<number | undefined> => {
  const { values } = await metrics().jobFailures.get();
  return values.find(({ labels }) => labels.job === name)?.value;
};
const claimNow = () => {
  const at = now();
  return claimSchedule([name], at, new Date(at.getTime() + 60_000));
};
const readSchedule = async () => {
  const row = await database().collection<ScheduleRecord>('schedules').findOne({ _id: name });
  assert.ok(row);
  return row;
};

describe('scheduler', () => {
  beforeEach(() => enterSchedule(name, every(600_000)(now())));
  afterEach(async () => {
    await Promise.all(running.splice(0).map((scheduler) => scheduler.stop(0)));
    resetClock();
  });

  test('three servers run a task once per turn', async () => {
    let runs = 0;
    const servers = [1, 2, 3].map(() => start(async () => void (runs += 1)));
    for (let turn = 1; turn <= 10; turn += 1) {
      passMinutes(11);
      // Its lease would expire too if the clock advanced before the run is recorded.
      await eventually(async () => runs >= turn && (await readSchedule()).nextAt > now());
    }
    await Promise.all(servers.map((server) => server.stop()));
    assert.equal(runs, 10);
  });

  test('servers that start together create a task once and keep its due time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => enterSchedule('another job', now())));
    await enterSchedule('another job', every(600_000)(now()));
    const at = now();
    assert.ok(await claimSchedule(['another job'], at, at));
  });

  test('a task of a killed server is taken over when its lease ends', async () => {
    passMinutes(11);
    assert.ok(await claimNow());
    assert.equal(await claimNow(), null);
    let runs = 0;
    const server = start(async () => void (runs += 1));
    passMinutes(2);
    await eventually(() => runs === 1);
    await server.stop();
    assert.equal(await claimNow(), null);
  });

  test('a failed task is retried after a minute and keeps its error until then', async () => {
    let runs = 0;
    const server = start(async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    });
    const before = (await failures()) ?? NaN;
    passMinutes(11);
    await eventually(async () => (await readSchedule()).lastFault === 'Error: not yet');
    passMinutes(1.1);
    await eventually(async () => (await readSchedule()).lastFault === null);
    await server.stop();
    assert.equal(runs, 2);
    assert.equal(await failures(), before + 1);
  });

  test('a task that outlasts its lease keeps it', async () => {
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const leaseMs = 3000;
    const server = start(() => {
      started.resolve();
      return mayEnd.promise;
    }, leaseMs);
    passMinutes(11);
    await started.promise;
    const leaseEnd = (await readSchedule()).lockedUntil.getTime();
    // Renewed even after the end of its first lease.
    const later = new Date(leaseEnd + leaseMs);
    await eventually(async () => (await readSchedule()).lockedUntil > later);
    // Not now: this process may have slept through a lease.
    assert.equal(await claimSchedule([name], later, new Date(later.getTime() + 60_000)), null);
    mayEnd.resolve();
    await server.stop();
  });

  test('stopping releases the lease of an unfinished task for good', async () => {
    const started = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const server = start(() => {
      started.resolve();
      return never.promise;
    }, 15);
    passMinutes(11);
    await started.promise;
    await server.stop(20);
    const since = now();
    await eventually(() => now().getTime() - since.getTime() > 15);
    assert.ok(await claimNow());
  });
});
