import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Timestamp } from 'mongodb';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { connect, disconnect } from '#models/connection.ts';
import { startMongod } from '#server/embedded/mongod.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startDatabase } from './prove-faults/start-database.ts';
import { startApp } from './prove-faults/app-under-fire.ts';
import { judge } from './prove-faults/judge.ts';
import { makeLoadFixture } from './prove-faults/load-fixture.ts';
import { runUnderFire, type Run, type TestCluster } from './prove-faults/runs.ts';
import { chosenProofs, keepFigures, recordMax, recordMin, tell } from './prove-figures.ts';
import {
  archiveOplog,
  readOperationTime,
  takeBase,
  type BaseBackup,
  type OplogArchive,
} from './prove-restore/backup.ts';
import { replayOplog, restoreBase } from './prove-restore/restore.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const database = testDatabaseName();
const folder = mkdtempSync(join(tmpdir(), 'hunar-restore-'));

interface Backup {
  folder: string;
  base: BaseBackup;
  archive: OplogArchive;
}

const openClient = (uri: string): Promise<MongoClient> =>
  new MongoClient(uri, { serverSelectionTimeoutMS: 3000 }).connect();

const startCluster = async (): Promise<TestCluster> => {
  const mongods = await startDatabase();
  const fixture = await makeLoadFixture();
  const app = await startApp(database);
  return { mongods, app, fixture };
};

/** Takes a base backup under load and copies the oplog from then on. */
const startBackup = async (client: MongoClient, name: string): Promise<Backup> => {
  const backupFolder = join(folder, name);
  const base = await takeBase(client, database, backupFolder);
  const archive = await archiveOplog(client, base.at, join(backupFolder, 'oplog.bson'));
  say(`${name}: a base backup of ${base.documents} documents, taken under load`);
  return { folder: backupFolder, base, archive };
};

interface Restored {
  lost: number;
  doubled: number;
  booksBalance: boolean;
  seconds: number;
}

/** Restores into a new database server, starts the product on it, and compares it with what was acknowledged. */
const restore = async (
  run: Run,
  { fixture }: Pick<TestCluster, 'fixture'>,
  { backup, until, hasOplog = true }: { backup: Backup; until?: Timestamp; hasOplog?: boolean },
): Promise<Restored> => {
  const since = performance.now();
  const dataDir = mkdtempSync(join(folder, 'restored-'));
  const mongod = await startMongod({ dataDir });
  const client = await openClient(mongod.uri);
  try {
    await restoreBase(client, database, backup);
    if (hasOplog)
      await replayOplog(client, database, {
        file: backup.archive.file,
        base: backup.base,
        ...(until && { until }),
      });
    process.env['HUNAR_TEST_MONGODB_URI'] = mongod.uri;
    const server = await forkServer({ database, env: { LOG_LEVEL: 'error' } });
    const { status } = await fetch(`${server.url}/readyz?deep`);
    if (status !== 200) throw new Error(`The restored installation is not ready: ${status}.`);
    const seconds = (performance.now() - since) / 1000;
    await connect(testEnv().MONGODB_URI);
    const verdict = await judge(run.field, fixture);
    await disconnect();
    await server.stop();
    return { ...verdict, seconds };
  } finally {
    await client.close();
    await mongod.stop();
  }
};

const requireBackup = ({ backup }: { backup?: Backup }): Backup => {
  if (!backup) throw new Error('No backup was taken.');
  return backup;
};

const tellRun = (name: string, { field: { bookings, messages, paid } }: Run): void => {
  say(`${name}: ${bookings.size} bookings, ${messages.size} messages, ${paid.size} payments acknowledged`);
  recordMin(`${name} acknowledged bookings`, bookings.size, 1);
};

/** Someone drops a collection: everything up to the moment before comes back. */
const proveMistake = async (): Promise<void> => {
  const name = 'R16 mistake';
  const cluster = await startCluster();
  const client = await openClient(cluster.mongods.uri);
  const taken: { backup?: Backup } = {};
  const strike = async (): Promise<number> => {
    taken.backup = await startBackup(client, 'mistake');
    return 0;
  };
  const run = await runUnderFire(cluster, { blows: 1, strike });
  tellRun(name, run);
  const backup = requireBackup(taken);
  const { archive } = backup;
  const before = await readOperationTime(client, database);
  await client.db(database).collection('bookings').deleteMany({});
  const droppedAt = new Date();
  await eventually(() => archive.newestAt() >= droppedAt);
  await archive.stop();
  await cluster.app.stop();
  await disconnect();
  await client.close();
  cluster.mongods.stop();

  const restored = await restore(run, cluster, { backup, until: before });
  recordMax(`${name}: acknowledged and lost`, restored.lost, 0);
  recordMax(`${name}: doubled`, restored.doubled, 0);
  recordMax(`${name}: books that do not balance`, restored.booksBalance ? 0 : 1, 0);
  recordMax(`${name}: seconds until ready`, restored.seconds, 120);
  const whole = await restore(run, cluster, { backup });
  recordMin(`${name} control: lost when the mistake is repeated`, whole.lost, 1);
  const bare = await restore(run, cluster, { backup, hasOplog: false });
  recordMin(`${name} control: lost without the oplog`, bare.lost, 1);
};

/** All servers of the set are lost under load: what was copied until then comes back. */
const proveLoss = async (): Promise<void> => {
  const name = 'R16 all lost';
  const cluster = await startCluster();
  const client = await openClient(cluster.mongods.uri);
  const taken: { backup?: Backup } = {};
  let lostAt = new Date();
  const run = await runUnderFire(cluster, {
    blows: 2,
    strike: async () => {
      if (!taken.backup) taken.backup = await startBackup(client, 'loss');
      else {
        await cluster.mongods.killAll();
        lostAt = new Date();
      }
      return 0;
    },
  });
  tellRun(name, run);
  const backup = requireBackup(taken);
  await backup.archive.stop();
  await cluster.app.stop();
  await disconnect();
  await client.close().catch(() => null);
  cluster.mongods.stop();

  const restored = await restore(run, cluster, { backup });
  tell(`${name}: acknowledged and lost`, restored.lost);
  recordMax(
    `${name}: seconds of writes lost`,
    (lostAt.getTime() - backup.archive.newestAt().getTime()) / 1000,
    5,
  );
  recordMax(`${name}: doubled`, restored.doubled, 0);
  recordMax(`${name}: books that do not balance`, restored.booksBalance ? 0 : 1, 0);
  recordMax(`${name}: seconds until ready`, restored.seconds, 120);
};

const proofs = { mistake: proveMistake, loss: proveLoss };

const main = async (): Promise<void> => {
  beforeLeaving(() => rmSync(folder, { recursive: true, force: true }));
  for (const prove of chosenProofs(proofs)) await prove();
  await leaveWith(keepFigures('restore') ? 0 : 1);
};

runScript(main, { codeWhenStopped: 130 });
