import { createServer } from 'node:http';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { appOrigin, hasPhoneAccounts, useEnv, type Env } from '#lib/platform/config/env.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { log } from '#lib/platform/observability/log.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { requireSmsSettings } from '#lib/features/notifications/services/sms-updates.ts';
import { storeShown } from '#lib/features/people/services/steps/note-shown.ts';
import { warmSearch } from '#lib/features/search/services/steps/load-vocabulary.ts';
import { setClock } from '#lib/platform/time/clock.ts';
import { connect, disconnect, watchStrain } from '#models/connection.ts';
import { allowOrigins, createApiHost, gateApi, type Listener } from './dispatch.ts';
import { readTrustedProxies } from './client-address.ts';
import { createDispatcher, createUpgradeSwitch } from './dispatch.ts';
import { limitPages } from './limit-pages.ts';
import { closeGently, followUpgraded, listen } from './listen.ts';
import { dropFormerEmailIndex } from './migrations/023-email-of-some.ts';
import { nowAndThen, runMigrations } from './migrations/run-migrations.ts';
import { observePages } from './observe-pages.ts';
import { createPages, gatePages, noPages, type Pages } from './pages.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serveMetrics } from './probes.ts';
import { requireFirebase } from './require-firebase.ts';
import { createSockets } from './socket/create-io.ts';
import { startTracing } from './start-tracing.ts';
import { createStaticFiles } from './static-files.ts';
import { startWorker } from './worker/start-worker.ts';

export interface RunningServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  env: Env;
  /** Without pages the server is API and socket only, and needs no build. */
  pages?: boolean;
  /** Loads data that startup need not wait for; the port is already open. */
  fill?: (() => Promise<unknown>) | undefined;
}

// Slow clients are cut off before they can hold a connection for long.
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 2000,
};

const withStaticFiles = (pages: Pages, dev: boolean): Listener => {
  const listener = observePages(limitPages(pages.listener));
  // In development Next serves them, and without pages there is no build that made any.
  if (dev || pages === noPages) return listener;
  const files = createStaticFiles();
  return (request, response) => files(request, response, () => void listener(request, response));
};

const makeParts = async ({ env, pages: hasPages = true }: ServerOptions) => {
  const dev = env.mode === 'development';
  const pages = hasPages ? await createPages({ dev, port: env.PORT }) : noPages;
  const host = env.HUNAR_API_HOST === 'next' ? pages.listener : await createApiHost();
  return {
    pages,
    api: allowOrigins(gateApi(host)),
    rest: gatePages(withStaticFiles(pages, dev)),
    sockets: await createSockets(),
  };
};

/** Starts the product: pages, API, socket and background work on one port. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { env, fill } = options;
  useEnv(env);
  requireFirebase(env);
  if (env.HUNAR_WORKER === 'on') requireSmsSettings();
  if (env.HUNAR_CLOCK) setClock(new Date(env.HUNAR_CLOCK));
  const proxies = readTrustedProxies(env.TRUSTED_PROXIES);
  watchStrain({
    onPoolWait: (seconds) => metrics().poolWaitSeconds.observe(seconds),
    onRetry: () => metrics().transactionRetries.inc(),
  });
  const stopTracing = await startTracing(env);
  await connect(env.MONGODB_URI);
  await storage().check();
  await prepareDatabase();
  if (hasPhoneAccounts()) await dropFormerEmailIndex();
  await runMigrations({ report: nowAndThen((progress) => log().info(progress, 'migration')) });
  await fill?.();

  let stopping: Promise<void> | null = null;
  const [{ pages, api, rest, sockets }] = await Promise.all([
    makeParts(options),
    // Without pages it is a server for tests and measurements, most of which search nothing.
    options.pages === false ? null : warmSearch(),
  ]);
  const isStopping = () => stopping !== null;
  const server = createServer(
    limits,
    createDispatcher({ proxies, api, rest, sockets: sockets.listener, isStopping }),
  );
  const upgraded = followUpgraded(server);
  server.on('upgrade', createUpgradeSwitch({ sockets: sockets.upgrade, pages: pages.upgrade }));
  const port = await listen(server, env);
  // With PORT=0 the system chooses the port; links and passkeys use the chosen one.
  useEnv({ ...env, PORT: port });
  const figures = env.METRICS_PORT ? await serveMetrics(env.METRICS_PORT) : null;
  const worker = env.HUNAR_WORKER === 'on' ? startWorker() : null;

  const closePort = async () => {
    const deadline = performance.now() + (env.SHUTDOWN_SECONDS - 3) * 1000;
    // Sockets first: a polling client can be told to reconnect only while the port is open.
    await sockets.drain();
    await closeGently({ server, upgraded, graceMs: Math.max(0, deadline - performance.now()) });
  };
  const stop = async () => {
    log().info({ port }, 'server stopping');
    await Promise.all([closePort(), worker?.stop()]);
    await storeShown();
    await sockets.leave();
    await pages.close();
    figures?.close();
    await disconnect();
    await stopTracing();
    log().info({ port }, 'server stopped');
  };
  log().info({ version: APP_VERSION, mode: env.mode, port, origin: appOrigin() }, 'server started');
  return { url: `http://localhost:${port}`, port, stop: () => (stopping ??= stop()) };
};
