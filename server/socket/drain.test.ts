import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signIn } from '../testing/factories/users.ts';
import { forkServer } from '../testing/fork-server.ts';
import { nextOf, transports, useSocketClients } from '../testing/socket-client.ts';
import { openRawWebSocket, readUntil, textFrame } from '../testing/raw-web-socket.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const makeClient = useSocketClients();
useTestDatabase();

for (const transport of transports)
  describe(`a server that stops, over ${transport}`, () => {
    it('says so and closes the transport, so that clients come back', async () => {
      const server = await forkServer({ database: `t_${process.pid}` });
      const people = await Promise.all([signIn('customer'), signIn('worker'), signIn('broker')]);
      const clients = people.map(({ token }) => makeClient({ url: server.url, auth: { token }, transport }));
      await Promise.all(clients.map((client) => nextOf(client, 'connect')));
      const outcomes = clients.map((client) =>
        Promise.all([nextOf(client, 'server:draining'), nextOf(client, 'disconnect')]),
      );
      await server.stop();
      for (const [notice, reason] of await Promise.all(outcomes)) {
        assert.deepEqual(notice, { withinMs: 15 });
        assert.equal(reason, 'transport close');
      }
      assert.ok(clients.every(({ active }) => active));
    });
  });

describe('a server that stops with a client that is gone without a word', () => {
  it('ends all the same, long before anybody would notice that nobody answers', async () => {
    const server = await forkServer({ database: `t_${process.pid}` });
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
