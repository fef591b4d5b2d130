import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { env } from '#lib/platform/config/env.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import { countMembers, hasPrimary, isDatabaseUp } from '#models/connection.ts';
import { findMissingIndexes } from '#models/define-model.ts';
import { listSchedules } from '#models/platform/schedule.ts';
import { countWaitingOutboxRows, findOldestDue } from '#models/platform/outbox.ts';

const answer = (response: ServerResponse, status: number, body: object): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

// A hanging database would keep a command waiting far longer than probes and Prometheus wait.
const PATIENCE_MS = 2500;

// Anyone can ask, and each look costs the database a command per collection.
const INDEXES_KNOWN_MS = 60_000;
const knownIndexes = createTtlCache<Promise<void>>({
  name: 'indexes of probes',
  keptMs: INDEXES_KNOWN_MS,
  maxEntries: 1,
});

const requireIndexes = async (): Promise<void> => {
  const missing = await findMissingIndexes();
  if (missing.length > 0) throw new Error(`Indexes are missing: ${missing.join(', ')}`);
};

const hasIndexes = (): Promise<boolean> =>
  knownIndexes.get('all', requireIndexes).then(
    () => true,
    () => false,
  );

const isDatabaseWell = async (): Promise<boolean> => (await isDatabaseUp()) && (await hasIndexes());

/**
 * Ready means started, migrated and not stopping. A database that is down does not count: all servers would leave the
 * proxy at once, and callers would not even get our 503.
 */
const answerReady = async (response: ServerResponse, isStopping: boolean, isDeep: boolean): Promise<void> => {
  const ready = !isStopping;
  const status = ready ? 'ready' : 'not ready';
  if (!isDeep) return answer(response, ready ? 200 : 503, { status });
  const well = await within(PATIENCE_MS, isDatabaseWell(), () => false);
  answer(response, ready && well ? 200 : 503, { status, database: well ? 'up' : 'down' });
};

const mayReadMetrics = ({ headers }: IncomingMessage): boolean => {
  const expected = Buffer.from(`Bearer ${env().METRICS_TOKEN ?? ''}`);
  const actual = Buffer.from(headers.authorization ?? '');
  return (
    env().METRICS_TOKEN !== undefined &&
    expected.length === actual.length &&
    timingSafeEqual(expected, actual)
  );
};

// A running task stays due until it ends, so one that takes too long shows up, too.
const noteLags = (schedules: Awaited<ReturnType<typeof listSchedules>>, at: Date): void => {
  const lags = new Map<string, number>();
  for (const { _id, nextAt } of schedules) {
    const [job = _id] = _id.split('/');
    lags.set(job, Math.max(lags.get(job) ?? 0, (at.getTime() - nextAt.getTime()) / 1000));
  }
  const { jobLagSeconds } = metrics();
  jobLagSeconds.reset();
  for (const [job, seconds] of lags) jobLagSeconds.set({ job }, seconds);
};

const noteMembers = (): void => {
  const { databaseMembers } = metrics();
  for (const [state, count] of Object.entries(countMembers())) databaseMembers.set({ state }, count);
};

/** Reads the metrics that need the database. */
export const noteDatabaseState = async (): Promise<void> => {
  const { outboxWaiting, outboxOldestSeconds } = metrics();
  const at = now();
  const [count, oldest, schedules] = await Promise.all([
    countWaitingOutboxRows(),
    findOldestDue(at),
    listSchedules(),
  ]);
  noteLags(schedules, at);
  outboxWaiting.set(count);
  outboxOldestSeconds.set(oldest ? (at.getTime() - oldest.getTime()) / 1000 : 0);
};

const sendMetrics = async (response: ServerResponse): Promise<void> => {
  const { registry, databaseUp } = metrics();
  databaseUp.set(hasPrimary() ? 1 : 0);
  noteMembers();
  // When the database is down or hangs, the other metrics are still served.
  await within(PATIENCE_MS, noteDatabaseState(), () => {}).catch(() => {});
  response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
};

/** Serves the metrics on a separate port. It listens on the loopback, where no token is needed. */
export const serveMetrics = async (port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void sendMetrics(response);
    else answer(response, 404, { status: 'not found' });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const answerMetrics = (request: IncomingMessage, response: ServerResponse): Promise<void> | void =>
  mayReadMetrics(request) ? sendMetrics(response) : answer(response, 404, { status: 'not found' });

/** Answers /healthz, /readyz, /readyz?deep (with the database and its indexes) and /metrics; false for other paths. */
export const answerProbe = async (
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: boolean,
): Promise<boolean> => {
  switch (request.url) {
    case '/healthz':
      answer(response, 200, { status: 'ok' });
      return true;
    case '/readyz':
    case '/readyz?deep':
      await answerReady(response, isStopping, request.url.endsWith('?deep'));
      return true;
    case '/metrics':
      await answerMetrics(request, response);
      return true;
    default:
      return false;
  }
};
