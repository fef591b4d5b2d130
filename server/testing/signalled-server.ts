import { beforeLeaving, runScript } from '../scripts/run-script.ts';
import { startServer } from '../index.ts';
import { testEnv } from './test-env.ts';

// A server process that obeys signals as the product's own script does; the parent names the database.
const main = async (): Promise<void> => {
  const server = await startServer({
    env: testEnv({ MONGODB_URI: process.env['HUNAR_TEST_SERVER_URI'] ?? '' }),
    pages: false,
  });
  beforeLeaving(server.stop);
  process.send?.({ url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
