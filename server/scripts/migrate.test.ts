import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { env } from '#lib/platform/config/env.ts';
import { database } from '#models/connection.ts';
import { listMigrations } from '#models/platform/migration.ts';
import { migrations } from '../migrations/every-migration.ts';
import { findUnfitRows, loadRelease } from '#e2e/kit/releases.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';

useTestDatabase();
beforeEach(() => loadRelease('1.0.0'));

const script = join(import.meta.dirname, 'migrate.ts');
const names = migrations.map(({ name }) => name);

const settings = (): NodeJS.ProcessEnv => {
  const { MONGODB_URI, JWT_SECRET } = env();
  const outside = {
    APP_ORIGIN: 'https://hunar.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Hunar <no-reply@hunar.test>',
  };
  return { ...process.env, ...outside, MONGODB_URI, JWT_SECRET };
};

const migrate = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env: settings() });
  return stdout;
};

const unfinished = async (): Promise<string[]> => {
  const rows = await listMigrations(names);
  const done = new Set(rows.filter(({ finishedAt }) => finishedAt).map(({ _id }) => _id));
  return names.filter((name) => !done.has(name));
};

describe('npm run migrate', () => {
  test('prints its progress, and repeats only the migrations it is asked to repeat', async () => {
    const first = await migrate();
    for (const name of names) assert.match(first, new RegExp(`^${name}: done, \\d+ rows changed\\.$`, 'm'));
    assert.match(first, /^001-ticket-screenshots: done, 2 rows changed\.$/m);
    assert.deepEqual(await findUnfitRows(), []);
    assert.equal(await migrate(), 'All rows fit this release.\n');
    assert.match(await migrate('--again'), /^001-ticket-screenshots: done, 0 rows changed\.$/m);
  });

  test('continues after a kill once its lease has expired', async () => {
    const killed = execFile(process.execPath, [script], { env: settings() });
    killed.stdout?.once('data', () => killed.kill('SIGKILL'));
    await once(killed, 'exit');
    assert.equal(killed.signalCode, 'SIGKILL');
    // Half a minute later.
    const isHeld = { finishedAt: null };
    await database()
      .collection('migrations')
      .updateMany(isHeld, { $set: { lockedUntil: new Date(0) } });
    const left = await unfinished();
    const output = await migrate();
    assert.deepEqual(
      names.filter((name) => output.includes(`${name}: done`)),
      left,
    );
    assert.deepEqual(await unfinished(), []);
    assert.deepEqual(await findUnfitRows(), []);
  });

  test('prints a plain error', async () => {
    const refusal = await migrate('--twice').then(
      () => assert.fail('It went through.'),
      (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : ''),
    );
    assert.match(refusal, /^Usage: npm run migrate/);
  });
});
