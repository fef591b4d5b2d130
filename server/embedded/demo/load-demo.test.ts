import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#lib/contracts/locale.ts';
import { namedEntryBody } from '#lib/contracts/named-lists.ts';
import { listSkills } from '#lib/services/skills/keep-skills.ts';
import { makeSkill } from '../../testing/factories/skills.ts';
import { makeUser } from '../../testing/factories/users.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadDemoData } from './load-demo.ts';

useTestDatabase();

const trades = async () => (await listSkills()).data;

test('an empty database gets the thirteen trades, each named in five languages', async () => {
  await loadDemoData();
  const loaded = await trades();
  assert.equal(loaded.length, 13);
  const translations = locales.filter((locale) => locale !== 'en').toSorted();
  for (const { name, names, picture } of loaded) {
    assert.deepEqual(Object.keys(names).toSorted(), translations, name);
    assert.ok(namedEntryBody.safeParse({ name, names, picture }).success, name);
  }
});

test('loading twice changes nothing', async () => {
  await loadDemoData();
  const before = await trades();
  await loadDemoData();
  assert.deepEqual(await trades(), before);
});

test('a database that holds a skill is left as it is', async () => {
  const skill = await makeSkill();
  await loadDemoData();
  assert.deepEqual(
    (await trades()).map(({ _id }) => _id),
    [String(skill._id)],
  );
});

test('a database that holds a person is left as it is', async () => {
  await makeUser();
  await loadDemoData();
  assert.deepEqual(await trades(), []);
});
