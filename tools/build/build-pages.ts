import { cpSync, existsSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runQuietly } from '#lib/platform/terminal/run-quietly.ts';
import { withProgress } from '#lib/platform/terminal/progress.ts';
import { complain, say, SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { z } from 'zod';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
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

// The files that Next reads. The server's own files run as they are.
const folders = ['app', 'components', 'lib', 'models', 'public', 'tools/build'];

/** Files that Next reads at the top of the project. */
export const rootFiles = [
  ...['instrumentation.ts', 'middleware.ts', 'next.config.ts', 'package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

const isSource = (file: string): boolean => !file.endsWith('.test.ts');

/** Hashes everything that goes into the build. */
export const sourceHash = (root: string): string => {
  const hash = createHash('sha256');
  const alone = rootFiles.map((file) => join(root, file)).filter((file) => existsSync(file));
  const below = folders.flatMap((folder) => filesBelow(join(root, folder))).filter(isSource);
  for (const file of [...alone, ...below])
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
};

const compressible = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
// Smaller files fit into one packet with or without compression.
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

// Next always prerenders this page; it contains none of our scripts.
const unavoidable = new Set(['/_global-error']);

/** Prerendered pages: they would be served without the nonce of our content policy. */
export const findStaticPages = (manifestFile: string): string[] => {
  const { routes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return [...Object.keys(routes), ...Object.keys(dynamicRoutes)].filter((page) => !unavoidable.has(page));
};

const target = join(projectRoot, '.next');
// Written last, so that an interrupted build has none and runs again.
const stamp = join(target, 'hunar-build');

/** The warnings in Next's output, which is otherwise shown only when a build fails. */
export const listWarnings = (output: string): string[] => {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line.startsWith('⚠')))];
};

const runNext = async (): Promise<void> => {
  const { ok, output } = await runQuietly({
    command: process.execPath,
    args: [join(projectRoot, 'node_modules/next/dist/bin/next'), 'build', projectRoot],
    // A minute on a quiet machine, fifteen on a very busy one.
    timeoutMs: 30 * 60_000,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (ok) return listWarnings(output).forEach(say);
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
  await withProgress('Building the pages', runNext);
  refuseStaticPages();
  await makeStaticFiles();
  writeFileSync(stamp, hash);
};

const isCurrent = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(projectRoot);

/** Builds only when the sources changed since the last build. */
export const buildWhenChanged = async (): Promise<void> => {
  if (!isCurrent()) await buildPages();
};

/** Throws when the pages are not built from these sources: a server in production builds nothing itself. */
export const requireBuild = (): void => {
  if (!isCurrent())
    throw new SetUpError(
      'The pages are not built from these sources: run `npm run build` before the packages for development are removed.',
    );
};
