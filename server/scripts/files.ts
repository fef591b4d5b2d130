import { env, parseEnv, useEnv } from '#lib/platform/config/env.ts';
import { gridFsStorage } from '#lib/platform/integrations/storage/grid-fs-storage.ts';
import { createS3Storage } from '#lib/platform/integrations/storage/s3-storage.ts';
import type { FileStorage } from '#lib/platform/integrations/storage/storage-port.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { connect, disconnect } from '#models/connection.ts';
import { checkFiles, copyFiles, type CopyProgress } from '../files/copy-files.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { embeddedSettings, loadDotEnv } from './start/read-settings.ts';

const usage =
  'Usage: npm run files -- copy bucket, or npm run files -- check bucket to compare every byte; database instead of bucket for the other direction.';

const MAX_NAMED = 20;
const LINE_EVERY_MS = 10_000;

/** Prints a line of progress every ten seconds. */
const sayNowAndThen = <Progress>(describe: (progress: Progress) => string) => {
  let saidAt = performance.now();
  return (progress: Progress): void => {
    if (performance.now() - saidAt < LINE_EVERY_MS) return;
    saidAt = performance.now();
    say(`${describe(progress)} …`);
  };
};

const describe = ({ copied, present, bytes }: CopyProgress): string =>
  `${copied} files copied (${(bytes / 1e6).toFixed(1)} MB), ${present} already there`;

const copy = async (from: FileStorage, to: FileStorage): Promise<number> => {
  const { removed, ...done } = await copyFiles({ from, to }, sayNowAndThen(describe));
  say(`${describe(done)}, ${removed} copies of deleted files removed.`);
  return 0;
};

const check = async (from: FileStorage, to: FileStorage): Promise<number> => {
  const report = sayNowAndThen((checked: number) => `${checked} files compared`);
  const { checked, missing, different } = await checkFiles({ from, to }, report);
  for (const key of missing.slice(0, MAX_NAMED)) say(`missing: ${key}`);
  for (const key of different.slice(0, MAX_NAMED)) say(`different: ${key}`);
  say(`${checked} files compared, ${missing.length} missing, ${different.length} different.`);
  return missing.length + different.length === 0 ? 0 : 1;
};

const readCommand = () => {
  const [verb, target, ...rest] = process.argv.slice(2);
  const run = verb === 'copy' ? copy : verb === 'check' ? check : null;
  if (!run || rest.length > 0 || (target !== 'bucket' && target !== 'database')) throw new SetUpError(usage);
  return { run, target };
};

const main = async (): Promise<void> => {
  const { run, target } = readCommand();
  loadDotEnv();
  useEnv(
    parseEnv(
      process.env['MONGODB_URI'] ? { ...process.env, HUNAR_MODE: 'production' } : embeddedSettings('demo'),
    ),
  );
  const { FILES_URL: bucket } = env();
  if (!bucket) throw new SetUpError('Set FILES_URL to the bucket, also to copy back from it.');
  const files = createS3Storage(bucket);
  await files.check();
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  await leaveWith(target === 'bucket' ? await run(gridFsStorage, files) : await run(files, gridFsStorage));
};

runScript(main, { codeWhenStopped: 130 });
