import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '#lib/platform/config/env.ts';
import { startMongod } from '../embedded/mongod.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { createRestarter } from './dev/create-restarter.ts';
import { beforeLeaving, runScript } from '#lib/platform/terminal/run-script.ts';
import { loadDotEnv, embeddedSettings } from './start/read-settings.ts';
import { requirePort } from './start/require-port.ts';

// Pages, components and API routes reload by themselves; the server loads these files once.
const watched = ['server', 'lib', 'models'];
const isForServer = (file: string): boolean =>
  /\.(ts|mjs|js)$/.test(file) && !/\.test\.ts$|^client\/|^scripts\//.test(file);

const startDatabase = async (dataDir: string): Promise<string> => {
  say('Starting the embedded database …');
  const mongod = await startMongod({ dataDir });
  beforeLeaving(mongod.stop);
  return mongod.uri;
};

const main = async (): Promise<void> => {
  loadDotEnv();
  const settings = embeddedSettings('development');
  const env = parseEnv(settings);
  await requirePort(env);
  const uri = process.env['MONGODB_URI'] || (await startDatabase(env.DATA_DIR));
  const restarter = createRestarter({
    script: join(import.meta.dirname, 'dev/serve.ts'),
    env: { ...settings, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', MONGODB_URI: uri },
  });
  beforeLeaving(restarter.stop);
  restarter.start();
  for (const folder of watched)
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (file && isForServer(file)) restarter.restartSoon();
    });
};

runScript(main, { codeWhenStopped: 0 });
