import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import { putBlock } from '#models/people/block.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
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

const historyOf = (actor: Actor, partner: Actor) =>
  listMessages({ actor, params: { id: partner.userId }, query: {} });

/** What became of a message: that it was sent, or why not. */
const say = async (actor: Actor, to: Actor): Promise<string> => {
  const body = { text: 'Is tomorrow fine?', clientId: randomUUID() };
  try {
    await sendMessage({ actor, params: { id: to.userId }, body, idempotencyKey: null });
    return 'sent';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('a customer can begin twenty conversations a day; existing ones go on', async () => {
  const { customer, worker } = await makePair();
  assert.equal(await say(customer, worker), 'sent');
  const others = await Promise.all(Array.from({ length: 20 }, async () => asActor(await makeWorker())));
  const outcomes = await Promise.all(others.map((other) => say(customer, other)));
  const [refused, ...rest] = outcomes
    .toSorted()
    .toReversed()
    .filter((code) => code !== 'sent');
  assert.deepEqual([refused, rest], ['too_many_conversations', []]);
  assert.equal(await say(customer, worker), 'sent');
});

test('writing to an unknown, suspended or blocking person gets the same refusal', async () => {
  const { customer, worker } = await makePair();
  const suspended = asActor(await makeWorker({ suspendedAt: now() }));
  const blocker = asActor(await makeWorker());
  await putBlock({ blockerId: blocker.userId, blockedId: customer.userId, at: now() });
  const nobody = makeActor({ userId: 'e'.repeat(24) });
  for (const other of [suspended, blocker, nobody]) {
    assert.equal(await say(customer, other), 'not_found');
    await assert.rejects(historyOf(customer, other), { code: 'not_found' });
  }
  await say(customer, worker);
  const talk = async () => {
    const [{ mayWrite }, list] = await Promise.all([
      historyOf(customer, worker),
      listConversations({ actor: customer, query: {} }),
    ]);
    return [mayWrite, list.data[0]?.mayWrite];
  };
  assert.deepEqual(await talk(), [true, true]);
  const id = toObjectId(worker.userId);
  await database()
    .collection('users')
    .updateOne({ _id: id }, { $set: { suspendedAt: now() } });
  assert.deepEqual(await talk(), [false, false]);
  await database().collection('users').deleteOne({ _id: id });
  assert.deepEqual(await talk(), [false, false]);
});
