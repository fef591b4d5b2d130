import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { makeTrustedContact } from '#e2e/kit/factories/trusted-contacts.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { insertAudit } from '#models/platform/audit.ts';
import { database, inTransaction, isDuplicateKey } from './connection.ts';
import { findMissingIndexes } from './define-model.ts';
import { insertUser } from '#models/people/user.ts';

useTestDatabase();

const signInMany = async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signIn('customer')));
  const [first] = people;
  assert.ok(first);
  return first;
};

describe('queries read an index and only the rows they return', () => {
  test('a person by email', async () => {
    const { user } = await signInMany();
    const query = { collection: 'users', filter: { email: user.email } };
    assert.equal((await assertIndexed(query, 'email_of_some')).docsExamined, 1);
  });

  test('the sessions of a person', async () => {
    const { user } = await signInMany();
    const query = { collection: 'sessions', filter: { userId: user._id } };
    assert.equal((await assertIndexed(query, 'userId_1')).docsExamined, 1);
  });

  test('expired sessions', async () => {
    await signInMany();
    const query = { collection: 'sessions', filter: { expiresAt: { $lt: new Date(0) } } };
    assert.equal((await assertIndexed(query, 'expiresAt_1')).keysExamined, 0);
  });

  test('the trusted contacts of a person, and whether a number was asked before', async () => {
    const { user } = await signInMany();
    const contact = await makeTrustedContact(user);
    await makeTrustedContact(await makeUser());
    const own = { collection: 'trustedContacts', filter: { userId: user._id, phone: { $ne: null } } };
    assert.equal((await assertIndexed(own, 'userId_1')).docsExamined, 1);
    const { phoneMark, ownerMarks } = contact;
    const asked = { collection: 'trustedContacts', filter: { phoneMark, ownerMarks: { $in: ownerMarks } } };
    assert.equal((await assertIndexed(asked, 'phoneMark_1_ownerMarks_1')).docsExamined, 1);
  });

  test('the skills in the order of their names', async () => {
    for (const name of ['Plumber', 'Cook', 'Mason']) await makeSkill({ name });
    const query = { collection: 'skills', filter: {}, sort: { key: 1 }, limit: 500 } as const;
    assert.equal((await assertIndexed(query, 'key_1')).docsExamined, 3);
  });

  test('a skill by its name', async () => {
    const skill = await makeSkill({ name: 'Plumber' });
    await makeSkill();
    const query = { collection: 'skills', filter: { key: skill.key } };
    assert.equal((await assertIndexed(query, 'key_1')).keysExamined, 1);
  });

  test('the workers who have a skill or a work type', async () => {
    const skill = await makeSkill();
    const skills = [{ _id: skill._id, name: skill.name }];
    await makeUser({ role: 'worker', skills, workTypes: ['Daily'] });
    await signInMany();
    const bySkill = { collection: 'users', filter: { 'skills._id': skill._id } };
    assert.equal((await assertIndexed(bySkill, 'skills._id_1_hourlyRatePaise_1')).docsExamined, 1);
    const byWorkType = { collection: 'users', filter: { workTypes: 'Daily' } };
    assert.equal((await assertIndexed(byWorkType, 'workTypes_1')).docsExamined, 1);
  });

  test('services in the order of their titles, by title and by required skill', async () => {
    const skill = await makeSkill();
    const job = await makeService({ skillIds: [skill._id] });
    await makeService();
    const collection = 'jobs';
    await assertIndexed({ collection, filter: {}, sort: { key: 1 }, limit: 1000 }, 'key_1');
    const byTitle = { collection, filter: { key: job.key } };
    assert.equal((await assertIndexed(byTitle, 'key_1')).docsExamined, 1);
    const bySkill = { collection, filter: { skillIds: skill._id }, sort: { key: 1 } } as const;
    assert.equal((await assertIndexed(bySkill, 'skillIds_1_key_1')).docsExamined, 1);
  });

  test('the audit rows of one subject, newest first', async () => {
    const { userId, user } = await signIn('admin');
    const act = { act: 'test', details: null, byCommand: false, note: 'Seen.', aboutId: userId };
    await inTransaction(async (tx) => {
      for (const subjectId of ['one', 'two'])
        await insertAudit({ ...act, actorId: userId, subjectId, at: new Date() }, tx);
    });
    const query = { collection: 'audit', filter: { subjectId: 'one' }, sort: { at: -1 } } as const;
    assert.equal((await assertIndexed(query, 'subjectId_1_at_-1')).docsExamined, 1);
    const about = { aboutId: { $eq: user._id, $type: 'objectId' } };
    await assertIndexed({ collection: 'auditNotes', filter: about }, 'aboutId_1');
  });

  test('a rate counter by its key, and expired counters', async () => {
    const counters = database().collection('rateLimits');
    await counters.insertMany([
      { key: 'write:a', points: 1, expire: new Date() },
      { key: 'write:b', points: 1, expire: new Date() },
    ]);
    await assertIndexed({ collection: 'rateLimits', filter: { key: 'write:a' } }, 'key_1');
    const over = { collection: 'rateLimits', filter: { expire: { $lt: new Date(0) } } };
    await assertIndexed(over, 'expire_1');
  });
});

test('an email or skill name that already exists is refused in any spelling', async () => {
  const { user } = await signIn('worker');
  const twin = {
    name: 'Twin',
    email: user.email,
    passwordHash: 'x',
    role: 'customer',
    createdAt: new Date(),
  } as const;
  await assert.rejects(insertUser(twin), isDuplicateKey);
  await makeSkill({ name: 'Cook' });
  await assert.rejects(makeSkill({ name: ' cook ' }), isDuplicateKey);
});

test('a missing index is reported', async () => {
  assert.deepEqual(await findMissingIndexes(), []);
  await database().collection('skills').dropIndex('key_1');
  assert.deepEqual(await findMissingIndexes(), ['skills {"key":1}']);
  await database().collection('skills').createIndex({ key: 1 }, { unique: true });
});
