import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { updateRanks } from '#lib/features/people/services/renew-ranks.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { claimSchedule, enterSchedule, listSchedules } from '#models/platform/schedule.ts';
import type { Slice } from '#models/platform/slice.ts';
import { listListedWorkers } from '#models/people/worker-listings.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { noteDatabaseState } from '#server/probes.ts';
import { every, startScheduler, type ScheduledTask } from './scheduler.ts';

useTestDatabase();

const SLICES = 4;
const running: { stop(graceMs?: number): Promise<void> }[] = [];
const start = (task: Pick<ScheduledTask, 'name' | 'run'>) => {
  const tasks = [{ nextRun: every(600_000), slices: SLICES, ...task }];
  const server = startScheduler({ tasks, pollMs: 5 });
  running.push(server);
  return server;
};
const passMinutes = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const isEntered = (name: string) => async () =>
  (await listSchedules()).filter(({ _id }) => _id.startsWith(`${name}/`)).length === SLICES;
const allSlices = Array.from({ length: SLICES }, (_, index): Slice => ({ index, count: SLICES }));

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop(0)));
  resetClock();
});

describe('slices of a task', () => {
  test('two servers share the slices, none twice and none left out', async () => {
    const runs: [server: string, slice: number][] = [];
    const started: string[] = [];
    const both = Promise.withResolvers<void>();
    for (const server of ['first', 'second'])
      start({
        name: 'shared',
        run: async ({ index }) => {
          started.push(server);
          if (new Set(started).size === 2) both.resolve();
          // Until the other server has its first slice.
          await both.promise;
          runs.push([server, index]);
        },
      });
    await eventually(isEntered('shared'));
    passMinutes(11);
    await eventually(() => runs.length >= SLICES);
    assert.deepEqual(
      runs.map(([, index]) => index).toSorted((a, b) => a - b),
      [0, 1, 2, 3],
    );
    assert.deepEqual(new Set(runs.map(([server]) => server)), new Set(['first', 'second']));
  });

  test('the slice of a killed server is taken over when its lease ends', async () => {
    for (const { index } of allSlices) await enterSchedule(`taken/${index}`, now());
    const at = now();
    assert.ok(await claimSchedule(['taken/2'], at, new Date(at.getTime() + 60_000)));
    const runs: number[] = [];
    start({ name: 'taken', run: async ({ index }) => void runs.push(index) });
    await eventually(() => runs.length === SLICES - 1);
    assert.ok(!runs.includes(2));
    passMinutes(2);
    await eventually(() => runs.includes(2));
    assert.deepEqual(
      runs.toSorted((a, b) => a - b),
      [0, 1, 2, 3],
    );
  });

  test('the row of a task that had no slices is removed', async () => {
    await enterSchedule('former', now());
    start({ name: 'former', run: async () => {} });
    await eventually(isEntered('former'));
    await eventually(async () => !(await listSchedules()).some(({ _id }) => _id === 'former'));
  });
});

test('the slices of expired requests close each one exactly once', async () => {
  const bookings = await Promise.all(Array.from({ length: 24 }, () => makeBooking()));
  passMinutes(60 * 24 * 30);
  const closedBy = new Map<string, number>();
  for (const slice of allSlices) {
    await closeBookings(slice);
    for (const { _id } of bookings) {
      const status = (await findBooking(String(_id)))?.status;
      if (status === 'expired' && !closedBy.has(String(_id))) closedBy.set(String(_id), slice.index);
    }
  }
  assert.equal(closedBy.size, bookings.length);
  assert.deepEqual(new Set(closedBy.values()), new Set([0, 1, 2, 3]));
});

test('the slices of workers together rank every worker', async () => {
  const made = await Promise.all(Array.from({ length: 16 }, () => makeWorker()));
  const listed = await Promise.all(
    allSlices.map((slice) => listListedWorkers({ after: null, limit: 1000 }, slice)),
  );
  const ids = listed.flat().map(({ _id }) => String(_id));
  assert.equal(new Set(ids).size, ids.length);
  assertEach(made, ({ _id }) => ids.includes(String(_id)));
  for (const slice of allSlices) await updateRanks(slice);
  const ranked = await listListedWorkers({ after: null, limit: 1000 });
  assertEach(ranked, ({ rank }) => rank !== undefined);
});

test('the lag of a task is that of the slice which is furthest behind', async () => {
  await enterSchedule('late/0', new Date(now().getTime() - 90_000));
  await enterSchedule('late/1', new Date(now().getTime() + 90_000));
  await noteDatabaseState();
  const { values } = await metrics().jobLagSeconds.get();
  const lag = values.find(({ labels }) => labels.job === 'late')?.value ?? 0;
  assert.ok(lag >= 90 && lag < 150, String(lag));
});
