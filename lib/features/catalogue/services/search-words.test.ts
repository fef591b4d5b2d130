import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listAuditOf } from '#models/platform/audit.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { replaceJob } from './jobs.ts';
import { listSkills, replaceSkill } from './named-lists.ts';
import { importSearchWords, readSearchWords } from './search-words.ts';
import { assertEach } from '#server/testing/assert-each.ts';

useTestDatabase();

const actor = makeActor({ role: 'admin' });
const take = (table: string) =>
  importSearchWords({ actor, file: { bytes: new TextEncoder().encode(table), fileName: 'words.csv' } });
const wordsOf = async (name: string) =>
  Object.fromEntries(
    (await readSearchWords())
      .filter((row) => row.name === name)
      .map(({ language, words }) => [language, words]),
  );
const faultOf = (table: string) =>
  take(table).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.details.errors?.[0]?.field : error),
  );

describe('a table of words', () => {
  test('sets what it names, by name in any case, and leaves the rest', async () => {
    const skill = await makeSkill({ name: 'Plumber', searchWords: { en: ['tap'], hi: ['nal'] } });
    await makeJob({ title: 'Tap repair' });
    const table = 'kind,name,language,words\nskill,PLUMBER,hi,nal; paip; nal\nservice,Tap repair,ta,"குழாய்"';
    assert.deepEqual((await take(table)).data, { skills: 1, services: 1 });
    assert.deepEqual(await wordsOf('Plumber'), { en: ['tap'], hi: ['nal', 'paip'] });
    assert.deepEqual(await wordsOf('Tap repair'), { ta: ['குழாய்'] });
    assert.deepEqual(
      (await listAuditOf(String(skill._id))).map(({ act }) => act),
      ['skill.words'],
    );
  });

  test('of which one line is wrong sets nothing, and the line is named', async () => {
    await makeSkill({ name: 'Plumber' });
    const head = 'kind,name,language,words\nskill,Plumber,hi,nal\n';
    for (const line of ['skill,Nobody,hi,nal', 'skill,Plumber,fr,eau', 'thing,Plumber,hi,nal'])
      assert.equal(await faultOf(head + line), 'file.3', line);
    assert.equal(await faultOf(`${head}skill,Plumber,en,${'x'.repeat(81)}`), 'file.3.words');
    assert.equal(await faultOf('no table'), 'file');
    assert.deepEqual(await wordsOf('Plumber'), {});
  });
});

test('a change of a skill or a service sets the words that it gives and keeps those that it does not name', async () => {
  const skill = await makeSkill({ name: 'Plumber', searchWords: { en: ['tap'] } });
  const job = await makeJob({ title: 'Tap repair', searchWords: { en: ['leak'] } });
  const [skillParams, jobParams] = [{ id: String(skill._id) }, { id: String(job._id) }];
  const entry = { name: 'Plumber', names: {}, picture: '' as const };
  const texts = { title: 'Tap repair', titles: {}, description: 'Done.', descriptions: {} };
  const service = { ...texts, price: 129, image: [], requiredSkills: [] };
  await replaceSkill({ actor, params: skillParams, body: entry });
  await replaceJob({ actor, params: jobParams, body: service });
  assert.deepEqual(
    [await wordsOf('Plumber'), await wordsOf('Tap repair')],
    [{ en: ['tap'] }, { en: ['leak'] }],
  );
  const searchWords = { hi: ['nal'] };
  await replaceSkill({ actor, params: skillParams, body: { ...entry, searchWords } });
  await replaceJob({ actor, params: jobParams, body: { ...service, searchWords } });
  assert.deepEqual(
    [await wordsOf('Plumber'), await wordsOf('Tap repair')],
    [{ hi: ['nal'] }, { hi: ['nal'] }],
  );
  assertEach((await listSkills()).data, (one) => !('searchWords' in one));
});
