import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, inTransaction, newObjectId } from '#models/connection.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { reopenMigrations } from '#models/platform/migration.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { runMigrations } from './run-migrations.ts';

useTestDatabase();

const run = () => runMigrations({ report: () => {}, batchSize: 2, lookAgainMs: 20 });

test('the audit names known actors, and an admin’s text about a person is deleted with the account', async () => {
  const [worker, admin] = [await makeWorker(), await makeUser({ role: 'admin', can: 'agent' })];
  const [gone, at] = [newObjectId(), new Date()];
  const subjectId = String(worker._id);
  const verify = {
    act: 'user.verify',
    subjectId,
    details: { reason: 'Sita vouches for him.' },
    at,
  };
  const pause = {
    act: 'user.pause',
    subjectId,
    details: { reason: 'money', note: 'He lied.' },
    at,
  };
  const skill = {
    act: 'skill.create',
    subjectId: 'x',
    details: { name: 'Cook', reason: 'kept' },
    at,
  };
  await database()
    .collection('audit')
    .insertMany([
      { actorId: admin._id, ...verify },
      { actorId: gone, ...pause },
      { actorId: admin._id, ...skill },
    ]);
  await run();
  await reopenMigrations(['015-kept-audit']);
  await run();
  const shown = (await listAuditFor(subjectId)).map(({ act, actorName, actorRight, details, note }) => [
    ...[act, actorName, actorRight, details, note],
  ]);
  assert.deepEqual(shown.toSorted(), [
    ['user.pause', undefined, undefined, { reason: 'money' }, 'He lied.'],
    ['user.verify', admin.name, 'agent', null, 'Sita vouches for him.'],
  ]);
  assert.deepEqual((await listAuditFor('x'))[0]?.details, { name: 'Cook', reason: 'kept' });
  const leaver = { userId: subjectId, email: worker.email, phone: worker.phone };
  await inTransaction((tx) => eraseAccount(leaver, tx));
  const kept = (await listAuditFor(subjectId)).map(({ act, actorName, note }) => [act, actorName, note]);
  assert.deepEqual(kept.toSorted(), [
    ['user.pause', undefined, ''],
    ['user.verify', admin.name, ''],
  ]);
});
