import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { testEnv } from '#e2e/kit/test-env.ts';

const headersAt = (origin: string) => {
  useEnv(testEnv({ APP_ORIGIN: origin }));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setSecurityHeaders(response);
  return response.getHeaders();
};

test('the HSTS header is sent only when the site is on https', () => {
  const name = 'strict-transport-security';
  assert.equal(headersAt('http://localhost:3000')[name], undefined);
  assert.equal(headersAt('https://hunar.example')[name], 'max-age=31536000; includeSubDomains');
});
