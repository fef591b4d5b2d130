import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { setRightContract } from '#lib/features/admin/contracts/moderation.ts';
import { MAX_FILTER_NAME, MAX_SAVED_FILTERS } from '#lib/features/office/contracts/filter-limits.ts';
import * as filters from '#lib/features/office/contracts/saved-filters.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { makeSavedFilter, type StoredFilter } from '#e2e/kit/factories/saved-filters.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, makeUser, signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

interface Sender {
  readonly token: string;
}

const send = ({ token }: Sender, call: Contract, parts: Parts = {}) =>
  sendCall({ origin: url(), call, parts, token });

const save = (by: Sender, body: object) => send(by, filters.saveFilterContract, { body });

const audit = (name: string, filter: object = { act: 'user.pause' }) => ({ list: 'audit', name, filter });

const list = async (by: Sender): Promise<filters.SavedFilter[]> => {
  const answer = await send(by, filters.listSavedFiltersContract);
  expectSuccess(answer, filters.listSavedFiltersContract);
  return z.looseObject({ data: z.array(filters.savedFilter) }).parse(answer.json).data;
};

const listNames = async (by: Sender): Promise<string[]> => (await list(by)).map(({ name }) => name);

test('a filter is kept for its admin alone, by name', async () => {
  const [one, other] = [await signInAdmin({ can: 'reader' }), await signIn('admin')];
  for (const body of [
    audit('Pauses of May', { act: 'user.pause', from: '2026-05-01', to: '2026-05-31' }),
    audit('Exports', { act: 'export.users', actorId: other.userId }),
    { list: 'figures', name: 'Lucknow', filter: { period: 'month', city: 'Lucknow' } },
  ])
    expectSuccess(await save(one, body), filters.saveFilterContract);
  assert.deepEqual(await listNames(one), ['Exports', 'Pauses of May', 'Lucknow']);
  assert.deepEqual((await list(one))[1]?.filter, { act: 'user.pause', from: '2026-05-01', to: '2026-05-31' });
  assert.deepEqual(await list(other), []);
  const id = (await list(one))[0]?._id ?? '';
  const removal = { params: { id } };
  expectSuccess(await send(other, filters.removeFilterContract, removal), filters.removeFilterContract);
  assert.equal((await list(one)).length, 3, 'another admin removes nothing');
  for (let n = 0; n < 2; n++)
    expectSuccess(await send(one, filters.removeFilterContract, removal), filters.removeFilterContract);
  assert.deepEqual(await listNames(one), ['Pauses of May', 'Lucknow']);
});

test('saving under a known name replaces that filter, in any case and spacing', async () => {
  const admin = await signIn('admin');
  await save(admin, audit('Pauses'));
  expectSuccess(await save(admin, audit('  PAUSES ', { act: 'user.unpause' })), filters.saveFilterContract);
  await save(admin, { list: 'figures', name: 'Pauses', filter: { period: 'week' } });
  assert.deepEqual(
    (await list(admin)).map(({ name, filter }) => [name, filter]),
    [
      ['PAUSES', { act: 'user.unpause' }],
      ['Pauses', { period: 'week' }],
    ],
  );
});

test('saving a filter keeps one that another tab saved meanwhile', async () => {
  const admin = await signIn('admin');
  const seen = await makeSavedFilter(admin.userId, { name: 'Pauses' });
  const other = { act: 'user.unpause' };
  for (const replaces of [null, 'e'.repeat(24)]) {
    const answer = await save(admin, { ...audit('PAUSES', other), replaces });
    assert.equal(expectRefusal(answer, 409).code, 'filter_exists');
  }
  assert.deepEqual((await list(admin))[0]?.filter, { act: 'user.pause' });
  expectSuccess(await save(admin, { ...audit('Pauses'), replaces: null }), filters.saveFilterContract);
  expectSuccess(await save(admin, { ...audit('Pauses', other), replaces: seen }), filters.saveFilterContract);
  assert.deepEqual((await list(admin))[0]?.filter, other);
  // Removed in another tab.
  await send(admin, filters.removeFilterContract, { params: { id: seen } });
  expectSuccess(await save(admin, { ...audit('Pauses'), replaces: seen }), filters.saveFilterContract);
});

test('two tabs saving one name at once keep the first filter', async () => {
  const admin = await signIn('admin');
  const both = await Promise.all(
    ['user.pause', 'user.unpause'].map((act) => save(admin, { ...audit('Mine', { act }), replaces: null })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const kept = both.findIndex(({ status }) => status === 200);
  assert.deepEqual((await list(admin))[0]?.filter, { act: ['user.pause', 'user.unpause'][kept] });
});

test('a list keeps twelve filters, also of two tabs at once, and one of them can still be replaced', async () => {
  const admin = await signIn('admin');
  for (let n = 1; n < MAX_SAVED_FILTERS; n++) await makeSavedFilter(admin.userId, { name: `Filter ${n}` });
  const both = await Promise.all([save(admin, audit('Left')), save(admin, audit('Right'))]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal((await list(admin)).length, MAX_SAVED_FILTERS);
  assert.equal(expectRefusal(await save(admin, audit('One more')), 409).code, 'too_many_filters');
  expectSuccess(await save(admin, audit('filter 1', { act: 'key.make' })), filters.saveFilterContract);
  const figures = { list: 'figures', name: 'Week', filter: { period: 'week' } };
  expectSuccess(await save(admin, figures), filters.saveFilterContract);
});

test('only values of the list’s own filter are saved, and nothing about one person', async () => {
  const admin = await signIn('admin');
  const bodies = [
    audit('Nothing', {}),
    audit('Person', { subjectId: admin.userId }),
    audit('Page', { act: 'user.pause', cursor: 'x' }),
    audit('Day', { from: '2026-02-30' }),
    audit('Admin', { actorId: 'someone' }),
    audit('', { act: 'user.pause' }),
    audit('x'.repeat(MAX_FILTER_NAME + 1)),
    { list: 'figures', name: 'Trade', filter: { trade: { $ne: null } } },
    { list: 'figures', name: 'Other list', filter: { act: 'user.pause' } },
    { list: 'users', name: 'People', filter: { q: 'Asha' } },
  ];
  for (const body of atLeastOne(bodies)) expectRefusal(await save(admin, body), 400);
  assert.deepEqual(await list(admin), []);
});

test('a value that its list no longer takes is left out and said', async () => {
  const admin = await signIn('admin');
  const trade = String((await makeSkill())._id);
  const stored: StoredFilter[] = [
    { name: 'a', filter: { act: 'user.pause', from: 'yesterday' } },
    { name: 'b', filter: { gone: 'x' } },
    { name: 'c', filter: { act: 'user.pause' } },
    { list: 'figures', name: 'd', filter: { period: 'month', trade } },
    { list: 'figures', name: 'e', filter: { period: 'month', trade: 'e'.repeat(24) } },
    { list: 'figures', name: 'f', filter: { period: 'decade', city: 'Lucknow' } },
    { list: 'of-a-later-release', name: 'g', filter: { period: 'month' } },
  ];
  for (const one of atLeastOne(stored)) await makeSavedFilter(admin.userId, one);
  assert.deepEqual(
    (await list(admin)).map(({ name, filter, isOutdated }) => [name, filter, isOutdated]),
    [
      ['a', { act: 'user.pause' }, true],
      ['b', {}, true],
      ['c', { act: 'user.pause' }, false],
      ['d', { period: 'month', trade }, false],
      ['e', { period: 'month' }, true],
      ['f', { period: 'week', city: 'Lucknow' }, true],
    ],
  );
});

test('the filters are in their admin’s download and go with the admin’s access', async () => {
  const [lead, leaver] = [await signIn('admin'), await signInAdmin({ can: 'agent' })];
  await makeSavedFilter(leaver.userId);
  const copy = await send(leaver, exportAccountContract);
  assert.match(
    copy.text,
    /"savedFilters":\[\{"list":"audit","filter":\{"act":"user.pause"\},"name":"Pauses"/,
  );
  for (const can of [null, 'agent'] as const) {
    const parts = { params: { id: leaver.userId }, body: { can, reason: 'She moves to sales.' } };
    expectSuccess(await send(lead, setRightContract, parts), setRightContract);
  }
  // Naming an admin again brings nothing back.
  const again = await makeSession(leaver.user);
  assert.deepEqual(await list(again), []);
});

test('customers and scripts save no filters', async () => {
  const [customer, admin] = [await makeSession(await makeUser()), await signIn('admin')];
  expectRefusal(await save(customer, audit('Pauses')), 403);
  const { key } = await makeStoredKey(admin.userId);
  assert.equal(expectRefusal(await save({ token: key }, audit('Pauses')), 403).code, 'person_needed');
  assert.deepEqual(await list(admin), []);
});
