import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApi } from '#lib/platform/browser/api.ts';
import { readOpenApiCall } from '#lib/platform/openapi/contract.calls.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = useTestServer();

test('the API serves the committed OpenAPI document', async () => {
  const committed: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
  );
  assert.deepEqual(await createApi({ origin: server.url() })(readOpenApiCall), committed);
});

test('the OpenAPI document is public and cached for five minutes', async () => {
  const response = await fetch(`${server.url()}/api/v1/openapi.json`);
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  assert.equal(response.headers.get('content-type'), 'application/json');
  await response.arrayBuffer();
});
