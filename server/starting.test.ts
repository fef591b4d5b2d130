import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { before, test } from 'node:test';
import { createApi } from '#lib/platform/browser/api.ts';
import { EnvError } from '#lib/platform/config/env.ts';
import { listSentKinds } from '#lib/features/notifications/rules/sms-kinds.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { readyForServer } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { database, disconnect } from '#models/connection.ts';
import { loadDemoData } from './embedded/demo/load-demo.ts';
import { startServer } from './index.ts';
import { listen } from './listen.ts';

before(() => readyForServer(testEnv()));
clearUp(disconnect);

const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server, testEnv());
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('a demo server is reachable only once its people and lists are loaded', async () => {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const isReached = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      () => true,
      () => false,
    );
  const seen: boolean[] = [];
  const fill = async (): Promise<void> => {
    seen.push(await isReached());
    await loadDemoData();
    seen.push(await isReached());
  };
  const env = testEnv({ PORT: String(port), SHUTDOWN_SECONDS: '3' });
  const server = await startServer({ env, pages: false, fill });
  try {
    assert.deepEqual(seen, [false, false]);
    assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    const { data } = await createApi({ origin, token: () => null })('GET /admin/skill-list');
    assert.equal(data.length, 13);
    assert.equal(await database().collection('users').countDocuments({ role: 'worker' }), 60);
  } finally {
    await database().dropDatabase();
    await server.stop();
  }
});

test('a server with an SMS gateway refuses to start without a template that it always needs', async () => {
  for (const kind of atLeastOne(listSentKinds([]))) {
    const kinds = listSentKinds([]).filter((other) => other !== kind);
    const templates = Object.fromEntries(kinds.map((other) => [other, { en: { id: other } }]));
    const env = testEnv({
      ...{ SMS_URL: 'https://sms.example.test/send', SMS_SENDER: 'HUNARA', SMS_ENTITY: '1101234567890123' },
      ...{ SMS_TEMPLATES: JSON.stringify(templates), HUNAR_WORKER: 'on' },
    });
    await assert.rejects(
      startServer({ env, pages: false }),
      new EnvError(`SMS_TEMPLATES lacks the English template of ${kind}.`),
    );
  }
});
