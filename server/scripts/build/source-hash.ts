import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files-below.ts';

// What Next reads; the server's own files run as they are and need no build.
const folders = ['app', 'components', 'lib', 'models', 'public', 'server/scripts/build'];
const files = [
  ...['proxy.ts', 'next.config.ts', 'package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

const isSource = (file: string): boolean => !file.endsWith('.test.ts');

// Next writes such values into the files it builds.
const publicLines = (): string[] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

/** One hash over everything that the build is made of. */
export const sourceHash = (root: string): string => {
  const hash = createHash('sha256');
  const alone = files.map((file) => join(root, file)).filter((file) => existsSync(file));
  const below = folders.flatMap((folder) => filesBelow(join(root, folder))).filter(isSource);
  for (const file of [...alone, ...below])
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  return hash.update(publicLines().join('\n')).digest('hex');
};
