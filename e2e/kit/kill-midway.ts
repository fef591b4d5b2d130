import { now, setClock } from '#lib/platform/time/clock.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import { eventually } from './eventually.ts';
import { forkServer } from './fork-server.ts';
import { testDatabaseName } from './lent-database.ts';

// Longer than the lease of an outbox row.
const LEASE_OVER_MS = 40_000;

/** Notes in a database without rows that it is migrated: a server that starts would do it to all rows made since. */
export const migrateEmpty = (): Promise<void> => runMigrations({ report: () => undefined });

/** Kills a server as a power cut would, in the middle of its background work, and lets its leases end. */
export const killMidway = async (isInTheMiddle: () => Promise<boolean>): Promise<void> => {
  const server = await forkServer({ database: testDatabaseName(), env: { HUNAR_WORKER: 'on' } });
  await eventually(isInTheMiddle);
  await server.kill();
  setClock(new Date(now().getTime() + LEASE_OVER_MS));
};
