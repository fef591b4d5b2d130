import { parseEnv, type Env } from '#lib/platform/config/env.ts';
import { keepEndingVisits } from '../embedded/demo/end-visits.ts';
import { loadDemoData } from '../embedded/demo/load-demo.ts';
import { startMongod } from '../embedded/mongod.ts';
import { requireReplicaSet } from '../embedded/require-replica-set.ts';
import { withProgress } from '#lib/platform/terminal/progress.ts';
import { say } from '#lib/platform/terminal/say.ts';
import { buildWhenChanged, requireBuild } from '#tools/build/build-pages.ts';
import { beforeLeaving, runScript } from '#lib/platform/terminal/run-script.ts';
import { announce } from './start/announce.ts';
import { loadDotEnv, embeddedSettings } from './start/read-settings.ts';
import { requirePort } from './start/require-port.ts';

const startDatabase = async ({ DATA_DIR }: Env): Promise<string> => {
  // Without a progress line, which would overwrite the question whether to fetch a database server.
  say('Step 1 of 3: starting the embedded database …');
  const mongod = await startMongod({ dataDir: DATA_DIR });
  beforeLeaving(mongod.stop);
  return mongod.uri;
};

const readDemo = async (): Promise<Env> => {
  const env = parseEnv(embeddedSettings('demo'));
  await requirePort(env);
  return { ...env, MONGODB_URI: await startDatabase(env) };
};

const readProduction = async (): Promise<Env> => {
  const env = parseEnv({ ...process.env, HUNAR_MODE: 'production' });
  await requirePort(env);
  await requireReplicaSet(env.MONGODB_URI);
  return env;
};

const preparePages = async (isDemo: boolean): Promise<void> => {
  if (!isDemo) return requireBuild();
  say('Step 2 of 3: the pages');
  await buildWhenChanged();
};

const main = async (): Promise<void> => {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const env = process.env['MONGODB_URI'] ? await readProduction() : await readDemo();
  const isDemo = env.mode === 'demo';
  await preparePages(isDemo);
  // React and Next read NODE_ENV when they load, so import them only now.
  const { startServer } = await import('../index.ts');
  const start = () => startServer({ env, fill: isDemo ? loadDemoData : undefined });
  const server = await (isDemo ? withProgress('Step 3 of 3: starting with the demo data', start) : start());
  beforeLeaving(server.stop);
  if (isDemo) beforeLeaving(keepEndingVisits());
  await announce({ env, url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
