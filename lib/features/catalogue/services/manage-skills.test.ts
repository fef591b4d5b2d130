import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import {
  listWorkTypes,
  removeWorkType,
  replaceWorkType,
  createSkill,
  listSkills,
  removeSkill,
  replaceSkill,
} from './named-lists.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

useTestDatabase();

const actor = makeActor({ role: 'admin' });
const toParams = ({ _id }: { _id: unknown }) => ({ id: String(_id) });
const body = (name: string) => ({ name, names: { hi: 'नाम' }, picture: 'cook' as const });
const refuses = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

describe('renaming', () => {
  test('a skill updates every worker who has it and no other skill', async () => {
    const [cook, mason] = [await makeSkill({ name: 'Cook' }), await makeSkill({ name: 'Mason' })];
    const skills = [cook, mason].map(({ _id, name }) => ({ _id, name }));
    const worker = await makeUser({ role: 'worker', skills });
    await replaceSkill({ actor, params: toParams(cook), body: body('Chef') });
    const carried = (await findUser(String(worker._id)))?.skills.map(({ name }) => name);
    assert.deepEqual(carried, ['Chef', 'Mason']);
  });

  test('a work type updates every worker who offers it and no other type', async () => {
    const type = await makeWorkType({ name: 'Daily' });
    const worker = await makeUser({ role: 'worker', workTypes: ['Monthly', 'Daily'] });
    await replaceWorkType({ actor, params: toParams(type), body: body('Every day') });
    assert.deepEqual((await findUser(String(worker._id)))?.workTypes, ['Monthly', 'Every day']);
  });

  test('rejects a taken name and accepts another spelling of the skill’s name', async () => {
    const [cook] = [await makeSkill({ name: 'Cook' }), await makeSkill({ name: 'Mason' })];
    const rename = (name: string) => replaceSkill({ actor, params: toParams(cook), body: body(name) });
    await assert.rejects(rename(' mason'), refuses('name_taken'));
    assert.equal((await rename('COOK')).data.name, 'COOK');
  });

  test('lets exactly one of several concurrent renames to the same name succeed', async () => {
    const entries = await Promise.all([1, 2, 3, 4].map(() => makeSkill()));
    const tries = entries.map((one) => replaceSkill({ actor, params: toParams(one), body: body('Tiler') }));
    const outcomes = await Promise.allSettled(tries);
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') assert.ok(refuses('name_taken')(outcome.reason));
  });
});

describe('a partial change', () => {
  test('keeps the name, the picture and the other languages', async () => {
    const names = { hi: 'रसोइया', ta: 'சமையல்காரர்' };
    const cook = await makeSkill({ name: 'Cook', names, picture: 'cook' });
    const daily = await makeWorkType({ name: 'Daily', names: { hi: 'रोज़' } });
    const renamed = await replaceSkill({ actor, params: toParams(cook), body: { name: 'Chef' } });
    assert.deepEqual(renamed.data, { _id: String(cook._id), name: 'Chef', names, picture: 'cook' });
    const translated = await replaceSkill({ actor, params: toParams(cook), body: { names: { hi: 'शेफ़' } } });
    assert.deepEqual(translated.data, { ...renamed.data, names: { ...names, hi: 'शेफ़' } });
    const { data } = await replaceWorkType({ actor, params: toParams(daily), body: { name: 'Every day' } });
    assert.deepEqual(data.names, { hi: 'रोज़' });
    assert.deepEqual((await replaceWorkType({ actor, params: toParams(daily), body: {} })).data, data);
  });
});

describe('removing', () => {
  test('a skill that a service needs or a worker has cannot be removed', async () => {
    const [needed, carried] = [await makeSkill(), await makeSkill()];
    await makeService({ skillIds: [needed._id] });
    await makeUser({ role: 'worker', skills: [{ _id: carried._id, name: carried.name }] });
    for (const skill of [needed, carried])
      await assert.rejects(removeSkill({ actor, params: toParams(skill), body: {} }), refuses('in_use'));
    assert.equal((await listSkills()).data.length, 2);
  });

  test('a work type that a worker offers cannot be removed; an unused one can', async () => {
    const [used, idle] = [await makeWorkType(), await makeWorkType()];
    await makeUser({ role: 'worker', workTypes: [used.name] });
    await assert.rejects(removeWorkType({ actor, params: toParams(used), body: {} }), refuses('in_use'));
    assert.equal((await removeWorkType({ actor, params: toParams(idle), body: {} })).data.name, idle.name);
    assert.deepEqual(
      (await listWorkTypes()).data.map(({ name }) => name),
      [used.name],
    );
  });

  test('an unknown id is not found', async () => {
    const params = { id: 'f'.repeat(24) };
    await assert.rejects(removeSkill({ actor, params, body: {} }), refuses('not_found'));
    await assert.rejects(replaceSkill({ actor, params, body: body('Cook') }), refuses('not_found'));
  });
});

test('every change writes an audit row with its reason; a repeated addition writes none', async () => {
  const add = () => createSkill({ actor, body: { ...body('Cook'), reason: 'Asked for.' } });
  const { data } = await add();
  await add();
  await replaceSkill({ actor, params: { id: data._id }, body: body('Chef') });
  await removeSkill({ actor, params: { id: data._id }, body: { reason: 'Nobody offers it.' } });
  const rows = await listAuditFor(data._id);
  assert.deepEqual(Object.fromEntries(rows.map(({ act, note }) => [act, note])), {
    'skill.create': 'Asked for.',
    'skill.replace': '',
    'skill.remove': 'Nobody offers it.',
  });
  assertEach(rows, ({ actorId }) => String(actorId) === actor.userId);
});
