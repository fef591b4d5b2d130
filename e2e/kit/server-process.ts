import { z } from 'zod';
import { setClock } from '#lib/platform/time/clock.ts';
import { startServer, type RunningServer } from '#server/index.ts';
import { armCrash, crashPoint } from './crash-points.ts';
import { testEnv } from './test-env.ts';

const serverSetup = z.strictObject({
  /** Name of a database on the run's mongod. */
  database: z.string(),
  pages: z.boolean().default(false),
  env: z.record(z.string(), z.string()).default({}),
  /** Where it dies while handling a message. */
  crash: crashPoint.optional(),
});
export type ServerSetup = z.input<typeof serverSetup>;

const serverMessage = z.union([
  z.strictObject({ clock: z.iso.datetime() }),
  z.strictObject({ stop: z.literal(true) }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

const databaseUri = (name: string): string => {
  const url = new URL(process.env['HUNAR_TEST_MONGODB_URI'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

const start = async (): Promise<RunningServer> => {
  const { database, pages, env, crash } = serverSetup.parse(
    JSON.parse(process.env['HUNAR_TEST_SERVER'] ?? ''),
  );
  const mode: Record<string, string> = pages ? { HUNAR_MODE: 'demo' } : {};
  const server = await startServer({
    env: testEnv({ MONGODB_URI: databaseUri(database), ...mode, ...env }),
    pages,
  });
  if (crash) await armCrash(crash);
  return server;
};

const server = await start();
const stop = async (): Promise<void> => {
  await server.stop();
  process.exit(0);
};
process.on('message', (message) => {
  const parsed = serverMessage.parse(message);
  if ('clock' in parsed) setClock(new Date(parsed.clock));
  else void stop();
});
// The test process is gone, for any reason.
process.on('disconnect', () => void stop());
// The parent may have exited while the server started.
if (process.connected) process.send?.({ url: server.url });
else await stop();
