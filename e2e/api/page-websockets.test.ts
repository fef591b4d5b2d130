import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EventReply } from '#lib/platform/realtime/event-types.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { nextEvent, useSocketClients, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer({ pages: true });

const pages = [
  { path: '/', status: 307 },
  { path: '/any', status: 404 },
  { path: '/login', status: 200 },
];
type Visit = (typeof pages)[number] & { token: string };

/** Opens a page, then asks over the socket, which proves that the connection survived the page. */
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
    await nextEvent(client, 'connect');
    const { id } = client;

    for (const page of pages)
      assert.deepEqual(await askAfterPage(client, { ...page, token }), { success: true });
    assert.equal(client.id, id, 'the first connection still stands');

    // Next only sees upgrades after serving a page, so connect a second client afterwards.
    const later = makeClient({ url: server.url(), auth: { token }, transport: 'websocket' });
    await nextEvent(later, 'connect');
    const laterId = later.id;
    for (const page of pages)
      assert.deepEqual(await askAfterPage(later, { ...page, token }), { success: true });
    assert.equal(later.id, laterId);
    assert.equal(later.io.engine.transport.name, 'websocket');
  });
});
