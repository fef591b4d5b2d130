import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { database } from '#models/connection.ts';
import { findAppealAgainst } from '#models/people/appeal.ts';
import { findLivePause } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makePause } from '#e2e/kit/factories/pauses.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { findUnfitRows } from '#e2e/kit/releases.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { runMigrations } from './run-migrations.ts';

useTestDatabase();

const DAY_MS = 86_400_000;
const at = new Date();

const run = () => runMigrations({ report: () => {}, batchSize: 3, lookAgainMs: 20 });

/** Stores a pause as the previous release did. */
const makeFormerPause = async (user: UserRecord, fields: object = {}): Promise<string> => {
  const { _id } = await makePause(user, { reason: 'safety', at });
  const unset = { provedMarks: '', startsAt: '', sharesEvidence: '' };
  await database().collection('pauses').updateOne({ _id }, { $set: fields, $unset: unset });
  return String(_id);
};

test('an appeal becomes its own record, and the office has 14 days from then', async () => {
  const appeal = { text: 'It was not me.', at: new Date(0), state: 'open', decision: null };
  const pauseId = await makeFormerPause(await makeUser(), { appeal });
  await run();
  const moved = await findAppealAgainst(pauseId);
  assert.deepEqual([moved?.text, moved?.state, moved?.keepUntil], ['It was not me.', 'open', undefined]);
  assert.ok(moved && moved.answerBy.getTime() > at.getTime() + 13 * DAY_MS);
  assert.deepEqual(await findUnfitRows(), []);
});

test('a mark is proved only if the account proved its address before the pause', async () => {
  const proofs = [new Date(at.getTime() - DAY_MS), new Date(at.getTime() + DAY_MS), undefined];
  const users = await Promise.all(
    proofs.map((emailProvedAt) => makeUser({ emailProvedAt, phone: '9811122233' })),
  );
  for (const user of users) await makeFormerPause(user);
  await run();
  const pauses = await Promise.all(users.map(({ _id }) => findLivePause(String(_id))));
  const [owner] = users;
  assert.ok(owner);
  assert.deepEqual(
    pauses.map((pause) => [pause?.provedMarks, pause?.urgency]),
    [
      [markContacts(owner).slice(0, 1), 'danger'],
      [[], 'danger'],
      [[], 'danger'],
    ],
  );
});
