import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { connect, database, disconnect } from '#models/connection.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { freePort } from '../embedded/ports.ts';
import { followConversation, writeEndlessly } from '#e2e/kit/chat-load.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { connectedClient, nextEvent, useSocketClients, type Transport } from '#e2e/kit/socket-client.ts';
import { startProxy, type Proxy } from '#e2e/kit/shipped-proxy.ts';
import { stickTo } from '#e2e/kit/sticky-proxy.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startThreeMongods, type ThreeMongods } from '#e2e/kit/three-mongods.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';

// docker-compose.yml as processes: three mongods, two app servers, and the shipped proxy.
const makeClient = useSocketClients();
const addresses = new Map<string, string>();
const apps = new Map<string, ForkedServer>();
let mongods: ThreeMongods;
let proxy: Proxy;
// Stop functions of everything started, even if a later step fails.
const started: (() => Promise<void> | void)[] = [];

const startApp = async (name: string): Promise<void> => {
  const { port } = new URL(addresses.get(name) ?? '');
  const env = { PORT: port, MONGODB_URI: mongods.uri, HUNAR_WORKER: 'on', SHUTDOWN_SECONDS: '6' };
  apps.set(name, await forkServer({ database: 'hunar', env }));
};

before(async () => {
  mongods = await startThreeMongods();
  started.push(mongods.stop, disconnect);
  useEnv(testEnv({ MONGODB_URI: mongods.uri }));
  await connect(mongods.uri);
  await prepareDatabase();
  for (const name of ['app1', 'app2']) addresses.set(name, `http://127.0.0.1:${await freePort()}`);
  await Promise.all([startApp('app1'), startApp('app2')]);
  proxy = await startProxy(addresses);
  started.push(proxy.stop);
});
clearUp(async () => {
  await Promise.all([...apps.values()].map((app) => app.kill()));
  for (const stop of started.toReversed()) await stop();
});

const join = (person: SignedIn, app: string, transport: Transport = 'websocket') =>
  makeClient({ url: proxy.url, auth: { token: person.token }, headers: stickTo(app), transport });

/** A customer and a worker on different servers, and the messages between them. */
const makeConversation = async (transport?: Transport) => {
  const customer = await makeSession(await makeUser({ role: 'customer' }));
  const worker = await makeSession(await makeWorker());
  await makeMessage({ from: customer.userId, to: worker.userId });
  const { job } = await makeBookable();
  await makeBooking({ bookable: { worker: worker.user, job }, customer: customer.user, status: 'accepted' });
  const [sender, receiver] = [join(customer, 'app2'), join(worker, 'app1', transport)];
  const followed = followConversation({ origin: proxy.url, me: worker, partner: customer, client: receiver });
  await Promise.all([sender, receiver].map(connectedClient));
  return { customer, worker, sender, receiver, followed };
};
type Conversation = Awaited<ReturnType<typeof makeConversation>>;
type Writer = ReturnType<typeof writeEndlessly>;

const write = ({ customer, worker }: Conversation) =>
  writeEndlessly({ origin: proxy.url, from: customer, to: worker });

const assertKept = async (
  { followed, worker }: Conversation,
  { acknowledged, refusals }: Writer,
): Promise<void> => {
  const filter = { receiverId: worker.user._id };
  const rows = await database()
    .collection<{ clientId: string; seq: number }>('messages')
    .find(filter)
    .sort({ seq: 1 })
    .toArray();
  const seqs = rows.map(({ seq }) => seq);
  await eventually(() => followed.seqs().length >= seqs.length);
  assert.deepEqual(followed.seqs(), seqs, 'the receiver has what is stored');
  assert.deepEqual(
    seqs,
    seqs.map((_none, at) => at + 1),
    'without a hole',
  );
  assert.equal(new Set(rows.map(({ clientId }) => clientId)).size, rows.length, 'each is stored once');
  assert.equal(new Set(acknowledged).size, acknowledged.length, 'each message has a place of its own');
  assertEach(acknowledged, (seq) => seqs.includes(seq), 'nothing acknowledged is lost');
  assert.deepEqual(
    refusals.filter((refusal) => refusal !== '503 unavailable'),
    [],
    'every refusal is ours, with its code',
  );
};

/** Keeps conversations running while something breaks: every acknowledged message must arrive once and in order. */
const surviving = async (
  conversations: readonly Conversation[],
  breakIt: () => Promise<void>,
): Promise<void> => {
  const writings = conversations.map((conversation) => ({ conversation, writer: write(conversation) }));
  const goOn = (count: number) =>
    eventually(() => writings.every(({ writer }) => writer.acknowledged.length >= count));
  try {
    await goOn(5);
    await breakIt();
    await goOn(5 + Math.max(...writings.map(({ writer }) => writer.acknowledged.length)));
  } finally {
    await Promise.all(writings.map(({ writer }) => writer.stop()));
  }
  for (const { conversation, writer } of atLeastOne(writings)) await assertKept(conversation, writer);
};

describe('two servers behind a proxy, on a replica set of three', { timeout: 400_000 }, () => {
  it('pass messages, presence, typing and unread counts to each other', async () => {
    const { customer, worker, sender, receiver, followed } = await makeConversation();
    const online: unknown[] = [];
    sender.on('getOnlineUsers', (people) => online.push(people));
    await eventually(() => JSON.stringify(online.at(-1)) === JSON.stringify([worker.userId]));
    const typing = nextEvent(receiver, 'typing');
    sender.emit('typing', { receiverId: worker.userId, isTyping: true });
    assert.deepEqual(await typing, { senderId: customer.userId, isTyping: true });
    const received = nextEvent(receiver, 'newMessage');
    const writer = write({ customer, worker, sender, receiver, followed });
    await received;
    await writer.stop();
    const [unread, status] = [nextEvent(receiver, 'unread'), nextEvent(sender, 'messageStatus')];
    const { conversationId } = await makeMessage({ from: customer.userId, to: worker.userId });
    receiver.emit('message:read', { conversationId: String(conversationId), ord: 1 });
    const left = writer.acknowledged.length + 1;
    assert.deepEqual(await unread, { total: left, byUser: [{ userId: customer.userId, count: left }] });
    assert.equal((await status) !== null, true);
  });

  it('lose nothing when one is killed; its clients move to the other or disconnect', async () => {
    const conversations = await Promise.all([makeConversation(), makeConversation('polling')]);
    const [first] = conversations;
    assert.ok(first);
    const lost = await makeSession(await makeWorker());
    await makeMessage({ from: first.customer.userId, to: lost.userId });
    await makeMessage({ from: lost.userId, to: first.customer.userId });
    const lists: string[] = [];
    const watcher = join(first.customer, 'app2');
    watcher.on('getOnlineUsers', (people) => lists.push(people.toSorted().join()));
    // Connects directly, because the proxy would route to the other server.
    await connectedClient(makeClient({ url: addresses.get('app1') ?? '', auth: { token: lost.token } }));
    const both = [first.worker.userId, lost.userId].toSorted().join();
    await eventually(() => lists.at(-1) === both);
    const before = lists.length;
    await surviving(conversations, async () => apps.get('app1')?.kill());
    assertEach(conversations, ({ receiver }) => receiver.connected);
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
    const conversations = await Promise.all([makeConversation(), makeConversation('polling')]);
    await surviving(conversations, async () => {
      for (const name of ['app1', 'app2']) {
        const startedAt = performance.now();
        await apps.get(name)?.stop();
        assert.ok(performance.now() - startedAt < 15_000);
        await startApp(name);
      }
    });
  });

  it('answer 200 or 503 while the replica set elects a primary, and lose nothing', async () => {
    const conversations = await Promise.all([makeConversation(), makeConversation()]);
    await surviving(conversations, async () => void (await mongods.killPrimary()));
  });
});
