import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { openAdminClient } from '#models/admin-client.ts';
import { startMongod, type Mongod } from './mongod.ts';
import { findRunning } from './mongod-state.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

let dataDir: string;
const running: Mongod[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hunar-mongod-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((mongod) => mongod.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<Mongod> => {
  const mongod = await startMongod({ dataDir });
  running.push(mongod);
  return mongod;
};

const readNotes = async (uri: string) => {
  await using client = await openAdminClient({ uri, name: 'test' });
  return await client.db().collection('notes').find().toArray();
};

const writeNote = async (uri: string, text: string) => {
  await using client = await openAdminClient({ uri, name: 'test' });
  await client.db().collection('notes').insertOne({ text });
};

test('data survives a stop and a start', async () => {
  const first = await start();
  await writeNote(first.uri, 'kept');
  await first.stop();
  assert.equal(await findRunning(dataDir), 'none');

  const second = await start();
  assert.equal((await readNotes(second.uri))[0]?.['text'], 'kept');
});

test('acknowledged data survives a kill of the database', async () => {
  const first = await start();
  await writeNote(first.uri, 'acknowledged');
  process.kill(first.pid, 'SIGKILL');

  const second = await start();
  assert.equal((await readNotes(second.uri))[0]?.['text'], 'acknowledged');
});

test('a second start on the same data is refused while the first runs', async () => {
  await start();
  await assert.rejects(startMongod({ dataDir }), SetUpError);
});

test('an unwritable folder is refused in one sentence', async () => {
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, '');
  await assert.rejects(startMongod({ dataDir: file }), /cannot be written: make it writable/);
});
