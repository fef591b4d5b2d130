import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database, inTransaction } from '#models/connection.ts';
import { findVisit, revokeSession } from './session.ts';

useTestDatabase();

test('a live session returns the user with role, language and suspension', async () => {
  const { userId, sessionId } = await makeSession(
    await makeUser({ role: 'worker', locale: 'kn', suspendedAt: new Date() }),
  );
  assert.deepEqual((await findVisit(sessionId, new Date()))?.actor, {
    userId,
    sessionId,
    role: 'worker',
    locale: 'kn',
    isSuspended: true,
  });
});

test('an expired or revoked session, or one of a deleted user, returns null', async () => {
  const { sessionId, user } = await signIn('customer');
  assert.equal(await findVisit(sessionId, new Date(Date.now() + 31 * 86_400_000)), null);
  await database().collection('users').deleteOne({ _id: user._id });
  assert.equal(await findVisit(sessionId, new Date()), null);
  const other = await signIn('customer');
  assert.equal(await revokeSession(other.sessionId, new Date()), true);
  assert.equal(await revokeSession(other.sessionId, new Date()), false);
  assert.equal(await findVisit(other.sessionId, new Date()), null);
});

test('a failed transaction revokes no session', async () => {
  const { sessionId } = await signIn('customer');
  const work = inTransaction(async (tx) => {
    await revokeSession(sessionId, new Date(), tx);
    throw new Error('changed my mind');
  });
  await assert.rejects(work, /changed my mind/);
  assert.notEqual(await findVisit(sessionId, new Date()), null);
});
