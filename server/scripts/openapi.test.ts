import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { buildOpenApi } from '#lib/platform/openapi/build-openapi.ts';
import { loadContracts, projectRoot } from '../routes.ts';

test('the committed OpenAPI document matches the contracts', async () => {
  const committed: unknown = JSON.parse(readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8'));
  const built: unknown = JSON.parse(
    JSON.stringify(buildOpenApi({ contracts: await loadContracts(), texts })),
  );
  assert.deepEqual(committed, built, 'Run `npm run openapi`.');
});

test('every call is one operation with a name of its own', async () => {
  const contracts = await loadContracts();
  const { paths } = buildOpenApi({ contracts, texts });
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(described.toSorted(), contracts.map(({ method, path }) => `${method} ${path}`).toSorted());
  const names = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  assert.equal(new Set(names).size, contracts.length);
});
