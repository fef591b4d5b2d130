import assert from 'node:assert/strict';
import { afterEach, before, suite, test } from 'node:test';
import { z } from 'zod';
import { createBrowser } from '#e2e/kit/api/browser.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { listPageCases } from '#e2e/kit/api/page-cases.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makePageCookie } from '#e2e/kit/factories/page-cookies.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { startTcpRelay } from '#e2e/kit/tcp-relay.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

useTestDatabase();
const mongod = new URL(process.env['HUNAR_TEST_MONGODB_URI'] ?? '');
const relay = await startTcpRelay({ host: mongod.hostname, port: Number(mongod.port) });
const database = testDatabaseName();
const relayed = `mongodb://127.0.0.1:${relay.port}/${database}?directConnection=true`;
let server: ForkedServer;
const lines: string[] = [];

before(async () => {
  server = await forkServer({
    database,
    pages: true,
    env: { MONGODB_URI: relayed, LOG_LEVEL: 'info' },
    onOutput: (text) => void lines.push(...text.trim().split('\n')),
  });
});
afterEach(relay.heal);
clearUp(async () => {
  await server.stop();
  relay.close();
});

const readMetrics = async (): Promise<string> => {
  const headers = { authorization: `Bearer ${testEnv().METRICS_TOKEN}` };
  return (await fetch(`${server.url}/metrics`, { headers })).text();
};
const seesDatabase = async (): Promise<boolean> => /^hunar_database_up 1$/m.test(await readMetrics());

const openAs = async (who: 'guest' | 'customer') => {
  const browser = createBrowser(server.url);
  if (who === 'guest') return { browser, visitor: null };
  const person = await signIn(who);
  const { name, value } = await makePageCookie(person);
  browser.cookies.set(name, value);
  return { browser, visitor: { userId: person.userId, role: who } };
};

const line = z.looseObject({ level: z.number(), time: z.string(), msg: z.string() });
const pageLine = line.extend({ page: z.string(), status: z.number(), ms: z.number(), requestId: z.uuid() });
const pageLines = () =>
  lines.map((text) => line.parse(JSON.parse(text))).flatMap((one) => (one.msg === 'page' ? [one] : []));

suite('pages', () => {
  test('each request for a page writes one log line and one measurement, with the page’s pattern', async () => {
    const since = pageLines().length;
    const { browser } = await openAs('guest');
    const asked = ['/search?q=fan', '/category/ffffffffffffffffffffffff', '/no/such/page', '/office'];
    for (const path of asked) await browser.send({ path });
    await eventually(() => pageLines().length === since + asked.length);
    const told = pageLines()
      .slice(since)
      .map((one) => pageLine.parse(one));
    assert.deepEqual(
      told.map(({ page, status }) => `${page} ${status}`),
      ['/search 200', '/category/{id} 404', 'other 404', '/office 404'],
    );
    assert.match(await readMetrics(), /hunar_page_request_seconds_count\{page="\/search",status="200"\} 1/);
  });

  for (const who of ['guest', 'customer'] as const)
    test(`shown to a ${who} answer 503 with Retry-After while the database is down, and recover`, async () => {
      const { browser, visitor } = await openAs(who);
      relay.cut();
      await eventually(async () => !(await seesDatabase()));
      assert.equal(await fetchStatus(`${server.url}/readyz`), 200);
      assert.equal(await fetchStatus(`${server.url}/readyz?deep`), 503);
      const answers = await Promise.all(
        atLeastOne(listPageCases(visitor))
          .filter(({ path, goesTo }) => path === goesTo)
          .map(async ({ path }) => ({ path, answer: await browser.send({ path }) })),
      );
      const isFine = (status: number, path: string): boolean =>
        status === 503 || (path === '/offline' || path === '/docs' ? status === 200 : status === 404);
      assertEach(answers, ({ path, answer }) => isFine(answer.status, path));
      const failed = answers.filter(({ answer }) => answer.status === 503);
      assert.ok(failed.length > 10);
      assertEach(failed, ({ answer }) => Number(answer.headers['retry-after']) >= 1);
      relay.heal();
      await eventually(seesDatabase);
      assert.equal(await fetchStatus(`${server.url}/readyz?deep`), 200);
      assert.equal((await browser.send({ path: '/search' })).status, 200);
    });

  test('everything the server prints is JSON', () => {
    assertEach(lines, (text) => line.safeParse(JSON.parse(text)).success);
  });
});
