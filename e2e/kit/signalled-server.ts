import { beforeLeaving, runScript } from '#lib/platform/terminal/run-script.ts';
import { startServer } from '#server/index.ts';
import { testEnv } from './test-env.ts';

// A server process that handles signals like the product's own script; the parent names the database.
const main = async (): Promise<void> => {
  const server = await startServer({
    env: testEnv({ MONGODB_URI: process.env['HUNAR_TEST_SERVER_URI'] ?? '' }),
    pages: false,
  });
  beforeLeaving(server.stop);
  process.send?.({ url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
