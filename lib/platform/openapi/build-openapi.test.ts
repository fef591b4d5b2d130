import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { buildOpenApi, describeInFull } from './build-openapi.ts';
import { listOperations } from './list-operations.ts';

const toy = z.strictObject({ _id: id(), name: text({ min: 2, max: 30 }) }).meta({ id: 'Toy' });

const listToys = contract('GET /admin/toys', {
  summary: 'All toys',
  access: 'public',
  rate: 'read',
  query: listQuery,
  reply: listReply(toy),
});

const changeToy = contract('PUT /toys/{id}', {
  summary: 'Change a toy',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: z.strictObject({ name: text({ min: 2, max: 30 }), note: text({ min: 0, max: 9 }).default('') }),
  reply: z.strictObject({ data: toy }),
  status: 201,
  errors: ['conflict'],
});

const drawToy = contract('POST /toys/{id}/picture', {
  summary: 'Send a picture',
  access: 'member',
  rate: 'upload',
  params: z.strictObject({ id: id() }),
  upload: { field: 'picture', maxBytes: 1000 },
  reply: { contentTypes: ['image/webp'] },
});

const words = {
  tags: { office: 'For admins.', toys: 'Things to play with.' },
  parameters: { limit: 'How many at most.' },
  fields: { note: 'Only the office reads it.' },
};
const document = describeInFull({ contracts: [drawToy, changeToy, listToys], texts, words });
const operation = (path: string, method: string) => {
  const found = document.paths[path]?.[method];
  assert.ok(found, `${method} ${path} is not described`);
  return found;
};

test('the order of calls does not change the document', () => {
  assert.deepEqual(
    JSON.stringify(describeInFull({ contracts: [listToys, drawToy, changeToy], texts, words })),
    JSON.stringify(document),
  );
});

test('a named schema is described once and referenced', () => {
  assert.ok(document.components.schemas['Toy']);
  assert.doesNotMatch(JSON.stringify(document), /\$defs/);
});

test('two schemas with one name are refused', () => {
  const other = z.strictObject({ data: z.strictObject({ price: z.int() }).meta({ id: 'Toy' }) });
  const clash = contract('GET /other', {
    summary: '',
    access: 'public',
    rate: 'read',
    reply: other,
  });
  assert.throws(
    () => describeInFull({ contracts: [listToys, clash], texts, words }),
    /Two schemas are called Toy/,
  );
});

test('a page size parameter is an integer with bounds', () => {
  const limit = operation('/admin/toys', 'get').parameters.find(({ name }) => name === 'limit');
  assert.deepEqual(limit, {
    name: 'limit',
    in: 'query',
    description: 'How many at most.',
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
  const statuses = (path: string, method: string) => Object.keys(operation(path, method).responses).join(' ');
  assert.equal(statuses('/admin/toys', 'get'), '200 400 429 500 503');
  assert.equal(statuses('/toys/{id}', 'put'), '201 400 401 403 404 409 413 415 422 429 500 503');
  assert.equal(statuses('/toys/{id}/picture', 'post'), '200 400 401 403 404 409 413 415 422 429 500 503');
});

test('a writing call takes a key and documents when to repeat, unless its answer is shown only once', () => {
  const { responses, parameters } = operation('/toys/{id}/picture', 'post');
  assert.ok(parameters.some(({ name }) => name === 'Idempotency-Key'));
  assert.match(JSON.stringify(responses['409']), /"enum":\["in_progress","already_done"\]/);
  assert.match(JSON.stringify(responses['409']), /Retry-After/);
  const once = { ...drawToy, key: 'none' } as const;
  const path = describeInFull({ contracts: [once], texts, words }).paths['/toys/{id}/picture'];
  assert.deepEqual(
    path?.['post']?.parameters.map(({ name }) => name),
    ['id'],
  );
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

test('refusals, parameters and patterns that operations repeat are described once', () => {
  const shared = buildOpenApi({ contracts: [listToys, changeToy, drawToy], texts, words });
  const { parameters, responses } = shared.paths['/toys/{id}']?.['put'] ?? {};
  assert.deepEqual(parameters?.[0], { $ref: '#/components/parameters/Id' });
  assert.deepEqual(Object.keys(responses ?? {}), ['201', '404', '409', 'default']);
  assert.deepEqual(shared.components.schemas['Toy']?.properties?.['name'], {
    ...{ $ref: '#/components/schemas/Text2', maxLength: 30 },
  });
});

test('a shared description lists every operation as the full one has it', () => {
  const shared = buildOpenApi({ contracts: [listToys, changeToy, drawToy], texts, words });
  const findCodes = (response: unknown) => /"enum":(\[[^\]]*\])/.exec(JSON.stringify(response))?.[1];
  for (const { path, method, operation: found } of atLeastOne(listOperations(shared))) {
    const { responses } = operation(path, method);
    assert.deepEqual(Object.keys(found.responses).toSorted(), Object.keys(responses).toSorted());
    for (const [status, response] of Object.entries(responses))
      if (Number(status) >= 400)
        assert.equal(findCodes(found.responses[status]), findCodes(response), `${method} ${path} ${status}`);
  }
  const change = listOperations(shared).find(({ method }) => method === 'put');
  assert.equal(change?.operation.responses['500']?.description, `\`internal\`: ${texts.errors.internal}`);
});

test('a field has its words wherever it appears', () => {
  const shared = buildOpenApi({ contracts: [changeToy], texts, words });
  const [change] = atLeastOne(listOperations(shared));
  const schema = change?.operation.requestBody?.content['application/json']?.schema;
  assert.equal(schema?.properties?.['note']?.description, words.fields.note);
  assert.equal(schema?.properties?.['name']?.description, undefined);
});

test('an example is shown at the body, the parameters and the reply, in the type of its schema', () => {
  const examples = {
    'PUT /toys/{id}': { params: { id: 'a'.repeat(24) }, body: { name: 'Ball' } },
    'GET /admin/toys': { query: { limit: '5' }, reply: { data: [], nextCursor: null } },
  };
  const { paths } = describeInFull({ contracts: [listToys, changeToy], texts, words, examples });
  const { parameters, requestBody } = paths['/toys/{id}']?.['put'] ?? {};
  assert.match(JSON.stringify(parameters), /"example":"a{24}"/);
  assert.match(JSON.stringify(requestBody), /"example":\{"name":"Ball"\}/);
  const list = paths['/admin/toys']?.['get'];
  assert.match(JSON.stringify(list?.responses['200']), /"example":\{"data":\[\],"nextCursor":null\}/);
  assert.match(JSON.stringify(list?.parameters), /"example":5/);
});

test('groups of calls and parameters are described', () => {
  assert.deepEqual(document.tags, [
    { name: 'office', description: 'For admins.' },
    { name: 'toys', description: 'Things to play with.' },
  ]);
});
