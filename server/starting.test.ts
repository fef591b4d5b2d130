import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { listSkillsCall } from '#lib/features/catalogue/contracts/named-lists.calls.ts';
import { createApi } from '#lib/platform/browser/api.ts';
import { clearUp } from '#server/testing/clear-up.ts';
import { testEnv } from '#server/testing/test-env.ts';
import { database, disconnect } from '#models/connection.ts';
import { loadDemoData } from './embedded/demo/load-demo.ts';
import { startServer } from './index.ts';
import { listen } from './listen.ts';

clearUp(disconnect);

const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server, testEnv());
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('a server with a demo is reached only once the people and lists are there', async () => {
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
    const { data } = await createApi({ origin, token: () => null })(listSkillsCall);
    assert.equal(data.length, 13);
    assert.equal(await database().collection('users').countDocuments({ role: 'worker' }), 60);
  } finally {
    await database().dropDatabase();
    await server.stop();
  }
});
