import { globSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { z } from 'zod';
import { openAdminClient } from '#models/admin-client.ts';
import { commonArguments, findMongod } from './launch-mongod.ts';
import { isAlive } from './mongod.ts';
import { setName } from './replica-set.ts';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MAX_LAST_LINES = 20;

const prefixIn = (folder: string): string => join(folder, 'hunar-test-');

/** The data is temporary, so it is kept in memory if there is room for it. */
export const chooseFolder = (memory = MEMORY, leastRoom = MIN_FREE_BYTES): string => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastRoom ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};

// MongoDB writes its process id into the folder.
const isInUse = (folder: string): boolean => {
  try {
    const pid = Number(readFileSync(join(folder, 'mongod.lock'), 'utf8'));
    return pid > 0 && isAlive(pid);
  } catch {
    return false;
  }
};

// A younger folder may belong to a run that is about to start its server.
const sweepAfterMs = 5 * 60_000;

const isOld = (folder: string): boolean => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > sweepAfterMs;
};

// A killed run takes its server with it, but leaves the data.
const sweep = (): void => {
  for (const folder of globSync([MEMORY, tmpdir()].map((parent) => `${prefixIn(parent)}*`)))
    if (isOld(folder) && !isInUse(folder)) rmSync(folder, { recursive: true, force: true });
};

// A run of all tests makes and drops hundreds of databases within minutes, of two hundred files each. By default a
// server keeps dropped files open for many minutes, and one that cannot open any more files ends itself.
const forgetSoon = [
  ...['--syncdelay', '5', '--setParameter', 'minSnapshotHistoryWindowInSeconds=0'],
  ...[
    '--wiredTigerEngineConfigString',
    'file_manager=(close_idle_time=5,close_scan_interval=2,close_handle_minimum=100)',
  ],
];

// Rows that expire would disappear while a test looks at them.
const keepRows = ['--setParameter', 'ttlMonitorEnabled=false'];

const storedConfig = z.object({ config: z.looseObject({ version: z.int() }) });

/** Majority writes no longer wait for the disk: nothing here has to outlive a power cut. */
const waitForNoDisk = async (uri: string): Promise<void> => {
  await using client = await openAdminClient({ uri, name: 'hunar-test' });
  const admin = client.db('admin');
  const { config } = storedConfig.parse(await admin.command({ replSetGetConfig: 1 }));
  const changes = { version: config.version + 1, writeConcernMajorityJournalDefault: false };
  await admin.command({ replSetReconfig: { ...config, ...changes } });
  // The new setting takes effect with the next write; without one, the first majority write may wait 20 seconds.
  await admin.command({ appendOplogNote: 1, data: { note: 'Majority writes wait for no disk.' } });
};

const create = async (folder: string): Promise<MongoMemoryReplSet> => {
  // It wants the version that it would have fetched, and findMongod has checked the one we have.
  process.env['MONGOMS_SYSTEM_BINARY_VERSION_CHECK'] = 'false';
  const systemBinary = await findMongod();
  return MongoMemoryReplSet.create({
    binary: { systemBinary },
    instanceOpts: [{ dbPath: folder, launchTimeout: 60_000 }],
    replSet: {
      name: setName,
      storageEngine: 'wiredTiger',
      args: [...commonArguments, ...forgetSoon, ...keepRows],
      configSettings: { electionTimeoutMillis: 1000 },
      // In a session of its own, so that Ctrl-C reaches only us.
      spawn: { detached: true },
    },
  });
};

interface TestMongod {
  uri: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** The server's last words, if it ended by itself: they explain what fails afterwards. */
  lastWords(): string | null;
}

/** A database server for one test run. It ends with this process, however that ends. */
export const startTestMongod = async (): Promise<TestMongod> => {
  sweep();
  const folder = mkdtempSync(prefixIn(chooseFolder()));
  const set = await create(folder);
  const lines: string[] = [];
  const instance = set.servers[0]?.instanceInfo?.instance;
  instance?.addListener('instanceSTDOUT', (text: unknown) => {
    lines.push(String(text));
    if (lines.length > MAX_LAST_LINES) lines.shift();
  });
  await waitForNoDisk(set.getUri());
  const stop = async (): Promise<void> => {
    await set.stop({ doCleanup: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  const lastWords = () => (instance?.isInstanceReady ? null : lines.join('\n'));
  return { uri: set.getUri('test'), stop, lastWords };
};
