import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { openAdminClient, type AdminClient } from '#models/admin-client.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { findMongod } from './embedded/launch-mongod.ts';
import { freePort, untilListening } from './embedded/ports.ts';
import { requireReplicaSet } from './embedded/require-replica-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'hunar-user-'));
const password = randomBytes(16).toString('hex');
const database = 'hunar';
let mongod: ChildProcess;
let port: number;

const uriAs = (user: string, name: string): string =>
  `mongodb://${user}:${password}@127.0.0.1:${port}/${name}?replicaSet=hunar`;

const openAs = (user: string, name: string): Promise<AdminClient> =>
  openAdminClient({ uri: uriAs(user, name), name: 'hunar-test' });

/** The roles that docs/deploy.md gives the product's user. */
const readRoles = (): string[] => {
  const [, list = ''] =
    /createUser\(\{ user: 'hunar',.* roles: (\[.*?\])/.exec(
      readFileSync(join(projectRoot, 'docs/deploy.md'), 'utf8'),
    ) ?? [];
  return z.array(z.string()).parse(JSON.parse(list.replaceAll("'", '"')));
};

const startMongod = async (): Promise<void> => {
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, randomBytes(96).toString('base64'), { mode: 0o400 });
  port = await freePort();
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'];
  mongod = spawn(await findMongod(), [...args, '--replSet', 'hunar', '--keyFile', keyFile], {
    stdio: 'ignore',
  });
  await untilListening(port, AbortSignal.timeout(60_000));
};

before(async () => {
  await startMongod();
  const direct = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  await using first = await openAdminClient({ uri: direct, name: 'hunar-test' });
  const admin = first.db('admin');
  await admin.command({
    replSetInitiate: { members: [{ _id: 0, host: `127.0.0.1:${port}` }], _id: 'hunar' },
  });
  await eventually(async () => (await admin.command({ hello: 1 }))['isWritablePrimary'] === true);
  await admin.command({ createUser: 'root', pwd: password, roles: ['root'] });
  await using root = await openAs('root', 'admin');
  await root.db(database).command({ createUser: 'hunar', pwd: password, roles: readRoles() });
  await root.db('other').collection('secrets').insertOne({ of: 'another product' });
});
clearUp(async () => {
  mongod.kill('SIGKILL');
  await once(mongod, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('a server needs no more of the database than the rights that docs/deploy.md gives it', async () => {
  const MONGODB_URI = uriAs('hunar', database);
  await requireReplicaSet(MONGODB_URI);
  let output = '';
  const env = { MONGODB_URI, HUNAR_WORKER: 'on', LOG_LEVEL: 'warn' };
  const server = await forkServer({ database, env, onOutput: (text) => (output += text) });
  assert.equal((await fetch(`${server.url}/readyz?deep`)).status, 200);
  const schedules = async (): Promise<number> => {
    await using client = await openAs('hunar', database);
    return await client
      .db(database)
      .collection('schedules')
      .countDocuments({ nextAt: { $gt: new Date() } });
  };
  await eventually(async () => (await schedules()) > 0);
  await server.stop();
  assert.doesNotMatch(output, /not authorized/);
  assert.equal(output, '');

  await using client = await openAs('hunar', database);
  await assert.rejects(client.db('other').collection('secrets').findOne(), /not authorized/);
});
