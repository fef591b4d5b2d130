import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EventReply } from '#lib/platform/realtime/event-types.ts';
import type { Notification } from '#lib/features/notifications/contracts/notifications.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { openRawWebSocket, readUntil, textFrame } from '#e2e/kit/raw-web-socket.ts';
import {
  connectedClient,
  nextEvent,
  refresh,
  useSocketClients,
  type ClientSocket,
} from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const makeClient = useSocketClients();
const server = useTestServer();

setFlagsFromString('--expose_gc');
const collectGarbage: unknown = runInNewContext('gc');

const heapBytes = (): number => {
  assert.ok(typeof collectGarbage === 'function');
  Reflect.apply(collectGarbage, undefined, []);
  return process.memoryUsage().heapUsed;
};

const connected = (token: string): Promise<ClientSocket> =>
  connectedClient(makeClient({ url: server.url(), auth: { token } }));

// Malformed socket.io packets, and packets naming nothing or built-in object members.
const brokenPackets = [
  '2["nope"',
  '2{}',
  '2[]',
  '2[1]',
  '2[{"a":1}]',
  '2["nope",{}]',
  '2["error",{}]',
  '2["disconnect"]',
  '2["__proto__",{}]',
  '2["constructor",{}]',
  '2["auth:refresh"]',
  '21["auth:refresh",{"token":{"$ne":null}}]',
  '51-["a",{"_placeholder":true,"num":0}]',
  '599999-["a"]',
  '3999999["x"]',
  '4{"message":"x"}',
  '9',
  '',
  '0/admin,{}',
];

// Frames that break the WebSocket protocol, the engine.io protocol, or the size limit.
const brokenFrames = [
  textFrame('z'),
  textFrame('4'),
  textFrame('2probe'),
  textFrame(`42["nope","${'x'.repeat(20_000)}"]`),
  Buffer.from([0x81, 0x01, 0x78]),
  Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x82, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
  Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x01]),
];

const isTooMany = (reply: EventReply): boolean => !reply.success && reply.code === 'too_many_requests';

const sendPackets = async (token: string, count: number): Promise<void> => {
  const client = await connected(token);
  for (let sent = 0; sent < count; sent += 1) client.io.engine.write('2["nope",{"a":[1,2,3]}]');
  // A few may pass while the server is too slow to read all of them at once.
  const replies = await Promise.all(Array.from({ length: 30 }, () => refresh(client, token)));
  assert.ok(replies.some(isTooMany));
  client.disconnect();
};

const sendBroken = async (token: string, packet: string): Promise<void> => {
  const client = await connected(token);
  client.io.engine.write(packet);
  client.io.engine.write('1');
  client.disconnect();
};

const sendFrames = async (frame: Buffer, count: number): Promise<void> => {
  const socket = await openRawWebSocket(server.url());
  const closed = once(socket, 'close');
  for (let sent = 0; sent < count; sent += 1) socket.write(frame);
  socket.resume().end();
  await closed;
};

const sendOversizedPost = async (): Promise<void> => {
  const polling = `${server.url()}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(polling)).text();
  const [, sid = ''] = /"sid":"([^"]+)"/.exec(opened) ?? [];
  const response = await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: 'x'.repeat(20_000) });
  assert.equal(response.status, 413);
};

/** About 2,500 packets of every broken kind. */
const attack = async (token: string): Promise<void> => {
  await sendPackets(token, 2000);
  for (const packet of brokenPackets) await sendBroken(token, packet);
  for (const frame of brokenFrames) await Promise.all(Array.from({ length: 12 }, () => sendFrames(frame, 4)));
  for (let count = 0; count < 10; count += 1) await sendOversizedPost();
};

const countSockets = async (): Promise<number> => (await metrics().openSockets.get()).values[0]?.value ?? 0;

describe('a server with hostile clients', () => {
  it('survives 10,000 broken, oversized and unknown packets without growing in memory', async () => {
    const { token } = await signIn('customer');
    await attack(token);
    const before = heapBytes();
    for (let round = 0; round < 4; round += 1) await attack(token);
    const grownBytes = heapBytes() - before;
    assert.ok(grownBytes < 5_000_000, `the heap grew by ${grownBytes} bytes`);
    assert.deepEqual(await refresh(await connected(token), token), { success: true });
  });

  it('accepts 20 events a second and refuses the rest with a code', async () => {
    const { token } = await signIn('customer');
    const client = await connected(token);
    const startedAt = performance.now();
    const replies = await Promise.all(Array.from({ length: 100 }, () => refresh(client, token)));
    const passed = replies.filter(({ success }) => success).length;
    const maxEvents = 20 + (20 * (performance.now() - startedAt)) / 1000;
    assert.ok(passed >= 20 && passed <= maxEvents, `${passed} of ${maxEvents} passed`);
    assertEach(replies, (reply) => reply.success || isTooMany(reply));
  });

  it('closes a client that stops reading, and keeps others of the same person', async () => {
    const { token, userId } = await signIn('customer');
    const reader = await connected(token);
    const stuck = await openRawWebSocket(server.url());
    stuck.write(textFrame(`40${JSON.stringify({ token })}`));
    await readUntil(stuck, '40{"sid"');
    stuck.pause();
    const open = await countSockets();
    const notification: Notification = {
      _id: userId,
      kind: 'welcome',
      title: 'Long',
      body: 'x'.repeat(100_000),
      href: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    };
    for (let sent = 0; sent < 500 && (await countSockets()) === open; sent += 1) {
      const received = nextEvent(reader, 'notification');
      publish(userRoom(userId), 'notification', notification);
      await received;
    }
    assert.equal(await countSockets(), open - 1);
    assert.deepEqual(await refresh(reader, token), { success: true });
    stuck.destroy();
  });
});
