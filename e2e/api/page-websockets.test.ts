import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EventReply } from '#lib/platform/realtime/event-types.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { nextOf, useSocketClients, type ClientSocket } from '#server/testing/socket-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer({ pages: true });

const pages = [
  { path: '/', status: 307 },
  { path: '/any', status: 404 },
  { path: '/login', status: 200 },
];
type Visit = (typeof pages)[number] & { token: string };

/** Opens a page, then asks over the socket: the answer proves that the connection outlived the page. */
const askAfterPage = async (client: ClientSocket, { path, status, token }: Visit) => {
  const response = await fetch(server.url() + path, { redirect: 'manual' });
  await response.arrayBuffer();
  assert.equal(response.status, status, path);
  return new Promise<EventReply>((resolve) => client.emit('auth:refresh', { token }, resolve));
};

describe('WebSockets beside pages', () => {
  it('stay open after Next has served its first page', async () => {
    const { token } = await signIn('customer');
    const client = makeClient({ url: server.url(), auth: { token }, transport: 'websocket' });
    await nextOf(client, 'connect');
    const { id } = client;

    for (const page of pages)
      assert.deepEqual(await askAfterPage(client, { ...page, token }), { success: true });
    assert.equal(client.id, id, 'the first connection still stands');

    // Next meets upgrades only once it has served a page, so a second one comes after.
    const later = makeClient({ url: server.url(), auth: { token }, transport: 'websocket' });
    await nextOf(later, 'connect');
    const laterId = later.id;
    for (const page of pages)
      assert.deepEqual(await askAfterPage(later, { ...page, token }), { success: true });
    assert.equal(later.id, laterId);
    assert.equal(later.io.engine.transport.name, 'websocket');
  });
});
