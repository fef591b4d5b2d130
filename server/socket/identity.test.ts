import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { now } from '#lib/platform/time/clock.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { signToken } from '#lib/features/accounts/auth/tokens.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { nextEvent, waitForRefusal, transports, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer();

for (const transport of transports)
  describe(`a socket over ${transport}`, () => {
    const tokens: Record<string, () => Promise<{ auth: Record<string, unknown>; code: string }>> = {
      'no token': async () => ({ auth: {}, code: 'unauthorized' }),
      'a token that is no text': async () => ({ auth: { token: { $ne: null } }, code: 'unauthorized' }),
      'a token of another signer': async () => {
        const { token } = await signIn('customer');
        return { auth: { token: `${token.slice(0, -4)}AAAA` }, code: 'unauthorized' };
      },
      'an expired token': async () => {
        const { sessionId } = await signIn('customer');
        const token = signToken({ sessionId, expiresAt: new Date(now().getTime() - 1000) });
        return { auth: { token }, code: 'session_expired' };
      },
      'a revoked session': async () => {
        const { sessionId, token } = await signIn('customer');
        await revokeSession(sessionId, now());
        return { auth: { token }, code: 'unauthorized' };
      },
      'a suspended person': async () => {
        const { token } = await makeSession(await makeUser({ suspendedAt: now() }));
        return { auth: { token }, code: 'suspended' };
      },
    };
    for (const [name, make] of Object.entries(tokens))
      it(`refuses ${name}`, async () => {
        const { auth, code } = await make();
        assert.equal(await waitForRefusal(makeClient({ url: server.url(), auth, transport })), code);
      });

    it('refuses a token with the id of another person', async () => {
      const [mine, other] = [await signIn('customer'), await signIn('worker')];
      const query = { userId: other.userId };
      const client = makeClient({ url: server.url(), auth: { token: mine.token }, query, transport });
      assert.equal(await waitForRefusal(client), 'unauthorized');
    });

    it('refuses pages of other sites and accepts those of the same site', async () => {
      const { token, userId } = await signIn('customer');
      const open = (origin: string) =>
        makeClient({ url: server.url(), auth: { token }, query: { userId }, headers: { origin }, transport });
      const foreign = open('https://evil.example');
      assert.match(await waitForRefusal(foreign), /error/);
      assert.equal(foreign.connected, false);
      await nextEvent(open(server.url()), 'connect');
    });

    it('joins its person’s own room only', async () => {
      const [mine, other] = [await signIn('customer'), await signIn('customer')];
      const client = makeClient({ url: server.url(), auth: { token: mine.token }, transport });
      await nextEvent(client, 'connect');
      const received = nextEvent(client, 'server:draining');
      publish(userRoom(other.userId), 'server:draining', { withinMs: 1 });
      publish(userRoom(mine.userId), 'server:draining', { withinMs: 2 });
      assert.deepEqual(await received, { withinMs: 2 });
    });
  });

describe('a handshake request', () => {
  it('gets 403 from another site', async () => {
    const handshake = `${server.url()}/socket.io/?EIO=4&transport=polling`;
    const statusFor = async (origin: string) => (await fetch(handshake, { headers: { origin } })).status;
    assert.equal(await statusFor('https://evil.example'), 403);
    assert.equal(await statusFor(`${server.url()}.evil.example`), 403);
    assert.equal(await statusFor('null'), 403);
    assert.equal(await statusFor(server.url()), 200);
  });
});

describe('the socket server', () => {
  it('has no namespace but the default one', async () => {
    const { token } = await signIn('admin');
    const client = makeClient({ url: `${server.url()}/admin`, auth: { token } });
    assert.equal(await waitForRefusal(client), 'Invalid namespace');
  });
});
