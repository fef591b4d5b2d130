import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { splitOffice } from '#lib/platform/openapi/split-office.ts';
import { describeApi } from './describe-api.ts';
import { describeSocket } from './describe-socket.ts';
import { fields } from '#lib/wiring/api-words.ts';
import { inboundEvents, outboundEvents } from '#lib/wiring/events.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { loadContracts } from '#server/routes.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

const files = { people: 'docs/openapi.json', office: 'docs/openapi-office.json' } as const;
const parts = ['people', 'office'] as const;

test('the committed OpenAPI documents match the contracts', async () => {
  const built = splitOffice(await describeApi());
  for (const part of parts) {
    const committed: unknown = JSON.parse(readFileSync(join(projectRoot, files[part]), 'utf8'));
    assert.deepEqual(committed, JSON.parse(JSON.stringify(built[part])), 'Run `npm run openapi`.');
  }
});

test('every call is one operation with a unique name', async () => {
  const contracts = await loadContracts();
  const operations = listOperations(await describeApi());
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  assert.deepEqual(described.toSorted(), contracts.map(({ name }) => name).toSorted());
  const names = operations.map(({ operation }) => operation.operationId);
  assert.equal(new Set(names).size, contracts.length);
});

test('every call has an example, except files that need no input', async () => {
  const without = listOperations(await describeApi()).filter(({ operation }) => {
    const { parameters, requestBody, responses } = operation;
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    return ![...parameters, ...contents].some(({ example }) => example !== undefined);
  });
  assert.deepEqual(
    without.map(({ operation }) => operation.operationId),
    ['getOpenapiJson'],
  );
});

// The components that calls share keep it there: written out in full, a call takes 8 kB.
const MAX_BYTES = 350_000;

test('each description is small enough to read in one go, and describes everything', async () => {
  const { tags, ...api } = await describeApi();
  assertEach(parts, (part) => statSync(join(projectRoot, files[part])).size <= MAX_BYTES);
  assert.deepEqual(
    tags.filter(({ description }) => !description),
    [],
  );
  const parameters = listOperations({ tags, ...api }).flatMap(({ operation }) => operation.parameters);
  assert.deepEqual(
    parameters.filter(({ description }) => !description).map(({ name }) => name),
    [],
    'add it to lib/wiring/api-words.ts',
  );
});

test('every field that has words exists, and is described by them', async () => {
  const text = JSON.stringify(await describeApi());
  assertEach(Object.values(fields), (words) => text.includes(`"description":${JSON.stringify(words)}`));
  assert.equal(new Set(Object.values(fields)).size, Object.keys(fields).length);
});

const toSegments = (path: string) => path.split('/').slice(1);

// `{id}` matches no word of another path, because it is hexadecimal.
const canBe = (segment: string, other: string, schemas: ReadonlyMap<string, string>): boolean => {
  if (!segment.startsWith('{')) return segment === other || other.startsWith('{');
  const pattern = schemas.get(segment);
  return other.startsWith('{') || pattern === undefined || new RegExp(pattern).test(other);
};

test('an address matches one path only', async () => {
  const api = await describeApi();
  const patterns = new Map(
    listOperations(api).flatMap(({ path, operation }) => {
      const found = operation.parameters.flatMap(({ name, schema }): [string, string][] => {
        const named = api.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
        return named.pattern === undefined ? [] : [[`{${name}}`, named.pattern]];
      });
      return [[path, new Map(found)] as const];
    }),
  );
  const paths = [...patterns.keys()];
  const ambiguous = paths.flatMap((path, at) =>
    paths.slice(at + 1).filter((other) => {
      const [a, b] = [toSegments(path), toSegments(other)];
      const own = patterns.get(path) ?? new Map<string, string>();
      const others = patterns.get(other) ?? new Map<string, string>();
      const overlaps =
        a.length === b.length &&
        a.every((one, i) => canBe(one, b[i] ?? '', own) && canBe(b[i] ?? '', one, others));
      // The router prefers words to parameters where one path has them throughout.
      return (
        overlaps &&
        a.some((one, i) => one.startsWith('{') && !b[i]?.startsWith('{')) &&
        a.some((one, i) => !one.startsWith('{') && b[i]?.startsWith('{'))
      );
    }),
  );
  assert.deepEqual(ambiguous, []);
});

test('the committed AsyncAPI document matches the events, and describes each of them', () => {
  const committed: unknown = JSON.parse(readFileSync(join(projectRoot, 'docs/asyncapi.json'), 'utf8'));
  const built = describeSocket();
  assert.deepEqual(committed, JSON.parse(JSON.stringify(built)), 'Run `npm run openapi`.');
  const { operations } = built;
  const count = Object.keys(outboundEvents).length + Object.keys(inboundEvents).length;
  assert.equal(Object.keys(operations).length, count);
});
