import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { readActorOfToken } from '#lib/features/accounts/auth/read-actor.ts';
import { signToken } from '#lib/features/accounts/auth/tokens.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import {
  connectedClient,
  nextEvent,
  refresh,
  useSocketClients,
  type ClientSocket,
} from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer();
afterEach(resetClock);

const connected = (token: string): Promise<ClientSocket> =>
  connectedClient(makeClient({ url: server.url(), auth: { token } }));

const inMinutes = (minutes: number): Date => new Date(now().getTime() + minutes * 60_000);

const countSockets = async (): Promise<number> => (await metrics().openSockets.get()).values[0]?.value ?? 0;

const shortToken = ({ sessionId }: SignedIn): string => signToken({ sessionId, expiresAt: inMinutes(5) });

describe('a session that ends', () => {
  it('closes its sockets with the reason and keeps those of other sessions', async () => {
    const phone = await signIn('customer');
    const desktop = await makeSession(phone.user);
    const [closing, staying] = [await connected(phone.token), await connected(desktop.token)];
    const outcome = Promise.all([nextEvent(closing, 'session:ended'), nextEvent(closing, 'disconnect')]);
    await revokeSession(phone.sessionId, now());
    announceSessionEnd({ sessionIds: [phone.sessionId] });
    assert.deepEqual(await outcome, [{ reason: 'revoked' }, 'io server disconnect']);
    assert.equal(await readActorOfToken(phone.token), 'invalid');
    assert.equal((await refresh(staying, desktop.token)).success, true);
  });

  it('closes its sockets even without an announcement', async () => {
    const { token, sessionId } = await signIn('customer');
    const client = await connected(token);
    const ended = nextEvent(client, 'session:ended');
    await revokeSession(sessionId, now());
    assert.deepEqual(await ended, { reason: 'revoked' });
  });
});

describe('a token that expires', () => {
  it('closes its socket with auth:expired', async () => {
    const person = await signIn('customer');
    const client = await connected(shortToken(person));
    const outcome = Promise.all([nextEvent(client, 'auth:expired'), nextEvent(client, 'disconnect')]);
    setClock(inMinutes(6));
    assert.deepEqual(await outcome, [{}, 'io server disconnect']);
  });

  it('can be replaced by a newer token of the same person', async () => {
    const person = await signIn('customer');
    const [old, kept] = [await connected(shortToken(person)), await connected(shortToken(person))];
    assert.deepEqual(await refresh(kept, person.token), { success: true });
    const closed = nextEvent(old, 'disconnect');
    setClock(inMinutes(6));
    await closed;
    assert.deepEqual(await refresh(kept, person.token), { success: true });
  });

  it('cannot be replaced by the token of another person', async () => {
    const [mine, other] = [await signIn('customer'), await signIn('customer')];
    const client = await connected(mine.token);
    assert.deepEqual(await refresh(client, other.token), { success: false, code: 'forbidden' });
    assert.deepEqual(await refresh(client, 'nonsense'), { success: false, code: 'unauthorized' });
  });
});

describe('many sockets of one person', () => {
  it('are limited to five: a sixth closes the oldest', async () => {
    const { token } = await signIn('worker');
    const before = await countSockets();
    const first = await connected(token);
    for (let count = 2; count <= 5; count += 1) await connected(token);
    const outcome = Promise.all([nextEvent(first, 'session:ended'), nextEvent(first, 'disconnect')]);
    const sixth = await connected(token);
    assert.deepEqual(await outcome, [{ reason: 'replaced' }, 'io server disconnect']);
    assert.deepEqual(await refresh(sixth, token), { success: true });
    // The server notices a closed connection later than the client.
    await eventually(async () => (await countSockets()) === before + 5);
  });
});
