import { useEnv } from '#lib/platform/config/env.ts';
import { connect, disconnect } from '#models/connection.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { forkServer, type ForkedServer, type ForkSetup } from '#e2e/kit/fork-server.ts';
import { openClient, type ClientSocket } from '#e2e/kit/socket-client.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

/** The length or size of a run, from the environment. */
export const setting = (name: string, value: number): number => Number(process.env[name] ?? value);

/** A separate database, which this process also reads directly. */
export const startTestCluster = async (): Promise<void> => {
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  process.env['HUNAR_TEST_MONGODB_URI'] = mongod.uri;
  const env = testEnv();
  useEnv(env);
  await connect(env.MONGODB_URI);
  beforeLeaving(disconnect);
  await prepareDatabase();
};

/** Starts a server process on that database. Errors appear in its log. */
export const startNode = async (
  env: Record<string, string> = {},
  setup: Pick<ForkSetup, 'crash'> = {},
): Promise<ForkedServer> => {
  const node = await forkServer({
    database: testDatabaseName(),
    env: { LOG_LEVEL: 'error', HUNAR_WORKER: 'on', ...env },
    ...setup,
  });
  beforeLeaving(node.kill);
  return node;
};

/** Waits for a condition up to a time limit and returns whether it holds. */
export const within = async (ms: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const deadline = Date.now() + ms;
  const look = async (): Promise<void> => {
    if (await isSo()) return resolve(true);
    if (Date.now() > deadline) return resolve(false);
    setTimeout(() => void look(), 50);
  };
  await look();
  return promise;
};

// Reconnects like the browser's client after a refusal or a drain, which socket.io does not retry.
const AGAIN_MS = 1000;

/** Opens a client that always reconnects. */
export const openStubborn = (options: Parameters<typeof openClient>[0]): ClientSocket => {
  const client = openClient(options);
  const again = (): void => void setTimeout(() => client.connect(), AGAIN_MS);
  client.on('connect_error', () => !client.active && again());
  client.on('disconnect', (reason) => reason === 'io server disconnect' && again());
  return client;
};

/** Opens clients in batches and waits for all of them. */
export const openClients = async (
  options: readonly Parameters<typeof openClient>[0][],
): Promise<ClientSocket[]> => {
  const clients: ClientSocket[] = [];
  for (let from = 0; from < options.length; from += 50) {
    const some = options.slice(from, from + 50).map(openStubborn);
    clients.push(...some);
    if (!(await within(30_000, () => some.every(({ connected }) => connected))))
      throw new Error('Not all clients connected.');
  }
  return clients;
};
