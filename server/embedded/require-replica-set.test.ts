import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { findMongod, oldestMongoDb } from './launch-mongod.ts';
import { freePort, untilListening } from './ports.ts';
import { requireOneReplicaSet, requireReplicaSet, requireVersion } from './require-replica-set.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

interface Mongod {
  port: number;
  process: ChildProcess;
  dataDir: string;
}

const startMongod = async (...more: string[]): Promise<Mongod> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hunar-mongod-'));
  const port = await freePort();
  const args = ['--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet', ...more];
  const process = spawn(await findMongod(), args, { stdio: 'ignore' });
  await untilListening(port, AbortSignal.timeout(60_000));
  return { port, process, dataDir };
};

let alone: Mongod;
let uninitiated: Mongod;

before(async () => {
  [alone, uninitiated] = await Promise.all([startMongod(), startMongod('--replSet', 'hunar')]);
});

clearUp(async () => {
  for (const { process, dataDir } of [alone, uninitiated]) {
    process.kill('SIGKILL');
    await once(process, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a replica set is accepted', () => requireReplicaSet(testEnv().MONGODB_URI));

test('a standalone server is refused in one sentence', async () => {
  await assert.rejects(requireReplicaSet(`mongodb://127.0.0.1:${alone.port}/hunar`), (error) => {
    assert.ok(error instanceof SetUpError);
    assert.match(
      error.message,
      /^The MongoDB server at 127\.0\.0\.1:\d+ runs alone and has no transactions: [^\n]+\.$/,
    );
    return true;
  });
});

test('the mongos of a sharded cluster is refused in one sentence, and a member of a set is accepted', () => {
  const uri = 'mongodb://anna:secret@db:27017/hunar';
  assert.throws(
    () => requireOneReplicaSet({ ok: 1, isWritablePrimary: true, msg: 'isdbgrid' }, uri),
    new SetUpError(
      'The MongoDB server at db:27017 is the mongos of a sharded cluster, which would lose unique indexes that Hunar relies on: point MONGODB_URI at one replica set (see the plan in docs/sharding.md).',
    ),
  );
  requireOneReplicaSet({ ok: 1, isWritablePrimary: true, setName: 'hunar' }, uri);
  assert.throws(() => requireOneReplicaSet({ ok: 1, isWritablePrimary: true }, uri), /runs alone/);
});

test('an unreachable server is reported in one sentence without user name and password', async () => {
  const uri = `mongodb://anna:secret@127.0.0.1:${await freePort()}/hunar`;
  await assert.rejects(requireReplicaSet(uri), (error) => {
    assert.ok(error instanceof SetUpError);
    assert.doesNotMatch(error.message, /anna|secret|\n/);
    return true;
  });
});

for (const query of ['?replicaSet=hunar', '', '?replicaSet=hunar&w=majority'])
  test(`a set that was never initiated is refused in one sentence, asked with “${query}”`, async () => {
    const uri = `mongodb://anna:secret@127.0.0.1:${uninitiated.port}/hunar${query}`;
    await assert.rejects(requireReplicaSet(uri), {
      name: 'Error',
      message: `The MongoDB replica set at 127.0.0.1:${uninitiated.port} was never initiated: call rs.initiate() once, in mongosh on one of its servers.`,
    });
  });

test('a MongoDB older than ours is refused in one sentence, and one as old or newer is accepted', () => {
  const uri = 'mongodb://anna:secret@db:27017/hunar';
  for (const version of ['5.0.31', '4.4.30', '3.6.23'])
    assert.throws(
      () => requireVersion(version, uri),
      new SetUpError(`The MongoDB server at db:27017 has version ${version}: Hunar needs 6.0 or newer.`),
    );
  for (const version of ['6.0.5', '8.0.21', '10.0.0']) requireVersion(version, uri);
});

test('README and docs/deploy.md name the same oldest and safe MongoDB versions', () => {
  for (const file of ['README.md', 'docs/deploy.md']) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    assert.match(text, new RegExp(`MongoDB ${oldestMongoDb}\\.0 or newer`), file);
    assert.match(text, /8\.0\.21, 7\.0\.32 or newer/, file);
  }
});
