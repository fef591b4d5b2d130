import { parseEnv, type Env } from '#lib/platform/config/env.ts';
import { keepEndingVisits } from '../embedded/demo/end-visits.ts';
import { loadDemoData } from '../embedded/demo/load-demo.ts';
import { startMongod } from '../embedded/mongod.ts';
import { requireReplicaSet } from '../embedded/require-replica-set.ts';
import { say } from '../embedded/say.ts';
import { buildWhenChanged } from './build/build-pages.ts';
import { beforeLeaving, runScript } from './run-script.ts';
import { announce } from './start/announce.ts';
import { loadDotEnv, embeddedSettings } from './start/read-settings.ts';
import { requirePort } from './start/require-port.ts';

const startDatabase = async ({ DATA_DIR }: Env): Promise<string> => {
  say('Starting the embedded database …');
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

const main = async (): Promise<void> => {
  loadDotEnv();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const env = process.env['MONGODB_URI'] ? await readProduction() : await readDemo();
  await buildWhenChanged();
  // React and Next read NODE_ENV when they are loaded, hence not before.
  const { startServer } = await import('../index.ts');
  const server = await startServer({ env, fill: env.mode === 'demo' ? loadDemoData : undefined });
  beforeLeaving(server.stop);
  if (env.mode === 'demo') beforeLeaving(keepEndingVisits());
  await announce({ env, url: server.url });
};

runScript(main, { codeWhenStopped: 0 });
