import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { refuseOthers, route, unknownRoute } from '#lib/wiring/http.ts';

before(() => useEnv(testEnv()));

const context = { params: Promise.resolve({}) };
const request = new Request('http://localhost/api/v1/toys');

test('an unsupported method gets 405 with the allowed methods', async () => {
  const response = await refuseOthers(route({}).OPTIONS)(request, context);
  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'OPTIONS');
});

test('an unsupported method at an unknown path gets 404', async () => {
  const response = await refuseOthers(unknownRoute().OPTIONS)(request, context);
  assert.equal(response.status, 404);
});
