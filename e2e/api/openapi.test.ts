import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOpenApiCall } from '#lib/contracts/openapi.calls.ts';
import { buildOpenApi } from '#lib/http/openapi.ts';
import { createApi } from '#lib/client/api.ts';
import { loadContracts } from '#server/routes.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = useTestServer();
const served = () => createApi({ origin: server.url() })(readOpenApiCall);

test('the served description covers every call that the API has, as it is now', async () => {
  const built: unknown = JSON.parse(JSON.stringify(buildOpenApi(await loadContracts())));
  assert.deepEqual(await served(), built, 'Run `npm run openapi`.');
});

test('every served call is one operation', async () => {
  const contracts = await loadContracts();
  const document = buildOpenApi(contracts);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(described, contracts.map(({ method, path }) => `${method} ${path}`).toSorted(byPath));
});

const byPath = (a: string, b: string): number =>
  a.split(' ').toReversed().join(' ') < b.split(' ').toReversed().join(' ') ? -1 : 1;

test('anyone may keep the description for five minutes', async () => {
  const response = await fetch(`${server.url()}/api/v1/openapi.json`);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  assert.equal(response.headers.get('content-type'), 'application/json');
});
