import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import { now } from '#lib/platform/time/clock.ts';
import { announceSessionEnd, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { clearSession, onSessionEnd, writeSession, type SessionEnd } from '#lib/platform/browser/session.ts';
import { onSocketConnect, onSocketEvent, startSocket } from './socket.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const kept = new Map<string, string>();
// Node has no localStorage.
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

const server = useTestServer();
let stop = (): void => {};
afterEach(() => {
  stop();
  clearSession();
});

const store = ({ token, user, userId }: SignedIn): void =>
  writeSession({ token, user: { _id: userId, name: user.name, role: user.role, userType: user.role } });

const once = <Value>(listen: (hear: (value: Value) => void) => () => void): Promise<Value> => {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const leave = listen(resolve);
  return promise.finally(leave);
};

const nextConnect = (): Promise<void> => once<void>((hear) => onSocketConnect(hear));

const start = async (person: SignedIn, url = server.url()): Promise<void> => {
  const connected = nextConnect();
  store(person);
  stop = startSocket({ url });
  await connected;
};

const notification: Notification = {
  _id: '0'.repeat(24),
  kind: 'welcome',
  title: 'Welcome',
  body: 'Hello',
  href: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  readAt: null,
};
const tell = ({ userId }: SignedIn): void => publish(userRoom(userId), 'notification', notification);
const nextNotification = () => once((hear) => onSocketEvent('notification', hear));

describe('the socket of a tab', { timeout: 240_000 }, () => {
  it('opens for a signed-in person and delivers events', async () => {
    const person = await signIn('customer');
    await start(person);
    const received = nextNotification();
    tell(person);
    assert.deepEqual(await received, notification);
  });

  it('reconnects when the person changes', async () => {
    await start(await signIn('customer'));
    const other = await signIn('worker');
    const connected = nextConnect();
    store(other);
    await connected;
    const received = nextNotification();
    tell(other);
    await received;
  });

  it('uses a newer token of the same person on the open connection', async () => {
    const person = await signIn('customer');
    await start(person);
    const newer = await makeSession(person.user);
    let isOver = false;
    const ended = once<SessionEnd>((hear) => onSessionEnd(hear)).then(() => (isOver = true));
    store(newer);
    // Revokes the newer session in the database as soon as the connection uses it.
    const until = performance.now() + 60_000;
    while (!isOver && performance.now() < until) {
      const received = nextNotification();
      announceSessionEnd({ sessionIds: [newer.sessionId] });
      tell(person);
      await Promise.race([received, ended]);
    }
    assert.ok(isOver);
  });

  it('ends the session in the browser when the server ends it', async () => {
    const person = await signIn('customer');
    await start(person);
    const ended = once<SessionEnd>((hear) => onSessionEnd(hear));
    await revokeSession(person.sessionId, now());
    announceSessionEnd({ sessionIds: [person.sessionId] });
    await ended;
    assert.deepEqual([...kept.keys()], ['hunar.owner'], 'only who used the browser last is left');
  });

  it('ends the session in the browser when the server refuses its token', async () => {
    const person = await signIn('customer');
    await revokeSession(person.sessionId, now());
    const ended = once<SessionEnd>((hear) => onSessionEnd(hear));
    store(person);
    stop = startSocket({ url: server.url() });
    await ended;
  });

  it('reconnects after a deploy', async () => {
    const first = await forkServer({ database: testDatabaseName() });
    await start(await signIn('customer'), first.url);
    await first.stop();
    const connected = nextConnect();
    const second = await forkServer({
      database: testDatabaseName(),
      env: { PORT: new URL(first.url).port },
    });
    await connected;
    stop();
    await second.stop();
  });
});
