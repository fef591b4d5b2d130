import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { connect, database, disconnect } from '#models/connection.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { followConversation, writeWithoutEnd } from '../testing/chat-load.ts';
import { clearUp } from '../testing/clear-up.ts';
import { eventually } from '../testing/eventually.ts';
import { makeBookable, makeBooking } from '../testing/factories/bookings.ts';
import { makeMessage } from '../testing/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '../testing/factories/users.ts';
import { makeWorker } from '../testing/factories/workers.ts';
import { forkServer, type ForkedServer } from '../testing/fork-server.ts';
import { connectedClient, nextOf, useSocketClients, type Transport } from '../testing/socket-client.ts';
import { startStickyProxy, stickTo } from '../testing/sticky-proxy.ts';
import { testEnv } from '../testing/test-env.ts';
import { startThreeMongods, type ThreeMongods } from '../testing/three-mongods.ts';
import { assertEach, atLeastOne } from '#server/testing/assert-each.ts';

// docker-compose.yml as processes: three mongods, two app servers, a proxy that keeps each client on one of them.
const makeClient = useSocketClients();
const addresses = new Map<string, string>();
const apps = new Map<string, ForkedServer>();
let mongods: ThreeMongods;
let proxy: Awaited<ReturnType<typeof startStickyProxy>>;
// What stops what has started, also when something after it failed.
const started: (() => Promise<void> | void)[] = [];

const startApp = async (name: string): Promise<void> => {
  const env = { MONGODB_URI: mongods.uri, HUNAR_WORKER: 'on', SHUTDOWN_SECONDS: '6' };
  const app = await forkServer({ database: 'hunar', env });
  apps.set(name, app);
  addresses.set(name, app.url);
};

before(async () => {
  mongods = await startThreeMongods();
  started.push(mongods.stop, disconnect);
  useEnv(testEnv({ MONGODB_URI: mongods.uri }));
  await connect(mongods.uri);
  await prepareDatabase();
  await Promise.all([startApp('app1'), startApp('app2')]);
  proxy = await startStickyProxy(addresses);
  started.push(proxy.stop);
});
clearUp(async () => {
  await Promise.all([...apps.values()].map((app) => app.kill()));
  for (const stop of started.toReversed()) await stop();
});

const join = (person: SignedIn, app: string, transport: Transport = 'websocket') =>
  makeClient({ url: proxy.url, auth: { token: person.token }, headers: stickTo(app), transport });

/** A customer and a worker who talk, each on a server of their own, and all that is written in between. */
const makeConversation = async (transport?: Transport) => {
  const customer = await makeSession(await makeUser({ role: 'customer' }));
  const worker = await makeSession(await makeWorker());
  await makeMessage({ from: customer.userId, to: worker.userId });
  const { job } = await makeBookable();
  await makeBooking({ bookable: { worker: worker.user, job }, customer: customer.user, status: 'accepted' });
  const [sender, receiver] = [join(customer, 'app2'), join(worker, 'app1', transport)];
  const talk = followConversation({ origin: proxy.url, me: worker, partner: customer, client: receiver });
  await Promise.all([sender, receiver].map(connectedClient));
  return { customer, worker, sender, receiver, talk };
};
type Talk = Awaited<ReturnType<typeof makeConversation>>;
type Writer = ReturnType<typeof writeWithoutEnd>;

const write = ({ customer, worker }: Talk) =>
  writeWithoutEnd({ origin: proxy.url, from: customer, to: worker });

const assertKept = async ({ talk, worker }: Talk, { acknowledged, refusals }: Writer): Promise<void> => {
  const filter = { receiverId: worker.user._id };
  const rows = await database()
    .collection<{ clientId: string; seq: number }>('messages')
    .find(filter)
    .sort({ seq: 1 })
    .toArray();
  const seqs = rows.map(({ seq }) => seq);
  await eventually(() => talk.seqs().length >= seqs.length);
  assert.deepEqual(talk.seqs(), seqs, 'the receiver has what is stored');
  assert.deepEqual(
    seqs,
    seqs.map((_none, at) => at + 1),
    'without a hole',
  );
  assert.equal(new Set(rows.map(({ clientId }) => clientId)).size, rows.length, 'each is stored once');
  assert.equal(new Set(acknowledged).size, acknowledged.length, 'each message has a place of its own');
  assertEach(acknowledged, (seq) => seqs.includes(seq), 'nothing acknowledged is lost');
  assert.deepEqual(
    refusals.filter((status) => status !== 503),
    [],
  );
};

/** Lets talks go on while something breaks; whatever was acknowledged must be with its receiver, once and in order. */
const surviving = async (talks: readonly Talk[], breakIt: () => Promise<void>): Promise<void> => {
  const writings = talks.map((talk) => ({ talk, writer: write(talk) }));
  const goOn = (count: number) =>
    eventually(() => writings.every(({ writer }) => writer.acknowledged.length >= count));
  try {
    await goOn(5);
    await breakIt();
    await goOn(5 + Math.max(...writings.map(({ writer }) => writer.acknowledged.length)));
  } finally {
    await Promise.all(writings.map(({ writer }) => writer.stop()));
  }
  for (const { talk, writer } of atLeastOne(writings)) await assertKept(talk, writer);
};

describe('two servers behind a proxy, on a replica set of three', { timeout: 240_000 }, () => {
  it('pass messages, presence, typing and unread counts to each other', async () => {
    const { customer, worker, sender, receiver, talk } = await makeConversation();
    const online: unknown[] = [];
    sender.on('getOnlineUsers', (people) => online.push(people));
    await eventually(() => JSON.stringify(online.at(-1)) === JSON.stringify([worker.userId]));
    const typing = nextOf(receiver, 'typing');
    sender.emit('typing', { receiverId: worker.userId, isTyping: true });
    assert.deepEqual(await typing, { senderId: customer.userId, isTyping: true });
    const heard = nextOf(receiver, 'newMessage');
    const writer = write({ customer, worker, sender, receiver, talk });
    await heard;
    await writer.stop();
    const [unread, status] = [nextOf(receiver, 'unread'), nextOf(sender, 'messageStatus')];
    const { conversationId } = await makeMessage({ from: customer.userId, to: worker.userId });
    receiver.emit('message:read', { conversationId: String(conversationId), ord: 1 });
    const left = writer.acknowledged.length + 1;
    assert.deepEqual(await unread, { total: left, byUser: [{ userId: customer.userId, count: left }] });
    assert.equal((await status) !== null, true);
  });

  it('lose nothing when one is killed; its clients move to the other or are gone', async () => {
    const talks = await Promise.all([makeConversation(), makeConversation('polling')]);
    const [first] = talks;
    assert.ok(first);
    const lost = await makeSession(await makeWorker());
    await makeMessage({ from: first.customer.userId, to: lost.userId });
    await makeMessage({ from: lost.userId, to: first.customer.userId });
    const lists: string[] = [];
    const watcher = join(first.customer, 'app2');
    watcher.on('getOnlineUsers', (people) => lists.push(people.toSorted().join()));
    // Past the proxy: nobody leads this one to the other server.
    await connectedClient(makeClient({ url: addresses.get('app1') ?? '', auth: { token: lost.token } }));
    const both = [first.worker.userId, lost.userId].toSorted().join();
    await eventually(() => lists.at(-1) === both);
    const before = lists.length;
    await surviving(talks, async () => apps.get('app1')?.kill());
    assertEach(talks, ({ receiver }) => receiver.connected);
    await eventually(() => lists.at(-1) === first.worker.userId);
    const since = lists.slice(before);
    assertEach(
      since,
      (list) => list.includes(first.worker.userId),
      'whoever came back within the lease of the dead server was there all the time',
    );
    await startApp('app1');
  });

  it('can be restarted one after the other without loss', async () => {
    const talks = await Promise.all([makeConversation(), makeConversation('polling')]);
    await surviving(talks, async () => {
      for (const name of ['app1', 'app2']) {
        const startedAt = performance.now();
        await apps.get(name)?.stop();
        assert.ok(performance.now() - startedAt < 15_000);
        await startApp(name);
      }
    });
  });

  it('answer 200 or 503 while the replica set elects a primary, and lose nothing', async () => {
    const talks = await Promise.all([makeConversation(), makeConversation()]);
    await surviving(talks, async () => void (await mongods.killPrimary()));
  });
});
