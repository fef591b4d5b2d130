import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outboundEvents } from '#lib/wiring/events.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();

const open = async (role: 'admin' | 'customer') => {
  const { token } = await signIn(role);
  const client = await connectedClient(connect({ url: url(), auth: { token } }));
  const received: number[] = [];
  client.on('queueSizes', (payload) => {
    const sizes = outboundEvents.queueSizes.parse(payload);
    received.push(sizes.find(({ queue }) => queue === 'letters')?.waiting ?? -1);
  });
  const watch = (isWatched: boolean) => client.timeout(30_000).emitWithAck('office:watch', { isWatched });
  return { client, received, watch };
};

const writeLetters = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeTicket({ authorId: null, name: 'A guest' })));

test('an open office receives queue counts as they change, one update per burst, and none once closed', async () => {
  const [office, other, idle] = [await open('admin'), await open('admin'), await open('admin')];
  assert.deepEqual(await office.watch(true), { success: true });
  assert.deepEqual(await other.watch(true), { success: true });
  await eventually(() => office.received.length > 0);
  const before = office.received.at(-1) ?? 0;
  await writeLetters(40);
  await eventually(() => office.received.at(-1) === before + 40);
  assert.ok(office.received.length <= 4, office.received.join());

  await office.watch(false);
  const until = office.received.length;
  await writeLetters(1);
  await eventually(() => other.received.at(-1) === before + 41);
  assert.equal(office.received.length, until);
  assert.deepEqual(idle.received, []);
});

test('other roles receive no queue counts, even when asking for them', async () => {
  const [admin, customer] = [await open('admin'), await open('customer')];
  assert.deepEqual(await customer.watch(true), { success: false, code: 'forbidden' });
  await admin.watch(true);
  await eventually(() => admin.received.length > 0);
  const before = admin.received.at(-1) ?? 0;
  await writeLetters(1);
  await eventually(() => admin.received.at(-1) === before + 1);
  assert.deepEqual(customer.received, []);
});
