import { globSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startMongod, type Mongod } from './mongod.ts';
import { findRunning, readState } from './mongod-state.ts';

const MEMORY = '/dev/shm';
const LEAST_ROOM_BYTES = 2 * 1024 ** 3;

const prefixIn = (folder: string): string => join(folder, 'hunar-test-');

/** The data vanish with the run, so they lie in memory where it has room for them. */
export const chooseFolder = (memory = MEMORY, leastRoom = LEAST_ROOM_BYTES): string => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastRoom ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};

const kill = (dataDir: string): void => {
  const pid = readState(dataDir)?.pid;
  if (pid) process.kill(pid, 'SIGKILL');
};

// A younger folder may belong to a run that is about to start its server.
const sweepAfterMs = 5 * 60_000;

const isOld = (dataDir: string): boolean => {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > sweepAfterMs;
};

// A test run that was killed could not end its server; the next one does.
const sweep = async (): Promise<void> => {
  for (const dataDir of globSync([MEMORY, tmpdir()].map((folder) => `${prefixIn(folder)}*`)).filter(isOld)) {
    const running = await findRunning(dataDir);
    if (running === 'orphan') kill(dataDir);
    if (running !== 'owned') rmSync(dataDir, { recursive: true, force: true });
  }
};

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n');

interface TestMongod extends Mongod {
  /** The last that the server wrote, when it has ended of itself: what fails then fails for that. */
  lastWords(): string | null;
}

/** A database server for one test run, with data that vanish with it. */
export const startTestMongod = async (): Promise<TestMongod> => {
  await sweep();
  const dataDir = mkdtempSync(prefixIn(chooseFolder()));
  const mongod = await startMongod({ dataDir, database: 'test', forTests: true });
  const stop = async () => {
    await mongod.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const lastWords = () => (isAlive(mongod.pid) ? null : lastLines(join(dataDir, 'mongod.log')));
  return { ...mongod, stop, lastWords };
};
