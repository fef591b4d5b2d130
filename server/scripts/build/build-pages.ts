import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../embedded/run-quietly.ts';
import { complain, say } from '../../embedded/say.ts';
import { SetUpError } from '../../embedded/set-up-error.ts';
import { projectRoot } from '../../routes.ts';
import { compressBelow } from './compress.ts';
import { findStaticPages } from './find-static-pages.ts';
import { sourceHash } from './source-hash.ts';

const target = join(projectRoot, '.next');
// Written last: a build that was broken off has none and is made again.
const stamp = join(target, 'hunar-build');

const runNext = async (): Promise<void> => {
  const { ok, output } = await runQuietly({
    command: process.execPath,
    args: [join(projectRoot, 'node_modules/next/dist/bin/next'), 'build', projectRoot],
    timeoutMs: 10 * 60_000,
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
