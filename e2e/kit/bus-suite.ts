import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import { announceSessionEnd, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { now } from '#lib/platform/time/clock.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { eventually } from './eventually.ts';
import { makeMessage } from './factories/messages.ts';
import { makeSession, makeUser, signIn, type SignedIn } from './factories/users.ts';
import { makeWorker } from './factories/workers.ts';
import { connectedClient, nextEvent, useSocketClients, waitForRefusal } from './socket-client.ts';

interface TwoServers {
  here(): string;
  other(): string;
}

const notificationFor = (userId: string): Notification => ({
  _id: userId,
  kind: 'welcome',
  title: 'Welcome',
  body: 'नमस्ते',
  href: null,
  createdAt: now().toISOString(),
  readAt: null,
});

const makePair = async () => {
  const [customer, worker] = [await makeSession(await makeUser()), await makeSession(await makeWorker())];
  await makeMessage({ from: customer.userId, to: worker.userId });
  await makeMessage({ from: worker.userId, to: customer.userId });
  return { customer, worker };
};

const testSessions = ({ other }: TwoServers, makeClient: ReturnType<typeof useSocketClients>): void => {
  const join = async () => {
    const person = await signIn('customer');
    const client = makeClient({ url: other(), auth: { token: person.token } });
    return { ...person, client: await connectedClient(client) };
  };

  test('end a session on the other server within 2 s, and in its cache at once', async () => {
    const times: number[] = [];
    while (times.length < 3) {
      const { token, sessionId, client } = await join();
      const outcome = Promise.all([nextEvent(client, 'session:ended'), nextEvent(client, 'disconnect')]);
      const startedAt = performance.now();
      await revokeSession(sessionId, now());
      announceSessionEnd({ sessionIds: [sessionId] });
      assert.deepEqual(await outcome, [{ reason: 'revoked' }, 'io server disconnect']);
      times.push(performance.now() - startedAt);
      assert.equal(await waitForRefusal(makeClient({ url: other(), auth: { token } })), 'unauthorized');
    }
    // The shortest, as other load only adds to it.
    assert.ok(Math.min(...times) < 2000, `${times.join(', ')} ms`);
  });

  test('announce the end of a session without reading the database', async () => {
    const { sessionId, client } = await join();
    const ended = nextEvent(client, 'session:ended');
    announceSessionEnd({ sessionIds: [sessionId] });
    assert.deepEqual(await ended, { reason: 'revoked' });
  });

  test('tell each other that the person of a session is paused', async () => {
    const { sessionId, client } = await join();
    const ended = nextEvent(client, 'session:ended');
    announceSessionEnd({ sessionIds: [sessionId], reason: 'paused' });
    assert.deepEqual(await ended, { reason: 'paused' });
  });
};

/** The events that must travel between two servers, whichever bus carries them. */
export const testBus = (name: string, servers: TwoServers): void => {
  const makeClient = useSocketClients();
  const { here, other } = servers;
  const join = ({ token }: SignedIn, url: string) => connectedClient(makeClient({ url, auth: { token } }));

  suite(`two servers connected by ${name}`, () => {
    test('deliver an event to a person on either server', async () => {
      const person = await signIn('customer');
      const clients = await Promise.all([join(person, here()), join(person, other())]);
      const received = Promise.all(clients.map((client) => nextEvent(client, 'notification')));
      const dto = notificationFor(person.userId);
      publish(userRoom(person.userId), 'notification', dto);
      assert.deepEqual(await received, [dto, dto]);
    });

    test('deliver an event for two people once to each of their screens', async () => {
      const people = [await signIn('customer'), await signIn('worker')];
      const counts: number[] = [];
      for (const [at, url] of [here(), other(), here(), other()].entries()) {
        const client = await join(people[at % 2] ?? (await signIn('customer')), url);
        counts[at] = 0;
        client.on('notification', () => (counts[at] = (counts[at] ?? 0) + 1));
      }
      const dto = notificationFor(people[0]?.userId ?? '');
      const rooms = people.map(({ userId }) => userRoom(userId));
      for (let turn = 0; turn < 5; turn += 1) publish(rooms, 'notification', dto);
      await eventually(() => counts.every((count) => count >= 5));
      assert.deepEqual(counts, [5, 5, 5, 5]);
    });

    test('show who is online and who is typing on the other server', async () => {
      const { customer, worker } = await makePair();
      const reader = await join(customer, here());
      const lists: string[][] = [];
      reader.on('getOnlineUsers', (people) => lists.push(people));
      const typist = await join(worker, other());
      await eventually(() => lists.at(-1)?.includes(worker.userId) === true);
      const typing = nextEvent(reader, 'typing');
      await typist.timeout(30_000).emitWithAck('typing', { receiverId: customer.userId, isTyping: true });
      assert.deepEqual(await typing, { senderId: worker.userId, isTyping: true });
      typist.disconnect();
      await eventually(() => lists.at(-1)?.includes(worker.userId) === false);
    });

    test('keep delivering to a person who left and came back', async () => {
      const person = await signIn('customer');
      for (let turn = 0; turn < 20; turn += 1) {
        const client = await join(person, other());
        const received = nextEvent(client, 'notification');
        const dto = notificationFor(person.userId);
        publish(userRoom(person.userId), 'notification', dto);
        assert.deepEqual(await received, dto);
        client.disconnect();
      }
    });

    testSessions(servers, makeClient);
  });
};
