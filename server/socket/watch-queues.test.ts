import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outboundEvents } from '#lib/wiring/events.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { eventually } from '#server/testing/eventually.ts';
import { connectedClient, useSocketClients } from '#server/testing/socket-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();

const open = async (role: 'admin' | 'customer') => {
  const { token } = await signIn(role);
  const client = await connectedClient(connect({ url: url(), auth: { token } }));
  const heard: number[] = [];
  client.on('queueSizes', (payload) => {
    const sizes = outboundEvents.queueSizes.parse(payload);
    heard.push(sizes.find(({ queue }) => queue === 'letters')?.waiting ?? -1);
  });
  const watch = (isWatched: boolean) => client.timeout(5000).emitWithAck('office:watch', { isWatched });
  return { client, heard, watch };
};

const writeLetters = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeTicket({ authorId: null, name: 'A guest' })));

test('an open office hears what waits as it comes, a burst at once, and nothing once it is closed', async () => {
  const [office, other, idle] = [await open('admin'), await open('admin'), await open('admin')];
  assert.deepEqual(await office.watch(true), { success: true });
  assert.deepEqual(await other.watch(true), { success: true });
  await eventually(() => office.heard.length > 0);
  const before = office.heard.at(-1) ?? 0;
  await writeLetters(40);
  await eventually(() => office.heard.at(-1) === before + 40);
  assert.ok(office.heard.length <= 4, office.heard.join());

  await office.watch(false);
  const until = office.heard.length;
  await writeLetters(1);
  await eventually(() => other.heard.at(-1) === before + 41);
  assert.equal(office.heard.length, until);
  assert.deepEqual(idle.heard, []);
});

test('nobody else hears of the office, also who asks for it', async () => {
  const [admin, customer] = [await open('admin'), await open('customer')];
  assert.deepEqual(await customer.watch(true), { success: false, code: 'forbidden' });
  await admin.watch(true);
  await eventually(() => admin.heard.length > 0);
  const before = admin.heard.at(-1) ?? 0;
  await writeLetters(1);
  await eventually(() => admin.heard.at(-1) === before + 1);
  assert.deepEqual(customer.heard, []);
});
