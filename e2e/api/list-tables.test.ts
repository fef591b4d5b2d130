import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import * as tables from '#lib/features/catalogue/contracts/list-tables.ts';
import { job, listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { listSkillsContract, namedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
beforeEach(emptyDatabase);

const toFile = (text: string) => ({
  file: { field: 'file', name: 'list.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) },
});

const open = async () => {
  const { token, userId } = await signIn('admin');
  const origin = url();
  const of = (list: tables.KeptList) => ({
    take: async () => {
      const parts = { params: { list }, query: { format: 'csv' } };
      return (await sendCall({ origin, call: tables.readListTableContract, parts, token })).text;
    },
    check: (text: string) =>
      sendCall({
        ...{ origin, call: tables.checkListTableContract, token },
        parts: { params: { list }, ...toFile(text) },
      }),
    put: (text: string, query: Record<string, string> = { reason: 'As agreed.' }) =>
      sendCall({
        ...{ origin, call: tables.importListTableContract, token },
        parts: { params: { list }, query, ...toFile(text) },
      }),
  });
  const skills = async () => {
    const { json } = await sendCall({ origin, call: listSkillsContract, parts: {} });
    return z
      .object({ data: z.array(namedEntry) })
      .loose()
      .parse(json)
      .data.map(({ name, names, picture }) => ({ name, names, picture }));
  };
  const order = (ids: readonly (string | undefined)[], list: tables.KeptList = 'skills') =>
    sendCall({
      ...{ origin, call: tables.orderListContract, token },
      parts: { params: { list }, body: { ids } },
    });
  return { of, skills, order, userId };
};

const plansIn = ({ json }: { json: unknown }) => tables.checkListTableContract.reply.loose().parse(json);

test('importing an unchanged export changes nothing, with quotes, five languages and formulas', async () => {
  const { of, skills } = await open();
  await makeSkill({
    name: '=Plumber, "the" best',
    names: { hi: 'नल का काम', ta: 'குழாய் வேலை' },
    picture: 'plumber',
  });
  await makeSkill({ name: 'Cook' });
  const before = await skills();
  const text = await of('skills').take();
  assert.match(text, /^\uFEFF"_id","name","hi","kn","ta","te","picture","price"\r\n/);
  assert.match(text, /"'=Plumber, ""the"" best"/);
  const answer = await of('skills').check(text);
  expectSuccess(answer, tables.checkListTableContract);
  assert.deepEqual(
    plansIn(answer).data.map(({ act }) => act),
    ['same', 'same'],
  );
  expectSuccess(await of('skills').put(text), tables.importListTableContract);
  assert.deepEqual(await skills(), before);
});

test('importing a table adds and changes entries, keeps those it does not name, and audits the reason', async () => {
  const { of, skills, userId } = await open();
  await makeSkill({ name: 'Cook', names: { hi: 'रसोइया', te: 'వంట' }, picture: 'cook' });
  const answer = await of('skills').put('name,hi,ta\ncook,,சமையல்\nMason,राजमिस्त्री,\n');
  expectSuccess(answer, tables.importListTableContract);
  assert.deepEqual(await skills(), [
    { name: 'cook', names: { hi: 'रसोइया', te: 'వంట', ta: 'சமையல்' }, picture: 'cook' },
    { name: 'Mason', names: { hi: 'राजमिस्त्री' }, picture: '' },
  ]);
  const [row] = await listAudit('skills');
  assert.equal(row?.actorId, userId);
  assert.deepEqual(row?.details, { reason: 'As agreed.', added: 1, changed: 1 });
});

test('a table sets a service’s price and names, but cannot create one', async () => {
  const { of } = await open();
  await makeService({ title: 'Tap repair', pricePaise: 12_900 });
  const { data } = plansIn(
    await of('services').check('name,hi,price\nTap repair,नल की मरम्मत,149\nRoof,,10\n'),
  );
  assert.deepEqual(
    data.map(({ act, fault }) => [act, fault?.field, fault?.code]),
    [
      ['change', undefined, undefined],
      ['refuse', 'name', 'add_in_editor'],
    ],
  );
  expectSuccess(await of('services').put('name,price\nTap repair,149\n'), tables.importListTableContract);
  assert.match(await of('services').take(), /"Tap repair",.*"149"/);
});

test('services keep the office’s order; new services follow, sorted by title', async () => {
  const { of, order } = await open();
  const [roof, tap] = [await makeService({ title: 'Roof' }), await makeService({ title: 'Tap' })];
  const ids = [tap, roof].map(({ _id }) => String(_id));
  expectSuccess(await order(ids, 'services'), tables.orderListContract);
  await makeService({ title: 'Awning' });
  const { json } = await sendCall({ origin: url(), call: listJobsContract, parts: {} });
  const { data } = z
    .object({ data: z.array(job) })
    .loose()
    .parse(json);
  assert.deepEqual(
    data.map(({ title }) => title),
    ['Tap', 'Roof', 'Awning'],
  );
  assert.match(await of('services').take(), /"Tap"[\s\S]*"Roof"[\s\S]*"Awning"/);
});

test('a table with invalid lines stores nothing and names each of them', async () => {
  const { of, skills } = await open();
  await makeSkill({ name: 'Cook', picture: 'cook' });
  const before = await skills();
  const text = 'name,hi,picture\nMason,राजमिस्त्री,\nCook,,a boat\nx,,\nMason,,\n';
  const faults = expectRefusal(await of('skills').put(text), 400).errors?.map(({ field, code }) => [
    field,
    code,
  ]);
  assert.deepEqual(faults, [
    ['file.3.picture', 'unknown_choice'],
    ['file.4.name', 'text_too_short'],
    ['file.5.name', 'name_taken'],
  ]);
  assert.deepEqual(await skills(), before);
  for (const [wrong, field] of [
    ['', 'file.1.name'],
    ['name,colour\nCook,red\n', 'file.1.colour'],
    [`name\n${'x,\n'.repeat(501)}`, 'file'],
  ] as const) {
    const refusal = expectRefusal(await of('skills').check(wrong), 400);
    assert.deepEqual(
      refusal.errors?.map((fault) => fault.field),
      [field],
    );
  }
});

test('a list keeps the office’s order; new entries follow, sorted by name', async () => {
  const { of, skills, order } = await open();
  const [cook, mason, tailor] = [
    await makeSkill({ name: 'Cook' }),
    await makeSkill({ name: 'Mason' }),
    await makeSkill({ name: 'Tailor' }),
  ].map(({ _id }) => String(_id));
  const names = async () => (await skills()).map(({ name }) => name);
  assert.deepEqual(await names(), ['Cook', 'Mason', 'Tailor']);
  expectSuccess(await order([tailor, cook, mason]), tables.orderListContract);
  assert.deepEqual(await names(), ['Tailor', 'Cook', 'Mason']);
  expectSuccess(await of('skills').put('name\nDriver\nBarber\n'), tables.importListTableContract);
  assert.deepEqual(await names(), ['Tailor', 'Cook', 'Mason', 'Barber', 'Driver']);
  // Nothing is stored when an entry is missing or named twice.
  for (const ids of [
    [cook, 'f'.repeat(24)],
    [cook, cook],
  ])
    expectRefusal(await order(ids), 409);
  assert.deepEqual(await names(), ['Tailor', 'Cook', 'Mason', 'Barber', 'Driver']);
  expectSuccess(await order([mason]), tables.orderListContract);
  assert.deepEqual(await names(), ['Mason', 'Barber', 'Cook', 'Driver', 'Tailor']);
});

test('a preview ten minutes old stores nothing once the list has changed', async () => {
  const { of, skills } = await open();
  await makeSkill({ name: 'Cook' });
  const text = 'name,hi\nCook,रसोइया\n';
  const { seen } = plansIn(await of('skills').check(text));
  expectSuccess(await of('skills').put('name,hi\nCook,बावर्ची\n'), tables.importListTableContract);
  expectRefusal(await of('skills').put(text, { reason: 'As agreed.', seen }), 409);
  assert.deepEqual((await skills())[0]?.names, { hi: 'बावर्ची' });
});
