import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { connect, disconnect } from '#models/connection.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { keepStoredImage, makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startThreeMongods, type ThreeMongods } from '#e2e/kit/three-mongods.ts';
import { prepareDatabase } from './prepare-database.ts';

let mongods: ThreeMongods;
let server: ForkedServer;

before(async () => {
  mongods = await startThreeMongods();
  useEnv(testEnv({ MONGODB_URI: mongods.uri, CALL_SECONDS: '5.5' }));
  await connect(mongods.uri);
  await prepareDatabase();
  server = await forkServer({ database: 'hunar', env: { MONGODB_URI: mongods.uri } });
});
clearUp(async () => {
  await server.kill();
  await disconnect();
  mongods.stop();
});

const read = async (path: string) => {
  const response = await fetch(`${server.url}/api/v1${path}`);
  return { status: response.status, text: await response.text() };
};

const write = async (): Promise<number> => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'not this one' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', headers, body })).status;
};

/** The members of the replica set that the server counts as away, of how many. */
const countAway = async (): Promise<string> => {
  const headers = { authorization: `Bearer ${testEnv().METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const [up, away] = ['up', 'away'].map((state) =>
    Number(new RegExp(`^hunar_database_members\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]),
  );
  return `${away} of ${Number(up) + Number(away)}`;
};

test('search, lists and pictures keep answering while no server takes writes, and metrics show who is away', async () => {
  const { name } = await makeWorker({ name: 'Meena Kulkarni' });
  const ownerId = String((await makeUser())._id);
  const key = await makeStoredImage({ ownerId });
  assert.ok(await keepStoredImage({ key, ownerId }));
  const search = '/users/search-worker?query=Meena%20Kulkarni';
  const paths = [search, '/admin/job', '/admin/skill-list', `/images/${imageFile({ key, size: 256 })}`];
  const expectAll = async (): Promise<void> => {
    const answers = await Promise.all(paths.map(read));
    assert.deepEqual(
      answers.map(({ status }, at) => [paths[at], status]),
      paths.map((path) => [path, 200]),
    );
    assert.ok(answers[0]?.text.includes(name));
  };
  await expectAll();
  await eventually(async () => (await countAway()) === '0 of 3');

  // One of three is left: there is no primary until the others are back.
  const restore = await mongods.isolateSecondary();
  // The driver repeats a read once: one that was sent as two servers died can fail on both.
  await Promise.all(paths.map(read));
  // Each write waits until the server gives up: several rounds of reads last longer than any election.
  for (let round = 0; round < 3; round += 1) {
    await expectAll();
    assert.equal(await write(), 503);
  }
  await eventually(async () => (await countAway()) === '2 of 3');
  await restore();
  await expectAll();
});
