import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { startTraceCollector } from '#e2e/kit/trace-collector.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

useTestDatabase();
const collector = await startTraceCollector();
let server: ForkedServer;

before(async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  server = await forkServer({ database: testDatabaseName(), pages: true, env });
});
clearUp(async () => {
  await server.stop();
  await collector.stop();
});

test('the trace of a page holds its request and the database’s commands', async () => {
  const { name: cookieName, value } = await makePageCookie(await signIn('customer'));
  const response = await fetch(`${server.url}/bookings?secret=asha@example.test`, {
    headers: { cookie: `${cookieName}=${value}` },
  });
  assert.equal(response.status, 200);
  await response.text();
  const findPage = () => collector.spans.find(({ name }) => name === 'GET /bookings');
  await eventually(() => findPage() !== undefined);
  const page = findPage();
  const trace = collector.spans.filter(({ traceId }) => traceId === page?.traceId);
  assert.ok(trace.some(({ name }) => name.startsWith('find ') || name.startsWith('aggregate ')));
  assert.ok(page?.attributes.some(({ key }) => key === 'hunar.request_id'));
  const status = page?.attributes.find(({ key }) => key === 'http.response.status_code');
  assert.equal(Number(status?.value['intValue']), 200);
  assert.ok(!collector.bodies.some((body) => body.includes('asha@example.test')));
});
