import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { message } from '#lib/features/messages/contracts/message.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { database } from '#models/connection.ts';
import { findConversation } from '#models/messages/conversation.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { nextEvent, transports, useSocketClients } from '#e2e/kit/socket-client.ts';
import { openRawWebSocket, readUntil, textFrame } from '#e2e/kit/raw-web-socket.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const makeClient = useSocketClients();
useTestDatabase();

for (const transport of transports)
  describe(`a server that stops, over ${transport}`, () => {
    it('tells its clients and closes the transport, so that they reconnect', async () => {
      const server = await forkServer({ database: testDatabaseName() });
      const people = await Promise.all([signIn('customer'), signIn('worker'), signIn('broker')]);
      const clients = people.map(({ token }) => makeClient({ url: server.url, auth: { token }, transport }));
      await Promise.all(clients.map((client) => nextEvent(client, 'connect')));
      const outcomes = clients.map((client) =>
        Promise.all([nextEvent(client, 'server:draining'), nextEvent(client, 'disconnect')]),
      );
      await server.stop();
      for (const [notice, reason] of await Promise.all(outcomes)) {
        assert.deepEqual(notice, { withinMs: 15 });
        assert.equal(reason, 'transport close');
      }
      assertEach(clients, ({ active }) => active);
    });
  });

describe('a server that stops with an unresponsive client', () => {
  it('stops within 8 seconds', async () => {
    const server = await forkServer({ database: testDatabaseName() });
    const { token } = await signIn('customer');
    const [joined, silent] = await Promise.all([server.url, server.url].map(openRawWebSocket));
    assert.ok(joined && silent);
    joined.write(textFrame(`40${JSON.stringify({ token })}`));
    await readUntil(joined, '40{"sid"');
    const startedAt = performance.now();
    await server.stop();
    assert.ok(performance.now() - startedAt < 8000, `${performance.now() - startedAt} ms`);
  });
});

/** Locks a row against writes until released. */
const holdRow = async (collection: string, filter: object) => {
  const session = database().client.startSession();
  session.startTransaction();
  await database()
    .collection(collection)
    .updateOne(filter, { $set: { updatedAt: new Date() } }, { session });
  return async () => {
    try {
      await session.abortTransaction();
    } finally {
      await session.endSession();
    }
  };
};

const isPortOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

describe('a server that stops while a client’s event waits for the database', () => {
  it('finishes the event before it leaves the database, and logs no warning', async () => {
    const log: string[] = [];
    const setup = { database: testDatabaseName(), env: { LOG_LEVEL: 'warn' } };
    const server = await forkServer({ ...setup, onOutput: (text) => log.push(text) });
    const [reader, writer] = [await signIn('customer'), await signIn('worker')];
    const stored = await makeMessage({ from: writer.userId, to: reader.userId });
    const client = makeClient({ url: server.url, auth: { token: reader.token } });
    await nextEvent(client, 'connect');
    const find = () => findConversation(reader.userId, writer.userId);
    const letGo = await holdRow('conversations', { _id: stored.conversationId });
    client.emit('message:read', { conversationId: String(stored.conversationId), ord: stored.ord });
    const stopped = server.stop();
    await eventually(async () => !(await isPortOpen(server.url)));
    await letGo();
    await stopped;
    assert.deepEqual(log, []);
    assert.equal((await find())?.side[reader.userId]?.read, stored.ord);
  });
});

describe('a server that stops while calls still arrive', () => {
  it('publishes everything it stores until the end to clients of other servers', async () => {
    const setup = { database: testDatabaseName(), env: { SHUTDOWN_SECONDS: '15' } };
    const [leaving, staying] = await Promise.all([forkServer(setup), forkServer(setup)]);
    const [reader, writer] = [await signIn('customer'), await signIn('worker')];
    await makeMessage({ from: reader.userId, to: writer.userId });
    const client = makeClient({ url: staying.url, auth: { token: reader.token } });
    await nextEvent(client, 'connect');
    const stopped = leaving.stop();
    await eventually(async () => (await fetch(`${leaving.url}/readyz`)).status === 503);
    const received = nextEvent(client, 'newMessage');
    const answer = await sendCall({
      origin: leaving.url,
      call: sendMessageContract,
      token: writer.token,
      parts: { params: { id: reader.userId }, body: { text: 'Tomorrow is fine.' } },
    });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(message.parse(await received).text, 'Tomorrow is fine.');
    await Promise.all([stopped, staying.stop()]);
  });
});
