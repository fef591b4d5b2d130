import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announceSessionEnd, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { now } from '#lib/platform/time/clock.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { signIn } from '../testing/factories/users.ts';
import { nextOf, refusalOf, useSocketClients } from '../testing/socket-client.ts';
import { useTwoServers } from '../testing/two-servers.ts';

const makeClient = useSocketClients();
const { here, other } = useTwoServers();

describe('two servers on one database', () => {
  it('deliver an event to a person on either server', async () => {
    const { token, userId } = await signIn('customer');
    const clients = [here(), other()].map((url) => makeClient({ url, auth: { token } }));
    await Promise.all(clients.map((client) => nextOf(client, 'connect')));
    const heard = Promise.all(clients.map((client) => nextOf(client, 'notification')));
    const dto = {
      _id: userId,
      kind: 'welcome',
      title: 'Welcome',
      body: 'नमस्ते',
      href: null,
      createdAt: now().toISOString(),
      readAt: null,
    } as const;
    publish(userRoom(userId), 'notification', dto);
    assert.deepEqual(await heard, [dto, dto]);
  });

  it('end a session on the other server within 2 s, and in its cache at once', async () => {
    const { token, sessionId } = await signIn('customer');
    const client = makeClient({ url: other(), auth: { token } });
    await nextOf(client, 'connect');
    const outcome = Promise.all([nextOf(client, 'session:ended'), nextOf(client, 'disconnect')]);
    const startedAt = performance.now();
    await revokeSession(sessionId, now());
    announceSessionEnd({ sessionIds: [sessionId] });
    assert.deepEqual(await outcome, [{ reason: 'revoked' }, 'io server disconnect']);
    assert.ok(performance.now() - startedAt < 2000);
    assert.equal(await refusalOf(makeClient({ url: other(), auth: { token } })), 'unauthorized');
  });

  it('announce the end of a session without a look into the database', async () => {
    const { token, sessionId } = await signIn('customer');
    const client = makeClient({ url: other(), auth: { token } });
    await nextOf(client, 'connect');
    const ended = nextOf(client, 'session:ended');
    announceSessionEnd({ sessionIds: [sessionId] });
    assert.deepEqual(await ended, { reason: 'revoked' });
  });

  it('tell each other that the person of a session is paused', async () => {
    const { token, sessionId } = await signIn('customer');
    const client = makeClient({ url: other(), auth: { token } });
    await nextOf(client, 'connect');
    const ended = nextOf(client, 'session:ended');
    announceSessionEnd({ sessionIds: [sessionId], reason: 'paused' });
    assert.deepEqual(await ended, { reason: 'paused' });
  });
});
