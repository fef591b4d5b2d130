import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { database, toObjectId } from '#models/connection.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { connectedClient, useSocketClients, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const makeClient = useSocketClients();
const server = useTestServer();

const join = ({ token }: SignedIn, url = server.url()): Promise<ClientSocket> =>
  connectedClient(makeClient({ url, auth: { token } }));

/** A watching customer and workers they have conversations with. */
const makeCircle = async (count: number) => {
  const watcher = await makeSession(await makeUser());
  const workers: SignedIn[] = [];
  while (workers.length < count) {
    const worker = await makeSession(await makeWorker());
    await makeMessage({ from: watcher.userId, to: worker.userId });
    await makeMessage({ from: worker.userId, to: watcher.userId });
    workers.push(worker);
  }
  return { watcher, workers };
};

/** The last list the watcher received. */
const watch = async (watcher: SignedIn) => {
  const client = makeClient({ url: server.url(), auth: { token: watcher.token } });
  const lists: string[][] = [];
  client.on('getOnlineUsers', (people) => lists.push(people));
  await connectedClient(client);
  return { lists, last: () => (lists.at(-1) ?? []).toSorted().join() };
};

const joinIds = (people: readonly SignedIn[]): string =>
  people
    .map(({ userId }) => userId)
    .toSorted()
    .join();

// Seeded, so that a failing run can be repeated.
const createDice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

describe('the list of who is online', { timeout: 240_000 }, () => {
  it('is right after random joins and leaves on two servers, one paused and then killed', async () => {
    const { watcher, workers } = await makeCircle(10);
    const other = await forkServer({ database: testDatabaseName() });
    const { lists, last } = await watch(watcher);
    const { port } = new URL(server.url());
    const roll = createDice(7);
    const devices = new Map<SignedIn, ClientSocket[]>();
    for (let turn = 0; turn < 60; turn += 1) {
      const worker = workers[roll(workers.length)];
      assert.ok(worker);
      const open = devices.get(worker) ?? [];
      if (roll(2) === 0) open.pop()?.disconnect();
      else open.push(await join(worker, roll(2) === 0 ? server.url() : other.url));
      devices.set(worker, open);
    }
    const isThere = (worker: SignedIn) => (devices.get(worker) ?? []).length > 0;
    await eventually(() => last() === joinIds(workers.filter(isThere)));
    const isHere = (worker: SignedIn) => (devices.get(worker) ?? []).some(({ io }) => io.opts.port === port);
    const [stayed, gone] = [workers.filter(isHere), workers.filter((one) => isThere(one) && !isHere(one))];
    assert.ok(stayed.length > 0 && gone.length > 0);

    const before = lists.length;
    other.pause();
    await eventually(() => last() === joinIds(stayed));
    other.resume();
    await eventually(() => last() === joinIds([...stayed, ...gone]));
    await other.kill();
    // Control: the dead server's lease never expires, so its people stay as ghosts even in fresh lists.
    const leases = database().collection<{ _id: string; leaseUntil: Date }>('presenceNodes');
    await leases.updateMany({}, { $set: { leaseUntil: new Date(Date.now() + 3_600_000) } });
    const leaver = stayed.pop();
    assert.ok(leaver);
    for (const client of devices.get(leaver) ?? []) client.disconnect();
    await eventually(() => last() === joinIds([...stayed, ...gone]));
    // Only the dead server's: without its own lease this one would report its people as gone.
    const connections = database().collection<{ userId: object; nodeId: string }>('presence');
    const ofGone = { userId: { $in: gone.map(({ userId }) => toObjectId(userId)) } };
    const { deletedCount } = await leases.deleteMany({
      _id: { $in: await connections.distinct('nodeId', ofGone) },
    });
    assert.equal(deletedCount, 1);
    await eventually(() => last() === joinIds(stayed));
    // People who stayed online were never reported as gone.
    for (const { userId } of stayed) assertEach(lists.slice(before), (list) => list.includes(userId));
  });
});
