import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { database } from '#models/connection.ts';
import { countLostEvents } from '#e2e/kit/break-bus.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { nextEvent, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const makeClient = useSocketClients();
const server = useTestServer();

describe('the bus between servers', () => {
  it('is a capped collection of 16 MB', async () => {
    const [found] = await database().listCollections({ name: 'socketEvents' }, { nameOnly: false }).toArray();
    assert.equal(found?.options?.['capped'], true);
    assert.equal(found?.options?.['size'], 16 * 1024 * 1024);
  });

  it('counts an event the database refuses, and still delivers it to this server’s sockets', async () => {
    const { token, userId } = await signIn('customer');
    const client = makeClient({ url: server.url(), auth: { token } });
    await nextEvent(client, 'connect');
    const received = nextEvent(client, 'notification');
    // Larger than a MongoDB document may be.
    const notification: Notification = {
      _id: userId,
      kind: 'welcome',
      title: 'Long',
      body: 'x'.repeat(17_000_000),
      href: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    };
    publish(userRoom(userId), 'notification', notification);
    assert.deepEqual(await received, notification);
    // The refusal arrives after this server's sockets have received the event.
    await eventually(async () => (await countLostEvents()) > 0);
    assert.equal(await countLostEvents(), 1);
  });
});
