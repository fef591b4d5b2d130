import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { workTypeList } from '#models/catalogue/named-list.ts';
import { database, inTransaction, newObjectId } from '#models/connection.ts';
import { countWaitingOutboxRows } from '#models/platform/outbox.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeWorkType } from '#e2e/kit/factories/work-types.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { killMidway, migrateEmpty } from '#e2e/kit/kill-midway.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { handleWorkTypeRenamed } from '#server/worker/handlers.ts';
import { startOutbox } from '#server/worker/outbox.ts';
import { createWorkType, removeWorkType, replaceWorkType } from './named-lists.ts';
import { requireEntries } from './steps/listed-entries.ts';
import { WORKERS_AT_ONCE } from './steps/rename-in-parts.ts';

useTestDatabase();
afterEach(resetClock);

const actor = makeActor({ role: 'admin' });
const MANY = WORKERS_AT_ONCE + 100;

const users = () => database().collection('users');

/** A work type that more workers offer than are renamed at once. */
const makeOffered = async (workers = MANY) => {
  const type = await makeWorkType({ name: 'Daily' });
  const words = ['%monthly', workTypeTerm('Daily')];
  await users().insertMany(
    Array.from({ length: workers }, () => ({
      ...{ _id: newObjectId(), role: 'worker', workTypes: ['Monthly', 'Daily'] },
      listing: { words },
    })),
  );
  return { params: { id: String(type._id) }, rename: (name: string) => rename(String(type._id), name) };
};

const rename = (id: string, name: string) => replaceWorkType({ actor, params: { id }, body: { name } });

const countOffering = (name: string): Promise<number> =>
  users().countDocuments({ workTypes: ['Monthly', name], 'listing.words': ['%monthly', workTypeTerm(name)] });

const handlers = { workTypeRenamed: handleWorkTypeRenamed() };

const runOutbox = async (servers: number, until: () => Promise<boolean>): Promise<void> => {
  const running = Array.from({ length: servers }, () => startOutbox({ handlers, pollMs: 20 }));
  await eventually(until);
  await Promise.all(running.map(({ stop }) => stop()));
};

/** Until nobody has the former name, and then again when the last profiles with it must have been stored. */
const finishAll = async (former = 'Daily'): Promise<void> => {
  await runOutbox(2, async () => (await users().countDocuments({ workTypes: former })) === 0);
  setClock(new Date(Date.now() + 120_000));
  await runOutbox(2, async () => (await countWaitingOutboxRows()) === 0);
};

test('a work type of many workers has its new name at once, and they follow', async () => {
  const { params, rename: to } = await makeOffered();
  assert.equal((await to('Every day')).data.name, 'Every day');
  assert.equal(await countOffering('Every day'), WORKERS_AT_ONCE);
  await finishAll();
  assert.equal(await countOffering('Every day'), MANY);
  assert.deepEqual((await workTypeList.find(params.id))?.formerKeys, []);
});

test('the former name finds the work type until the renaming ends, then it is free', async () => {
  const { params, rename: to } = await makeOffered();
  await to('Every day');
  const chosen = {
    list: workTypeList,
    chosen: ['Daily'],
    field: 'workTypes',
    unlisted: 'unknown_work_type',
  } as const;
  const [entry] = await inTransaction((tx) => requireEntries(chosen, tx));
  assert.equal(entry?.name, 'Every day');
  const other = await makeWorkType({ name: 'Weekly' });
  await assert.rejects(rename(String(other._id), 'daily'), { code: 'name_taken' });
  await users().deleteMany({ workTypes: 'Every day' });
  await assert.rejects(removeWorkType({ actor, params, body: {} }), { code: 'in_use' });
  await finishAll();
  assert.equal(
    (await createWorkType({ actor, body: { name: 'Daily', names: {}, picture: '' } })).isNew,
    true,
  );
});

test('another new name in the middle of a rename reaches everybody', async () => {
  const { rename: to } = await makeOffered();
  await to('Every day');
  await to('Each day');
  await finishAll();
  assert.equal(await countOffering('Each day'), MANY);
});

test('the former name again in the middle of a rename stays with everybody', async () => {
  const { params, rename: to } = await makeOffered();
  await to('Every day');
  await to('Daily');
  await finishAll('Every day');
  assert.equal(await countOffering('Daily'), MANY);
  assert.deepEqual((await workTypeList.find(params.id))?.formerKeys, []);
});

test('a server that ends in the middle leaves the rest to another one', async () => {
  const { rename: to } = await makeOffered();
  await to('Every day');
  const { stop } = startOutbox({ handlers, pollMs: 20 });
  await stop();
  await finishAll();
  assert.equal(await countOffering('Every day'), MANY);
});

test('a server that is killed in the middle leaves the rest to another one', async () => {
  const workers = WORKERS_AT_ONCE * 10;
  await migrateEmpty();
  const { params, rename: to } = await makeOffered(workers);
  await to('Every day');
  await killMidway(async () => (await countOffering('Every day')) > WORKERS_AT_ONCE);
  assert.ok((await countOffering('Daily')) > 0, 'it was killed in the middle');
  await finishAll();
  assert.equal(await countOffering('Every day'), workers);
  assert.deepEqual((await workTypeList.find(params.id))?.formerKeys, []);
});
