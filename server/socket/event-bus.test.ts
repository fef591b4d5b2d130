import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { database } from '#models/connection.ts';
import { countLostNews } from '../testing/break-bus.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn } from '../testing/factories/users.ts';
import { nextOf, useSocketClients } from '../testing/socket-client.ts';
import { useTestServer } from '../testing/test-server.ts';

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
    await nextOf(client, 'connect');
    const heard = nextOf(client, 'notification');
    // More than a document of the database can hold.
    const news: Notification = {
      _id: userId,
      kind: 'welcome',
      title: 'Long',
      body: 'x'.repeat(17_000_000),
      href: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    };
    publish(userRoom(userId), 'notification', news);
    assert.deepEqual(await heard, news);
    // The refusal comes after what this server's sockets hear.
    await eventually(async () => (await countLostNews()) > 0);
    assert.equal(await countLostNews(), 1);
  });
});
