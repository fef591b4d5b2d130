import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, isDuplicateKey } from '#models/connection.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { makePhoneUser, makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { emailOfSome } from './023-email-of-some.ts';
import { runMigrations } from './run-migrations.ts';

useTestDatabase();

const users = () => database().collection('users');

/** The index of earlier releases, which their servers create when they start. */
const createFormerIndex = () => users().createIndex({ email: 1 }, { unique: true, name: 'email_1' });

const indexNames = async (): Promise<string[]> => (await users().indexes()).flatMap(({ name }) => name ?? []);

const migrate = () => runMigrations({ migrations: [emailOfSome], report: () => {} });

test('the former index goes once, and addresses stay unique before, during and after', async () => {
  const { email } = await makeUser();
  await createFormerIndex();
  await prepareDatabase();
  assert.ok((await indexNames()).includes('email_of_some'), 'both exist while servers of both releases run');
  await migrate();
  assert.ok(!(await indexNames()).includes('email_1'));
  await assert.rejects(makeUser({ email }), isDuplicateKey);
  for (const _ of [1, 2, 3]) await makePhoneUser();
});

test('a server of an earlier release can start as long as no two accounts lack an address', async () => {
  await makeUser();
  await createFormerIndex();
  await migrate();
  await makePhoneUser();
  await createFormerIndex();
  await users().dropIndex('email_1');
  await makePhoneUser();
  await assert.rejects(createFormerIndex(), isDuplicateKey);
});
