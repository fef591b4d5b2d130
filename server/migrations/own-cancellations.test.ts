import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { ownCancellations } from './031-own-cancellations.ts';
import { runMigrations } from './run-migrations.ts';

useTestDatabase();

test('a worker’s former cancellations count once, those of others never', async () => {
  const bookable = await makeBookable();
  const { worker } = bookable;
  for (const mover of ['worker', 'customer', 'system', 'admin'] as const)
    await makeBooking({
      ...{ bookable, status: 'cancelled', startsAt: now(), endsAt: now() },
      history: [{ status: 'cancelled', mover, by: null, at: now() }],
    });
  const actor = { userId: String(worker._id), role: 'worker' } as const;
  assert.equal((await readCounted({ actor })).data.ownCancellations, 0);
  for (const _ of [1, 2]) await runMigrations({ migrations: [ownCancellations], report: () => {} });
  assert.equal((await readCounted({ actor })).data.ownCancellations, 1);
});
