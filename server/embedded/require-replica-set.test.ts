import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { testEnv } from '../testing/test-env.ts';
import { findMongod } from './launch-mongod.ts';
import { freePort, untilListening } from './ports.ts';
import { requireReplicaSet } from './require-replica-set.ts';
import { SetUpError } from './say.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hunar-alone-'));
let port: number;
let alone: ChildProcess;

before(async () => {
  port = await freePort();
  const args = ['--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'];
  alone = spawn(await findMongod(), args, { stdio: 'ignore' });
  await untilListening(port, AbortSignal.timeout(20_000));
});

after(async () => {
  alone.kill('SIGKILL');
  await once(alone, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

test('a replica set is accepted', () => requireReplicaSet(testEnv().MONGODB_URI));

test('a standalone server is refused in one sentence', async () => {
  await assert.rejects(requireReplicaSet(`mongodb://127.0.0.1:${port}/hunar`), (error) => {
    assert.ok(error instanceof SetUpError);
    assert.match(
      error.message,
      /^The MongoDB server at 127\.0\.0\.1:\d+ runs alone and has no transactions: [^\n]+\.$/,
    );
    return true;
  });
});

test('an unreachable server is reported in one sentence without user name and password', async () => {
  const uri = `mongodb://anna:secret@127.0.0.1:${await freePort()}/hunar`;
  await assert.rejects(requireReplicaSet(uri), (error) => {
    assert.ok(error instanceof SetUpError);
    assert.doesNotMatch(error.message, /anna|secret|\n/);
    return true;
  });
});
