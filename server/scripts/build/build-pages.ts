import { cpSync, existsSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runQuietly } from '#server/embedded/run-quietly.ts';
import { complain, say, SetUpError } from '#server/embedded/say.ts';
import { projectRoot } from '#server/routes.ts';
import { z } from 'zod';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createHash } from 'node:crypto';

/** The paths of all files below a folder, in a fixed order. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

// What Next reads; the server's own files run as they are and need no build.
const folders = ['app', 'components', 'lib', 'models', 'public', 'server/scripts/build'];
const files = [
  ...['middleware.ts', 'next.config.ts', 'package-lock.json', 'package.json'],
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

const compressible = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
// Below this a packet carries the file either way.
const smallestBytes = 512;

const brotli = promisify(brotliCompress);

const compressFile = async (file: string): Promise<void> => {
  const source = await readFile(file);
  if (source.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await writeFile(`${file}.br`, await brotli(source, { params }));
};

/** Puts a brotli copy next to every file below the folder that shrinks, for the server to send as it is. */
export const compressBelow = async (folder: string): Promise<void> => {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => compressible.test(file))
      .map(compressFile),
  );
};

const manifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});

// Next prints this page whatever the layout does; it carries no script of ours.
const unavoidable = new Set(['/_global-error']);

/** Pages that the build printed ahead of requests: they would come without the nonce of our content policy. */
export const findStaticPages = (manifestFile: string): string[] => {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return [...Object.keys(routes), ...Object.keys(dynamicRoutes)].filter((page) => !unavoidable.has(page));
};

const target = join(projectRoot, '.next');
// Written last: a build that was broken off has none and is made again.
const stamp = join(target, 'hunar-build');

const runNext = async (): Promise<void> => {
  const { ok, output } = await runQuietly({
    command: process.execPath,
    args: [join(projectRoot, 'node_modules/next/dist/bin/next'), 'build', projectRoot],
    // A minute on a quiet machine, a quarter of an hour on one that does forty things at once.
    timeoutMs: 30 * 60_000,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (ok) return;
  complain(output);
  throw new SetUpError('The pages could not be built: the lines above say why.');
};

const refuseStaticPages = (): void => {
  const pages = findStaticPages(join(target, 'prerender-manifest.json'));
  if (pages.length > 0)
    throw new SetUpError(
      `These pages were built as static and would break the content policy: ${pages.join(', ')}; their layout must await headers().`,
    );
};

const makeStaticFiles = async (): Promise<void> => {
  rmSync(join(target, 'public'), { recursive: true, force: true });
  cpSync(join(projectRoot, 'public'), join(target, 'public'), { recursive: true });
  await Promise.all([compressBelow(join(target, 'static')), compressBelow(join(target, 'public'))]);
};

/** Builds the pages and the compressed static files. */
export const buildPages = async (): Promise<void> => {
  const hash = sourceHash(projectRoot);
  rmSync(stamp, { force: true });
  say('Building the pages …');
  await runNext();
  refuseStaticPages();
  await makeStaticFiles();
  writeFileSync(stamp, hash);
};

/** Builds only when the sources changed since the last build. */
export const buildWhenChanged = async (): Promise<void> => {
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(projectRoot);
  if (!isCurrent) await buildPages();
};
