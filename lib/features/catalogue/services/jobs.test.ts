import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { listExpiredImages } from '#models/platform/image.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { createService, getService, listServices, replaceService, removeService } from './jobs.ts';

useTestDatabase();

const actor = makeActor({ role: 'admin' });
const upload = (ownerId = actor.userId) => makeStoredImage({ ownerId });
const makeBody = (fields: Partial<JobInput> = {}): JobInput => ({
  title: 'Tap repair',
  titles: { hi: 'नल की मरम्मत' },
  price: 149.35,
  description: 'One tap.',
  descriptions: {},
  image: [],
  requiredSkills: [],
  ...fields,
});
const create = (fields?: Partial<JobInput>) => createService({ actor, body: makeBody(fields) });
const replace = (id: string, fields?: Partial<JobInput>) =>
  replaceService({ actor, params: { id }, body: makeBody(fields) });
const hasFaults = (expected: string[]) => (error: unknown) => {
  assert.ok(error instanceof AppError);
  assert.deepEqual(
    error.details.errors?.map(({ field, code }) => `${field} ${code}`),
    expected,
  );
  return true;
};
/** Pictures that the cleanup would delete within a year. */
const givenUp = () => listExpiredImages(new Date(now().getTime() + 365 * 86_400_000), 10);

describe('a service', () => {
  test('is returned as created, with its price in rupees, picture URLs and ordered skills', async () => {
    const [cook, mason] = [await makeSkill({ name: 'Cook', names: { hi: 'रसोइया' } }), await makeSkill()];
    const requiredSkills = [String(mason._id), String(cook._id), String(mason._id)];
    const key = await upload();
    const { data } = await create({ requiredSkills, image: [key] });
    assert.equal(data.price, 149.35);
    assert.deepEqual(data.image, [`/api/v1/images/${key}-640.webp`]);
    assert.deepEqual(
      data.requiredSkills.map(({ name }) => name),
      [mason.name, 'Cook'],
    );
    assert.deepEqual((await getService({ params: { id: data._id } })).data, data);
    assert.deepEqual((await listServices()).data, [data]);
  });

  test('is listed for each worker who has all of its skills', async () => {
    const customer = await signIn('customer');
    const { worker, job } = await makeBookable();
    const other = await makeSkill();
    await makeService({ skillIds: [...job.skillIds, other._id] });
    const query = { workerId: String(worker._id) };
    const { data } = await listServices({ actor: makeActor(customer), query });
    assert.deepEqual(
      data.map(({ title }) => title),
      [job.title],
    );
    const nobody = { workerId: customer.userId };
    await assert.rejects(listServices({ actor: makeActor(customer), query: nobody }), /not_found/);
  });

  test('is not created twice under one title, regardless of spelling', async () => {
    const first = await create();
    assert.equal(first.isNew, true);
    assert.deepEqual(await create({ title: ' TAP repair', price: 1 }), { ...first, isNew: false });
    assert.equal((await listAuditFor(first.data._id)).length, 1);
  });

  test('cannot take the title of another service', async () => {
    const { data } = await create();
    await create({ title: 'Tap change' });
    await assert.rejects(replace(data._id, { title: 'tap change' }), hasFaults(['title name_taken']));
  });

  test('cannot require an unknown skill', async () => {
    const skill = String((await makeSkill())._id);
    const requiredSkills = ['a'.repeat(24), skill, 'b'.repeat(24)];
    const expected = ['requiredSkills.0 unknown_skill', 'requiredSkills.2 unknown_skill'];
    await assert.rejects(create({ requiredSkills }), hasFaults(expected));
  });
});

test('a partial change keeps the other fields of a service', async () => {
  const [skill, key] = [String((await makeSkill())._id), await upload()];
  const descriptions = { hi: 'एक नल।', ta: 'ஒரு குழாய்.' };
  const { data } = await create({ requiredSkills: [skill], image: [key], descriptions });
  const params = { id: data._id };
  const cheaper = await replaceService({ actor, params, body: { price: 99 } });
  assert.deepEqual(cheaper.data, { ...data, price: 99 });
  const translated = await replaceService({ actor, params, body: { descriptions: { hi: 'बस एक नल।' } } });
  assert.deepEqual(translated.data, { ...cheaper.data, descriptions: { ...descriptions, hi: 'बस एक नल।' } });
  assert.deepEqual((await replaceService({ actor, params, body: {} })).data, translated.data);
  assert.deepEqual(await givenUp(), []);
});

test('a service’s duration and included items can be set and changed separately', async () => {
  const line = (text: string, texts = {}) => ({ text, texts });
  const includes = [line('Gas up to 500 g', { hi: '500 ग्राम तक गैस' }), line('Leak test')];
  const { data } = await create({ includes });
  assert.deepEqual([data.durationMinutes, data.includes, data.excludes], [120, includes, []]);
  const params = { id: data._id };
  const shorter = await replaceService({ actor, params, body: { durationMinutes: 90 } });
  assert.deepEqual(shorter.data, { ...data, durationMinutes: 90 });
  const excludes = [line('Spare parts')];
  const replaced = await replaceService({ actor, params, body: { excludes } });
  assert.deepEqual(replaced.data, { ...shorter.data, excludes });
  const emptied = await replaceService({ actor, params, body: { includes: [] } });
  assert.deepEqual(emptied.data, { ...replaced.data, includes: [] });
});

describe('the pictures of a service', () => {
  test('must be the caller’s own uploads and not in use elsewhere', async () => {
    const mine = await upload();
    const anothers = await upload('c'.repeat(24));
    await assert.rejects(create({ image: [mine, anothers] }), hasFaults(['image.1 unknown_image']));
    await create({ image: [mine] });
    await assert.rejects(create({ title: 'Other', image: [mine] }), hasFaults(['image.0 unknown_image']));
  });

  test('are kept while the service uses them and released when it drops them or is removed', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const { data } = await create({ image: [first, second] });
    assert.deepEqual(await givenUp(), [third]);
    await replace(data._id, { image: [third, second] });
    assert.deepEqual(await givenUp(), [first]);
    await removeService({ actor, params: { id: data._id }, body: {} });
    assert.deepEqual((await givenUp()).toSorted(), [first, second, third].toSorted());
    assert.deepEqual((await listServices()).data, []);
  });
});
