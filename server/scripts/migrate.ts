import { parseArgs } from 'node:util';
import { parseEnv, useEnv } from '#lib/platform/config/env.ts';
import { connect, disconnect } from '#models/connection.ts';
import { reopenMigrations } from '#models/platform/migration.ts';
import { say, SetUpError } from '#lib/platform/terminal/say.ts';
import { migrations } from '../migrations/every-migration.ts';
import { nowAndThen, runMigrations, type Progress } from '../migrations/run-migrations.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findDatabase } from './find-database.ts';
import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
import { embeddedSettings, loadDotEnv } from './start/read-settings.ts';

const usage = 'Usage: npm run migrate, or npm run migrate -- --again to repeat finished migrations.';

const readAgain = (): boolean => {
  try {
    return parseArgs({ options: { again: { type: 'boolean', default: false } } }).values.again;
  } catch {
    throw new SetUpError(usage);
  }
};

// Some rows hold hashes keyed with the servers' secret, so their settings are needed.
const readSettings = () =>
  process.env['MONGODB_URI'] ? { ...process.env, HUNAR_MODE: 'production' } : embeddedSettings('demo');

const tell = ({ name, count, state }: Progress): void => {
  switch (state) {
    case 'running':
      return say(`${name}: ${count} rows changed so far …`);
    case 'waiting':
      return say(`${name}: another server is running it, ${count} rows changed so far …`);
    case 'done':
      return say(`${name}: done, ${count} rows changed.`);
  }
};

const main = async (): Promise<void> => {
  const again = readAgain();
  loadDotEnv();
  useEnv(parseEnv(readSettings()));
  await connect(await findDatabase());
  beforeLeaving(disconnect);
  await prepareDatabase();
  if (again) await reopenMigrations(migrations.map(({ name }) => name));
  const stopping = new AbortController();
  const run = runMigrations({ report: nowAndThen(tell), signal: stopping.signal });
  // The current batch is stored, and another server can continue the migration.
  beforeLeaving(async () => {
    stopping.abort();
    await run.catch(() => {});
  });
  await run;
  say('All rows fit this release.');
  await leaveWith(0);
};

runScript(main, { codeWhenStopped: 130 });
