import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { buildOpenApi } from './build-openapi.ts';

const toy = z.strictObject({ _id: id(), name: text({ min: 2, max: 30 }) }).meta({ id: 'Toy' });

const listToys = contract(call('GET', '/admin/toys'), {
  summary: 'All toys',
  access: 'public',
  rate: 'read',
  query: listQuery,
  reply: listReply(toy),
});

const changeToy = contract(call('PUT', '/toys/{id}'), {
  summary: 'Change a toy',
  access: ['admin'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: z.strictObject({ name: text({ min: 2, max: 30 }), note: text({ min: 0, max: 9 }).default('') }),
  reply: z.strictObject({ data: toy }),
  status: 201,
  errors: ['conflict'],
  idempotent: true,
});

const drawToy = contract(call('POST', '/toys/{id}/picture'), {
  summary: 'Send a picture',
  access: 'member',
  rate: 'upload',
  params: z.strictObject({ id: id() }),
  upload: { field: 'picture', maxBytes: 1000 },
  reply: { contentTypes: ['image/webp'] },
  allowsSuspended: true,
});

const document = buildOpenApi({ contracts: [drawToy, changeToy, listToys], texts });
const operation = (path: string, method: string) => {
  const found = document.paths[path]?.[method];
  assert.ok(found, `${method} ${path} is not described`);
  return found;
};

test('the order of calls does not change the document', () => {
  assert.deepEqual(
    JSON.stringify(buildOpenApi({ contracts: [listToys, drawToy, changeToy], texts })),
    JSON.stringify(document),
  );
});

test('a named schema is described once and referenced', () => {
  assert.ok(document.components.schemas['Toy']);
  assert.doesNotMatch(JSON.stringify(document), /\$defs/);
});

test('two schemas with one name are refused', () => {
  const other = z.strictObject({ data: z.strictObject({ price: z.int() }).meta({ id: 'Toy' }) });
  const clash = contract(call('GET', '/other'), {
    summary: '',
    access: 'public',
    rate: 'read',
    reply: other,
  });
  assert.throws(() => buildOpenApi({ contracts: [listToys, clash], texts }), /Two schemas are called Toy/);
});

test('a page size parameter is an integer with bounds', () => {
  const limit = operation('/admin/toys', 'get').parameters.find(({ name }) => name === 'limit');
  assert.deepEqual(limit, {
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 50 },
  });
});

test('the path parameter and the idempotency key are described', () => {
  const { parameters } = operation('/toys/{id}', 'put');
  assert.deepEqual(
    parameters.map(({ name, in: place }) => `${place} ${name}`),
    ['path id', 'header Idempotency-Key'],
  );
});

test('a field with a default is optional, and a text has its length limits', () => {
  const body = JSON.stringify(operation('/toys/{id}', 'put').requestBody);
  assert.match(body, /"required":\["name"\]/);
  assert.match(body, /"minLength":2,"maxLength":30/);
});

test('every possible status is described', () => {
  const statuses = (path: string, method: string) => Object.keys(operation(path, method).responses);
  assert.deepEqual(statuses('/admin/toys', 'get'), ['200', '400', '429', '500', '503']);
  assert.deepEqual(statuses('/toys/{id}', 'put'), [
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  assert.deepEqual(statuses('/toys/{id}/picture', 'post'), [
    '200',
    '400',
    '401',
    '404',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
});

test('a refusal lists the error codes it can carry', () => {
  const refusal = JSON.stringify(operation('/toys/{id}', 'put').responses['403']);
  assert.match(refusal, /"enum":\["suspended","forbidden"\]/);
});

test('a public call works without a token, every other call needs one', () => {
  assert.deepEqual(operation('/admin/toys', 'get').security, [{}, { bearer: [] }]);
  assert.deepEqual(operation('/toys/{id}', 'put').security, [{ bearer: [] }]);
});

test('an upload is multipart, and a file reply lists its media types', () => {
  const { requestBody, responses } = operation('/toys/{id}/picture', 'post');
  assert.deepEqual(Object.keys(requestBody?.content ?? {}), ['multipart/form-data']);
  assert.match(JSON.stringify(responses['200']), /"content":\{"image\/webp":\{\}\}/);
});

test('calls are tagged by resource and named by method and path', () => {
  assert.deepEqual(operation('/admin/toys', 'get').tags, ['toys']);
  assert.equal(operation('/toys/{id}/picture', 'post').operationId, 'postToysByIdPicture');
});
