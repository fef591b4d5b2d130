import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { replaceService } from './jobs.ts';
import { listSkills, replaceSkill } from './named-lists.ts';
import { importSearchWords, readSearchWords } from './search-words.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

useTestDatabase();

const actor = makeActor({ role: 'admin' });
const take = (table: string) =>
  importSearchWords({ actor, file: { bytes: new TextEncoder().encode(table), fileName: 'words.csv' } });
const readWordsByName = async (name: string) =>
  Object.fromEntries(
    (await readSearchWords())
      .filter((row) => row.name === name)
      .map(({ language, words }) => [language, words]),
  );
const findFault = (table: string) =>
  take(table).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.details.errors?.[0]?.field : error),
  );

describe('a table of search words', () => {
  test('sets the words it names, ignoring case, and leaves the rest', async () => {
    const skill = await makeSkill({ name: 'Plumber', searchWords: { en: ['tap'], hi: ['nal'] } });
    await makeService({ title: 'Tap repair' });
    const table = 'kind,name,language,words\nskill,PLUMBER,hi,nal; paip; nal\nservice,Tap repair,ta,"குழாய்"';
    assert.deepEqual((await take(table)).data, { skills: 1, services: 1 });
    assert.deepEqual(await readWordsByName('Plumber'), { en: ['tap'], hi: ['nal', 'paip'] });
    assert.deepEqual(await readWordsByName('Tap repair'), { ta: ['குழாய்'] });
    assert.deepEqual(
      (await listAuditFor(String(skill._id))).map(({ act }) => act),
      ['skill.words'],
    );
  });

  test('changes nothing when a line is invalid, and reports the line', async () => {
    await makeSkill({ name: 'Plumber' });
    const head = 'kind,name,language,words\nskill,Plumber,hi,nal\n';
    for (const line of ['skill,Nobody,hi,nal', 'skill,Plumber,fr,eau', 'thing,Plumber,hi,nal'])
      assert.equal(await findFault(head + line), 'file.3', line);
    assert.equal(await findFault(`${head}skill,Plumber,en,${'x'.repeat(81)}`), 'file.3.words');
    assert.equal(await findFault('no table'), 'file');
    assert.deepEqual(await readWordsByName('Plumber'), {});
  });
});

test('changing a skill or service sets the given words and keeps the others', async () => {
  const skill = await makeSkill({ name: 'Plumber', searchWords: { en: ['tap'] } });
  const job = await makeService({ title: 'Tap repair', searchWords: { en: ['leak'] } });
  const [skillParams, jobParams] = [{ id: String(skill._id) }, { id: String(job._id) }];
  const entry = { name: 'Plumber', names: {}, picture: '' as const };
  const texts = { title: 'Tap repair', titles: {}, description: 'Done.', descriptions: {} };
  const service = { ...texts, price: 129, image: [], requiredSkills: [] };
  await replaceSkill({ actor, params: skillParams, body: entry });
  await replaceService({ actor, params: jobParams, body: service });
  assert.deepEqual(
    [await readWordsByName('Plumber'), await readWordsByName('Tap repair')],
    [{ en: ['tap'] }, { en: ['leak'] }],
  );
  const searchWords = { hi: ['nal'] };
  await replaceSkill({ actor, params: skillParams, body: { ...entry, searchWords } });
  await replaceService({ actor, params: jobParams, body: { ...service, searchWords } });
  assert.deepEqual(
    [await readWordsByName('Plumber'), await readWordsByName('Tap repair')],
    [{ hi: ['nal'] }, { hi: ['nal'] }],
  );
  assertEach((await listSkills()).data, (one) => !('searchWords' in one));
});
