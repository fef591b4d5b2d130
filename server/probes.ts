import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '#lib/platform/config/env.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { isDatabaseUp } from '#models/connection.ts';
import { findMissingIndexes } from '#models/define-model.ts';
import { countWaitingOutboxRows } from '#models/platform/outbox.ts';

const answer = (response: ServerResponse, status: number, body: object): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

// A database that hangs keeps a ping waiting far longer than anyone asks the probe.
const PATIENCE_MS = 2500;

const hasAll = async (): Promise<boolean> => {
  if (!(await isDatabaseUp())) return false;
  return (await findMissingIndexes()).length === 0;
};

const isReady = (): Promise<boolean> => Promise.race([hasAll(), pause(PATIENCE_MS, false, { ref: false })]);

const mayReadMetrics = ({ headers }: IncomingMessage): boolean => {
  const wanted = Buffer.from(`Bearer ${env().METRICS_TOKEN ?? ''}`);
  const given = Buffer.from(headers.authorization ?? '');
  return (
    env().METRICS_TOKEN !== undefined && wanted.length === given.length && timingSafeEqual(wanted, given)
  );
};

const answerMetrics = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (!mayReadMetrics(request)) return answer(response, 404, { status: 'not found' });
  const { registry, outboxWaiting } = metrics();
  // With the database away the other figures are wanted all the more.
  await countWaitingOutboxRows().then(
    (count) => outboxWaiting.set(count),
    () => {},
  );
  response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
};

/** Answers /healthz (the process), /readyz (database and indexes) and /metrics; false when the path is another. */
export const answerProbe = async (
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: boolean,
): Promise<boolean> => {
  switch (request.url) {
    case '/healthz':
      answer(response, 200, { status: 'ok' });
      return true;
    case '/readyz': {
      const ready = !isStopping && (await isReady());
      answer(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' });
      return true;
    }
    case '/metrics':
      await answerMetrics(request, response);
      return true;
    default:
      return false;
  }
};
