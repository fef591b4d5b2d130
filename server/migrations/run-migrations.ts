import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '#lib/platform/time/clock.ts';
import { database, inTransaction } from '#models/connection.ts';
import {
  claimMigration,
  listMigrations,
  markMigration,
  releaseMigration,
  skipMigrations,
  type MigrationRecord,
} from '#models/platform/migration.ts';
import { migrations as everyMigration } from './every-migration.ts';
import type { Migration } from './migration.ts';

const LEASE_MS = 30_000;
// The database may abort transactions longer than ten seconds.
const BATCH = 50;
const LOOK_AGAIN_MS = 1000;

export interface Progress {
  name: string;
  count: number;
  /** `waiting`: another server is running it. */
  state: 'running' | 'done' | 'waiting';
}

const PAUSE_MS = 2000;

/** Reports progress every few seconds, and the end of each migration. */
export const nowAndThen = (tell: (progress: Progress) => void): ((progress: Progress) => void) => {
  let reportedAt = performance.now();
  return (progress) => {
    if (progress.state !== 'done' && performance.now() - reportedAt < PAUSE_MS) return;
    reportedAt = performance.now();
    tell(progress);
  };
};

interface Run {
  migrations?: readonly Migration[];
  report: (progress: Progress) => void;
  /** Stops the run between two batches; the next run continues there. */
  signal?: AbortSignal;
  batchSize?: number;
  lookAgainMs?: number;
}

type Rules = Required<Omit<Run, 'signal' | 'migrations'>> & Pick<Run, 'signal'>;

/** Thrown when a server was stalled for longer than its lease and another has taken over. */
class LostLeaseError extends Error {}

const leaseUntil = (): Date => new Date(now().getTime() + LEASE_MS);

const runBatch = (
  migration: Migration,
  claim: MigrationRecord,
  batchSize: number,
): Promise<MigrationRecord> =>
  inTransaction(async (tx) => {
    const batch = await migration.runBatch({ after: claim.after, batchSize }, tx);
    const marked = await markMigration({ ...batch, claim, at: now(), lockedUntil: leaseUntil() }, tx);
    if (!marked) throw new LostLeaseError(`Another server goes on with ${migration.name}.`);
    return marked;
  });

const runClaimed = async (migration: Migration, claim: MigrationRecord, rules: Rules): Promise<void> => {
  let row = claim;
  try {
    while (row.finishedAt === null) {
      rules.signal?.throwIfAborted();
      row = await runBatch(migration, row, rules.batchSize);
      rules.report({ name: row._id, count: row.count, state: row.finishedAt ? 'done' : 'running' });
    }
  } catch (error) {
    // If the database is unreachable the lease simply expires.
    await releaseMigration(row).catch(() => {});
    throw error;
  }
};

const isDone = async ({ name }: Migration, report: Run['report']): Promise<boolean> => {
  const [row] = await listMigrations([name]);
  if (row && !row.finishedAt) report({ name, count: row.count, state: 'waiting' });
  return Boolean(row?.finishedAt);
};

/** False when another server has taken over. */
const runUnlessLost = async (
  migration: Migration,
  claim: MigrationRecord,
  rules: Rules,
): Promise<boolean> => {
  try {
    await runClaimed(migration, claim, rules);
    return true;
  } catch (error) {
    if (error instanceof LostLeaseError) return false;
    throw error;
  }
};

const runOne = async (migration: Migration, rules: Rules): Promise<void> => {
  for (;;) {
    rules.signal?.throwIfAborted();
    const claim = await claimMigration({ name: migration.name, at: now(), lockedUntil: leaseUntil() });
    if (claim && (await runUnlessLost(migration, claim, rules))) return;
    if (await isDone(migration, rules.report)) return;
    await sleep(rules.lookAgainMs, undefined, { signal: rules.signal });
  }
};

// A database without accounts holds no rows to migrate.
const isNew = async (): Promise<boolean> => (await database().collection('users').findOne({})) === null;

/**
 * Brings stored rows up to this release, one migration at a time. The first server does the work; the others wait,
 * and take over when its lease expires. Migrations of later releases are ignored; a new database has nothing to
 * migrate.
 */
export const runMigrations = async (run: Run): Promise<void> => {
  const { migrations = everyMigration, batchSize = BATCH, lookAgainMs = LOOK_AGAIN_MS } = run;
  const rules = { ...run, batchSize, lookAgainMs };
  const names = migrations.map(({ name }) => name);
  const rows = await listMigrations(names);
  if (rows.length === 0 && (await isNew())) return skipMigrations(names, now());
  const done = new Set(rows.filter(({ finishedAt }) => finishedAt).map(({ _id }) => _id));
  for (const migration of migrations) if (!done.has(migration.name)) await runOne(migration, rules);
};
