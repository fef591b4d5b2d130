import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseOthers, route, unknownRoute } from '#lib/wiring/http.ts';

const context = { params: Promise.resolve({}) };
const request = new Request('http://localhost/api/v1/toys');

test('a method that no route file can name is refused with what the address takes', async () => {
  const response = await refuseOthers(route({}).OPTIONS)(request, context);
  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'OPTIONS');
});

test('at an unknown address it is not found', async () => {
  const response = await refuseOthers(unknownRoute().OPTIONS)(request, context);
  assert.equal(response.status, 404);
});
