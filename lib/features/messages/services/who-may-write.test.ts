import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import { changePreferences, noteLastSeen } from '#models/people/preferences.ts';
import { putBlock } from '#models/people/block.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

useTestDatabase();

const asActor = ({ _id, role }: { _id: unknown; role: Actor['role'] }): Actor =>
  makeActor({ userId: String(_id), role });

const makePair = async () => ({
  customer: asActor(await makeUser({ role: 'customer' })),
  worker: asActor(await makeWorker()),
});

const readHistory = (actor: Actor, partner: Actor) =>
  listMessages({ actor, params: { id: partner.userId }, query: {} });

/** Sends a message and returns 'sent' or the error code. */
const trySending = async (actor: Actor, to: Actor): Promise<string> => {
  const body = { text: 'Is tomorrow fine?', clientId: randomUUID() };
  try {
    await sendMessage({ actor, params: { id: to.userId }, body, idempotencyKey: null });
    return 'sent';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('last seen is shown under the same conditions as presence, and hidden once either person hides it', async () => {
  const { customer, worker } = await makePair();
  const lastSeen = async (actor: Actor, partner: Actor) => (await readHistory(actor, partner)).lastSeenAt;
  const at = now();
  await noteLastSeen([worker.userId], at);
  await trySending(customer, worker);
  assert.equal(await lastSeen(customer, worker), null, 'only one of them has written');
  await trySending(worker, customer);
  assert.equal(await lastSeen(customer, worker), at.toISOString());
  assert.equal(await lastSeen(worker, customer), null, 'never there');
  await noteLastSeen([worker.userId], new Date(at.getTime() - 1000));
  assert.equal(await lastSeen(customer, worker), at.toISOString(), 'an older word takes nothing back');

  const show = (userId: string, showsLastSeen: boolean) => changePreferences({ userId, showsLastSeen, at });
  await show(customer.userId, false);
  assert.equal(await lastSeen(customer, worker), null, 'whoever hides it sees it of nobody');
  await show(customer.userId, true);
  await show(worker.userId, false);
  await noteLastSeen([worker.userId], at);
  await show(worker.userId, true);
  assert.equal(await lastSeen(customer, worker), null, 'nothing is kept while it is hidden');
});

test('last seen is shown after an accepted booking, but not for a request or across a block', async () => {
  const bookable = await makeBookable();
  const [customer, asking] = [await makeUser({ role: 'customer' }), await makeUser({ role: 'customer' })];
  const worker = asActor(bookable.worker);
  await noteLastSeen([worker.userId], now());
  await makeBooking({ bookable, customer, status: 'accepted' });
  await makeBooking({ bookable, customer: asking, localDate: dayAhead(3) });
  const lastSeen = async (user: typeof customer) => (await readHistory(asActor(user), worker)).lastSeenAt;
  assert.deepEqual([(await lastSeen(customer)) !== null, await lastSeen(asking)], [true, null]);
  await trySending(asActor(customer), worker);
  await putBlock({ blockerId: worker.userId, blockedId: String(customer._id), at: now() });
  assert.equal(await lastSeen(customer), null);
});

test('a customer can begin twenty conversations a day and continue existing ones', async () => {
  const { customer, worker } = await makePair();
  assert.equal(await trySending(customer, worker), 'sent');
  const others = await Promise.all(Array.from({ length: 20 }, async () => asActor(await makeWorker())));
  const outcomes = await Promise.all(others.map((other) => trySending(customer, other)));
  const [refused, ...rest] = outcomes
    .toSorted()
    .toReversed()
    .filter((code) => code !== 'sent');
  assert.deepEqual([refused, rest], ['too_many_conversations', []]);
  assert.equal(await trySending(customer, worker), 'sent');
});

test('a customer without a verified contact can begin three conversations a day and continue them', async () => {
  const customer = asActor(await makeUser({ emailProvedAt: undefined }));
  const others = await Promise.all(Array.from({ length: 5 }, async () => asActor(await makeWorker())));
  const outcomes = await Promise.all(others.map((other) => trySending(customer, other)));
  assert.deepEqual(outcomes.toSorted(), ['prove_to_write', 'prove_to_write', 'sent', 'sent', 'sent']);
  const known = others[outcomes.indexOf('sent')] ?? assert.fail();
  assert.equal(await trySending(customer, known), 'sent');
  const flooding = asActor(await makeUser({ emailProvedAt: undefined, mustProve: true }));
  assert.equal(await trySending(flooding, known), 'prove_to_write');
});

test('writing to an unknown, suspended or blocking person gets the same refusal', async () => {
  const { customer, worker } = await makePair();
  const suspended = asActor(await makeWorker({ suspendedAt: now() }));
  const blocker = asActor(await makeWorker());
  await putBlock({ blockerId: blocker.userId, blockedId: customer.userId, at: now() });
  const nobody = makeActor({ userId: 'e'.repeat(24) });
  for (const other of [suspended, blocker, nobody]) {
    assert.equal(await trySending(customer, other), 'not_found');
    await assert.rejects(readHistory(customer, other), { code: 'not_found' });
  }
  await trySending(customer, worker);
  const readMayWrite = async () => {
    const [{ mayWrite }, list] = await Promise.all([
      readHistory(customer, worker),
      listConversations({ actor: customer, query: {} }),
    ]);
    return [mayWrite, list.data[0]?.mayWrite];
  };
  assert.deepEqual(await readMayWrite(), [true, true]);
  const id = toObjectId(worker.userId);
  await database()
    .collection('users')
    .updateOne({ _id: id }, { $set: { suspendedAt: now() } });
  assert.deepEqual(await readMayWrite(), [false, false]);
  await database().collection('users').deleteOne({ _id: id });
  assert.deepEqual(await readMayWrite(), [false, false]);
});
