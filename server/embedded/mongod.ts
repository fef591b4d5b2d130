import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AdminClient } from '#models/admin-client.ts';
import { launchMongod } from './launch-mongod.ts';
import { findRunning, openAsOwner, readState, writeState, type MongodState } from './mongod-state.ts';
import { becomePrimary, replicaSetUri } from './replica-set.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

export interface Mongod {
  uri: string;
  pid: number;
  /** Stops the server cleanly; its data stays. */
  stop(): Promise<void>;
}

interface MongodOptions {
  /** Contains `db/`, the log and the record of the running server. */
  dataDir: string;
}

const unused: MongodState = { pid: 0, port: 0 };

const makeFolder = (dataDir: string): void => {
  try {
    mkdirSync(join(dataDir, 'db'), { recursive: true });
    writeState(dataDir, readState(dataDir) ?? unused);
  } catch {
    throw new SetUpError(
      `The folder ${dataDir} cannot be written: make it writable, or set DATA_DIR to another folder.`,
    );
  }
};

// If the owner was killed, its server still locks the data: take it over.
const findOrLaunch = async (dataDir: string): Promise<MongodState> => {
  const running = await findRunning(dataDir);
  if (running === 'owned')
    throw new SetUpError(
      `Hunar already runs on the data in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  const state = running === 'orphan' ? readState(dataDir) : null;
  return state ?? launchMongod(dataDir);
};

/** Whether a process of this number runs. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const shutDown = async (client: AdminClient, pid: number): Promise<void> => {
  // The answer never comes: the server closes the connection instead.
  await client
    .db('admin')
    .command({ shutdown: 1, force: true, timeoutSecs: 0 })
    .catch(() => {});
  await client.close();
  const deadline = Date.now() + 20_000;
  while (isAlive(pid) && Date.now() < deadline) await wait(20);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
};

/** Refuses to run the demo in an installation without development packages, which needs MONGODB_URI. */
export const requireDevelopmentPackages = (): void => {
  if (existsSync(join(projectRoot, 'node_modules/mongodb-memory-server'))) return;
  throw new SetUpError(
    'MONGODB_URI is not set, and this installation, without development packages, has no database of its own: set MONGODB_URI to a running replica set.',
  );
};

/** Starts the embedded database, or takes over the one that an earlier run left behind. */
export const startMongod = async (options: MongodOptions): Promise<Mongod> => {
  const dataDir = resolve(options.dataDir);
  makeFolder(dataDir);
  const { pid, port } = await findOrLaunch(dataDir);
  const owner = await openAsOwner(port);
  await becomePrimary(owner, port);
  return { uri: replicaSetUri({ port, database: 'hunar' }), pid, stop: () => shutDown(owner, pid) };
};
