import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { env } from '#lib/platform/config/env.ts';
import {
  insertOutboxRow,
  listOutboxRows,
  claimOutboxRows,
  postponeOutboxRow,
} from '#models/platform/outbox.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';

useTestDatabase();

const script = join(import.meta.dirname, 'outbox.ts');

const run = async (...args: string[]): Promise<string> => {
  const { MONGODB_URI, JWT_SECRET } = env();
  const outside = {
    APP_ORIGIN: 'https://hunar.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Hunar <no-reply@hunar.test>',
  };
  const settings = { ...process.env, ...outside, MONGODB_URI, JWT_SECRET };
  return promisify(execFile)(process.execPath, [script, ...args], { env: settings }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
};

const at = new Date('2026-11-26T10:00:00Z');

/** Stores a row of a kind and gives it up. */
const giveUp = async (kind: string): Promise<void> => {
  await insertOutboxRow({ kind, payload: { secret: '482913' }, dueAt: at, createdAt: at });
  const [row] = await claimOutboxRows({ kinds: [kind], at, lockedUntil: at, limit: 1 });
  assert.ok(row);
  await postponeOutboxRow(row, { dueAt: null, lastFault: 'the mail server said no' });
};

test('lists rows that were given up with their fault and without their content', async () => {
  await giveUp('resetMail');
  const said = await run('list');
  assert.match(said, /^resetMail: 0 waiting, 1 given up$/m);
  assert.match(said, /2026-11-26T10:00:00.000Z resetMail: 1 attempts, given up: the mail server said no/);
  assert.doesNotMatch(said, /482913/);
});

test('makes the rows of one kind due again, and no others', async () => {
  await giveUp('resetMail');
  await giveUp('welcomeMail');
  assert.match(await run('retry', 'resetMail'), /^1 rows of kind resetMail are due again\.$/m);
  const due = (await listOutboxRows()).filter(({ dueAt }) => dueAt !== null);
  assert.deepEqual(
    due.map(({ kind, attempts }) => [kind, attempts]),
    [['resetMail', 0]],
  );
});

test('names the existing kinds for an unknown one', async () => {
  await giveUp('resetMail');
  assert.match(
    await run('retry', 'nonsense'),
    /There are no rows of kind nonsense\. Kinds in the outbox: resetMail\./,
  );
  assert.match(await run('retry'), /npm run outbox -- list/);
});
