import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { z } from 'zod';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';

useTestDatabase();
let server: ForkedServer;
let output = '';

before(async () => {
  server = await forkServer({
    database: testDatabaseName(),
    env: { LOG_LEVEL: 'info' },
    onOutput: (text) => (output += text),
  });
});
clearUp(() => server.stop());

const answered = z.object({
  msg: z.enum(['call', 'page']),
  requestId: z.uuid(),
  method: z.string(),
  path: z.string().optional(),
  page: z.string().optional(),
  status: z.number(),
});

/** The lines about calls and pages, once there are as many as expected. */
const readLines = async (count: number) => {
  const list = () =>
    output
      .split('\n')
      .slice(0, -1)
      .flatMap((text) => answered.safeParse(JSON.parse(text)).data ?? []);
  await eventually(() => list().length >= count);
  return list();
};

test('each call is logged by the id that its caller gets, also at unknown addresses and by unknown methods', async () => {
  const known = '/api/v1/admin/skill-list';
  const requests = [
    ['GET', known],
    ['DELETE', known],
    ['TRACE', known],
    ['GET', '/api/v1/no/such/call'],
    ['GET', '/api/v1/%2e%2e/package.json'],
    ['TRACE', '/search'],
  ] as const;
  const answers = [];
  for (const [method, path] of requests) answers.push(await exchange({ url: server.url + path, method }));
  const lines = await readLines(requests.length);
  assert.deepEqual(
    lines.map(({ requestId }) => requestId),
    answers.map(({ headers }) => headers['x-request-id']),
  );
  assert.deepEqual(
    lines.map(({ method, path, page, status }) => `${method} ${path ?? page} ${status}`),
    [
      'GET /admin/skill-list 200',
      'DELETE other 405',
      'TRACE other 405',
      'GET other 404',
      'GET other 404',
      'TRACE /search 405',
    ],
  );
  const headers = { authorization: `Bearer ${testEnv().METRICS_TOKEN}` };
  const { text } = await exchange({ url: `${server.url}/metrics`, headers });
  assert.match(text, /^hunar_refusals_total\{code="method_not_allowed"\} 2$/m);
  assert.match(text, /hunar_http_request_seconds_count\{method="GET",path="other",status="404"\} 2$/m);
  assert.match(text, /hunar_page_request_seconds_count\{page="\/search",status="405"\} 1$/m);
});
