import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { isFileReply } from '#lib/platform/contract/contract.ts';
import { rateClasses } from '#lib/platform/contract/rate-class.ts';
import { listFields } from '#e2e/kit/api/fields-of.ts';
import { findMatrixFile, loadMatrix } from '#e2e/kit/api/load-matrix.ts';
import { loadServedCalls } from '#e2e/kit/api/served-calls.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';

const calls = await loadServedCalls();
const contracts = calls.map(({ contract }) => contract);
const rows = await loadMatrix();
const served = contracts.map(({ name }) => name).sort();

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const documented = (name: string): string[] => {
  const file = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const { paths } = document.parse(JSON.parse(file));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
};

test('every call is in the permission matrix, once, and every row names a served call', async () => {
  const known = new Set(rows.map(({ contract }) => contract.name));
  const lacking = contracts.filter((contract) => !known.has(contract.name));
  const advice = lacking.map(
    async (contract) => `${contract.name}: add a row in ${await findMatrixFile(contract)}`,
  );
  assert.deepEqual(await Promise.all(advice), []);
  assert.deepEqual(rows.map(({ contract }) => contract.name).sort(), served);
});

test('a missing row is reported with the matrix file that it belongs in', async () => {
  assert.equal(await findMatrixFile({ path: '/bookings/{id}/unheard-of' }), 'e2e/api/matrix/bookings.ts');
  assert.equal(await findMatrixFile({ path: '/unheard-of' }), 'e2e/api/matrix/unheard-of.ts');
});

test('the two descriptions describe every call and no other', () => {
  const operations = ['openapi.json', 'openapi-office.json'].flatMap(documented);
  const paths = operations.map((operation) => operation.replace('/api/v1', ''));
  assert.deepEqual(paths.sort(), served);
});

test('every call has a rate class', () => {
  const without = contracts.filter(({ rate }) => !Object.hasOwn(rateClasses, rate));
  assert.deepEqual(
    without.map(({ name }) => name),
    [],
  );
});

test('every route file serves the method and path that its contract names', () => {
  for (const { routed, contract } of atLeastOne(calls)) assert.equal(routed, contract.name);
});

test('bodies, queries and parameters refuse unknown fields', () => {
  const open = contracts.flatMap((contract) =>
    [contract.body, contract.query, contract.params]
      .flatMap(listFields)
      .filter(({ type, isStrict }) => type === 'object' && !isStrict)
      .map(({ path }) => `${contract.name} ${path.join('.')}`),
  );
  assert.deepEqual(open, [], 'z.strictObject() in their place');
});

// Each aggregate in models/privacy/all-personal-data.ts lists its fields explicitly; only the person reads these
// rows.
const openByIntent = ['GET /users/export data.records'];

test('every reply schema is strict, except the rows of the data export', () => {
  const open = contracts.flatMap((contract) =>
    listFields(isFileReply(contract.reply) ? undefined : contract.reply)
      .filter(({ type, isStrict }) => type === 'object' && !isStrict)
      .map(({ path }) => `${contract.name} ${path.join('.')}`),
  );
  assert.deepEqual(open, openByIntent, 'z.strictObject() in their place');
});

test('no write has the rate class of reads', () => {
  const wrong = contracts.filter(({ method, rate }) => method !== 'GET' && rate === 'read');
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
});

const reasonFields = new Set(['reason', 'note', 'answer', 'evidence', 'text']);

// Their audit rows name what was changed: keys, whose name says what they are for; a check that changes nothing; the
// order and the search words of a list; and sending the same event again.
const withoutReason = [
  'DELETE /admin/api-keys/{id}',
  'DELETE /admin/saved-filters/{id}',
  'POST /admin/api-keys',
  'POST /admin/lists/{list}',
  'POST /admin/webhooks/{id}/attempts/{attemptId}/resend',
  'PUT /admin/lists/{list}/order',
  'PUT /admin/saved-filters',
  'PUT /admin/search-words',
];

test('every act of the office takes a reason, apart from those that explain themselves', () => {
  const acts = contracts.filter(
    ({ method, access }) => method !== 'GET' && [access].flat().join() === 'admin',
  );
  const silent = atLeastOne(acts).filter(({ body, query }) =>
    [body, query].flatMap(listFields).every(({ path: [name = ''] }) => !reasonFields.has(name)),
  );
  assert.deepEqual(silent.map(({ name }) => name).sort(), withoutReason);
});
