import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { openConversation } from '#models/messages/conversation.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import type { NewUser, UserRecord } from '#models/people/user.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { revealPhones } from './reveal-phones.ts';

useTestDatabase();

const makeCustomer = async (fields: Parameters<typeof makeUser>[0] = {}) =>
  makeActor({ role: 'customer', userId: String((await makeUser(fields))._id) });
const makeWorkers = (count: number) => Promise.all(Array.from({ length: count }, () => makeWorker()));
const shown = async (actor: Actor, count: number): Promise<number> =>
  (await revealPhones({ actor, workers: await makeWorkers(count) })).size;

test('a list reveals only as many new phones as the day’s limit leaves', async () => {
  const actor = await makeCustomer();
  const workers = await makeWorkers(20);
  const phones = await revealPhones({ actor, workers });
  assert.deepEqual(
    [...phones.keys()],
    workers.map(({ _id }) => String(_id)),
  );
  assert.equal(await shown(actor, 20), 10);
  assert.equal(await shown(actor, 20), 0);
  assert.equal((await revealPhones({ actor, workers })).size, 20);
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

test('a recreated account with the same mailbox or proved number keeps its count', async () => {
  const number = { phone: '9811100009', provedPhone: '9811100009', phoneProvedAt: now() };
  const contacts = { email: 'collector@example.test', ...number };
  const first = await makeCustomer(contacts);
  assert.equal(await shown(first, 25), 25);
  await eraseUser(first.userId);
  const again = await makeCustomer(contacts);
  assert.equal(await shown(again, 10), 5);
  const cases: Partial<NewUser>[] = [
    { email: 'collector@example.test', phone: '9811100010' },
    { email: 'collector+2@example.test', phone: null },
    { ...contacts, email: 'somebody.else@example.test' },
  ];
  let last = again;
  for (const fields of cases) {
    // A number has one account per role.
    await eraseUser(last.userId);
    last = await makeCustomer(fields);
    assert.equal(await shown(last, 10), 0, fields.email);
  }
  assert.equal(await shown(await makeCustomer(), 10), 10, 'nobody else is held up');
});

test('a liar who has typed a new customer’s number takes no phone from her, whether she proves it or not', async () => {
  const phone = '9811100011';
  assert.equal(await shown(await makeCustomer({ phone }), 31), 30);
  const victim = await makeUser({ phone });
  const actor = makeActor({ role: 'customer', userId: String(victim._id) });
  assert.equal(await shown(actor, 20), 20);
  await eraseUser(actor.userId);
  const { email } = victim;
  const proved = { email, phone, provedPhone: phone, phoneProvedAt: now() };
  assert.equal(await shown(await makeCustomer(proved), 20), 10, 'only her own mailbox counts');
});

test('phones of workers who accepted or wrote do not count towards the limit', async () => {
  const customer = await makeUser({ role: 'customer' });
  const own = { userId: String(customer._id) };
  const look = async (workers: UserRecord[]) => (await revealPhones({ actor: own, workers })).size;
  const [booked, over, partner] = await Promise.all([makeBookable(), makeBookable(), makeWorker()]);
  const requested = await makeBookable();
  await makeBooking({ customer, bookable: requested });
  await makeBooking({ customer, bookable: booked, status: 'accepted' });
  await makeBooking({ customer, bookable: over, status: 'cancelled' });
  await openConversation(own.userId, String(partner._id), now());
  assert.equal(await look(await makeWorkers(30)), 30);
  assert.equal(await look([booked.worker, over.worker, partner, requested.worker]), 1);
  await makeMessage({ from: own.userId, to: String(partner._id) });
  assert.equal(await look([booked.worker, over.worker, partner, requested.worker]), 1);
  await makeMessage({ from: String(partner._id), to: own.userId });
  assert.equal(await look([booked.worker, over.worker, partner, requested.worker]), 2);
});
