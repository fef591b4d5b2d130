import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { openConversation } from '#models/messages/conversation.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeMessage } from '#server/testing/factories/messages.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { eraseUser } from '#server/testing/factories/erase-user.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { revealPhonesOf } from './reveal-phones.ts';

useTestDatabase();

const makeCustomer = async (fields: Parameters<typeof makeUser>[0] = {}) =>
  makeActor({ role: 'customer', userId: String((await makeUser(fields))._id) });
const makeWorkers = (count: number) => Promise.all(Array.from({ length: count }, () => makeWorker()));
const shown = async (actor: Actor, count: number): Promise<number> =>
  (await revealPhonesOf({ actor, workers: await makeWorkers(count) })).size;

test('a list reveals only as many new phones as the day’s limit leaves', async () => {
  const actor = await makeCustomer();
  const workers = await makeWorkers(20);
  const phones = await revealPhonesOf({ actor, workers });
  assert.deepEqual(
    [...phones.keys()],
    workers.map(({ _id }) => String(_id)),
  );
  assert.equal(await shown(actor, 20), 10);
  assert.equal(await shown(actor, 20), 0);
  assert.equal((await revealPhonesOf({ actor, workers })).size, 20);
});

test('the daily limit starts again at midnight in India', async (context) => {
  context.after(resetClock);
  const actor = await makeCustomer();
  setClock(new Date('2027-03-01T18:20:00Z'));
  assert.equal(await shown(actor, 31), 30);
  setClock(new Date('2027-03-01T18:31:00Z'));
  assert.equal(await shown(actor, 31), 30);
});

test('concurrent lists share one daily limit', async () => {
  const actor = await makeCustomer();
  const sizes = await Promise.all(Array.from({ length: 10 }, () => shown(actor, 10)));
  assert.equal(
    sizes.reduce((sum, size) => sum + size, 0),
    30,
  );
});

test('whoever deletes the account and comes back with the mailbox or the phone goes on counting', async () => {
  const contacts = { email: 'collector@example.test', phone: '9811100009' };
  const first = await makeCustomer(contacts);
  assert.equal(await shown(first, 25), 25);
  await eraseUser(first.userId);
  const again = await makeCustomer(contacts);
  assert.equal(await shown(again, 10), 5);
  await eraseUser(again.userId);
  const cases = [
    { ...contacts, phone: '9811100010' },
    { ...contacts, email: 'collector+2@example.test', phone: null },
    { ...contacts, email: 'somebody.else@example.test' },
  ];
  for (const fields of cases) assert.equal(await shown(await makeCustomer(fields), 10), 0, fields.email);
  assert.equal(await shown(await makeCustomer(), 10), 10, 'nobody else is held up');
});

test('only workers who have accepted or written are shown without counting towards the limit', async () => {
  const customer = await makeUser({ role: 'customer' });
  const own = { userId: String(customer._id) };
  const look = async (workers: Awaited<ReturnType<typeof makeWorkers>>) =>
    (await revealPhonesOf({ actor: own, workers })).size;
  const [booked, over, partner] = await Promise.all([makeBookable(), makeBookable(), makeWorker()]);
  const asked = await makeBookable();
  await makeBooking({ customer, bookable: asked });
  await makeBooking({ customer, bookable: booked, status: 'accepted' });
  await makeBooking({ customer, bookable: over, status: 'cancelled' });
  await openConversation(own.userId, String(partner._id), now());
  assert.equal(await look(await makeWorkers(30)), 30);
  assert.equal(await look([booked.worker, over.worker, partner, asked.worker]), 1);
  await makeMessage({ from: own.userId, to: String(partner._id) });
  assert.equal(await look([booked.worker, over.worker, partner, asked.worker]), 1);
  await makeMessage({ from: String(partner._id), to: own.userId });
  assert.equal(await look([booked.worker, over.worker, partner, asked.worker]), 2);
});
