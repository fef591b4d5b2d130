import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { putBlock } from '#models/people/block.ts';
import { findPair } from './chat-partners.ts';

useTestDatabase();

/** Two people who have a conversation and have blocked each other. */
const makePair = async () => {
  const [customer, worker] = [await makeUser(), await makeWorker()];
  const [one, other] = [String(customer._id), String(worker._id)];
  await makeMessage({ from: one, to: other });
  await putBlock({ blockerId: one, blockedId: other, at: new Date() });
  await putBlock({ blockerId: other, blockedId: one, at: new Date() });
  return { one, other };
};

test('a pair contains both people, their blocks and their conversation only', async () => {
  const [{ one, other }, strangers] = [await makePair(), await makePair()];
  const { people, blockers, conversation } = await findPair(one, other);
  const roles = people.map(({ _id, role }) => `${String(_id)} ${role}`).toSorted();
  assert.deepEqual(roles, [`${one} customer`, `${other} worker`].toSorted());
  assert.deepEqual(blockers.toSorted(), [one, other].toSorted());
  assert.deepEqual(conversation?.members.map(String), [one, other]);
  const apart = await findPair(one, strangers.other);
  assert.deepEqual([apart.people.length, apart.blockers, apart.conversation], [2, [], null]);
});

test('a pair is read by index, without scanning other rows', async () => {
  const { one, other } = await makePair();
  for (let count = 0; count < 10; count += 1) await makePair();
  const plans = await recordPlans('users', () => findPair(one, other));
  assert.deepEqual(
    plans.map(({ planSummary }) => planSummary),
    ['IXSCAN { _id: 1 }'],
  );
  // Two people and one conversation; blocks are answered from their index alone.
  assert.deepEqual(
    plans.map(({ docsExamined }) => docsExamined),
    [3],
  );
});
