import { useEnv } from '#lib/platform/config/env.ts';
import { connect, disconnect } from '#models/connection.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { forkServer, type ForkedServer, type ForkSetup } from '#server/testing/fork-server.ts';
import { openClient, type ClientSocket } from '#server/testing/socket-client.ts';
import { testEnv } from '#server/testing/test-env.ts';
import { beforeLeaving } from '#server/scripts/run-script.ts';

/** How long or how large a run is, by environment. */
export const setting = (name: string, value: number): number => Number(process.env[name] ?? value);

/** A database of its own, which this process reads past the product. */
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

/** A server of the product on that database, as a process; whatever it fails at is said by its log. */
export const startNode = async (
  env: Record<string, string> = {},
  setup: Pick<ForkSetup, 'crash'> = {},
): Promise<ForkedServer> => {
  const node = await forkServer({
    database: `t_${process.pid}`,
    env: { LOG_LEVEL: 'error', HUNAR_WORKER: 'on', ...env },
    ...setup,
  });
  beforeLeaving(node.kill);
  return node;
};

/** Waits until something is so, or for so long; whether it is. */
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

// As the browser's client does after a refusal or a farewell, of which socket.io takes no second try.
const AGAIN_MS = 1000;

/** Opens a client that comes back whatever it was told. */
export const openStubborn = (options: Parameters<typeof openClient>[0]): ClientSocket => {
  const client = openClient(options);
  const again = (): void => void setTimeout(() => client.connect(), AGAIN_MS);
  client.on('connect_error', () => !client.active && again());
  client.on('disconnect', (reason) => reason === 'io server disconnect' && again());
  return client;
};

/** Opens clients and waits for all of them, some at a time, as a crowd comes. */
export const openClients = async (
  options: readonly Parameters<typeof openClient>[0][],
): Promise<ClientSocket[]> => {
  const clients: ClientSocket[] = [];
  for (let from = 0; from < options.length; from += 50) {
    const some = options.slice(from, from + 50).map(openStubborn);
    clients.push(...some);
    if (!(await within(30_000, () => some.every(({ connected }) => connected))))
      throw new Error('Not everybody came in.');
  }
  return clients;
};
