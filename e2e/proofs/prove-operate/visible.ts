import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { startPushService } from '#e2e/kit/push-service.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startTraceCollector, type TraceCollector } from '#e2e/kit/trace-collector.ts';
import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { recordMax, recordMin } from '../prove-figures.ts';
import { startServers, type Servers } from './servers.ts';
import { makeCast, startVisitors } from './visitors.ts';

const REQUESTS = 300;

const line = z.looseObject({ msg: z.string(), requestId: z.string().optional() });

const parseLine = (text: string) => {
  try {
    return line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** The calls and pages that both servers have measured. */
const readMeasured = async ({ urls }: Servers): Promise<number> => {
  const headers = { authorization: `Bearer ${testEnv().METRICS_TOKEN}` };
  const texts = await Promise.all(
    urls.map(async (url) => (await fetch(`${url}/metrics`, { headers })).text()),
  );
  const counts = texts.join('\n').matchAll(/^hunar_(?:http|page)_request_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

const proveLog = async (servers: Servers): Promise<void> => {
  const visitors = await startVisitors(servers.url, await makeCast());
  while (visitors.seen.length < REQUESTS) await wait(100);
  const answered = (await visitors.stop()).filter(({ kind }) => kind !== 'file');
  const ids = answered.map(({ requestId }) => requestId ?? '');
  const countLines = (): Map<string, number> => {
    const lines = new Map<string, number>();
    for (const one of servers.log().map(parseLine))
      if (one?.requestId && (one.msg === 'call' || one.msg === 'page'))
        lines.set(one.requestId, (lines.get(one.requestId) ?? 0) + 1);
    return lines;
  };
  // The last line is written after its answer.
  await eventually(() => ids.every((id) => countLines().has(id))).catch(() => null);
  const lines = countLines();
  recordMin('R15 log: pages and calls', ids.length, 200);
  recordMax(
    'R15 log: without a line of their request id, or with two',
    ids.filter((id) => lines.get(id) !== 1).length,
    0,
  );
  const others = servers.log().filter((text) => parseLine(text) === null);
  recordMax('R15 log: lines that are not JSON', others.length, 0);
  recordMax(
    'R15 metrics: pages and calls missing or too many',
    Math.abs((await readMeasured(servers)) - ids.length),
    0,
  );
};

const proveTrace = async (
  servers: Servers,
  collector: TraceCollector,
  subscription: object,
): Promise<void> => {
  const bookable = await makeBookable();
  const [worker, customer] = [await makeSession(bookable.worker), await makeSession(await makeUser())];
  // The first server does no background work: the push is sent by the other one.
  const [origin = ''] = servers.urls;
  await sendCall({ origin, call: saveTokenContract, token: worker.token, parts: { body: subscription } });
  const body = bookingBodyFor(bookable);
  const booked = await sendCall({ origin, call: 'POST /bookings', token: customer.token, parts: { body } });
  const requestId = String(booked.headers['x-request-id']);
  const findTrace = (): string[] => {
    const call = collector.spans.find(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'hunar.request_id' && value['stringValue'] === requestId),
    );
    return collector.spans.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name);
  };
  const steps = ['POST /bookings', 'insert bookings', 'insert outbox', 'send push'];
  const countSteps = (): number => steps.filter((step) => findTrace().includes(step)).length;
  await eventually(() => countSteps() === steps.length).catch(() => null);
  recordMin('R15 trace: steps from the call to its push in one trace', countSteps(), steps.length);
};

/** Each page and call is in the log and the metrics, and a booking's trace leads to its push on the other server. */
export const proveVisible = async (): Promise<void> => {
  const [collector, push] = await Promise.all([startTraceCollector(), startPushService()]);
  beforeLeaving(() => Promise.all([collector.stop(), push.stop()]).then(() => {}));
  const servers = await startServers({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PUSH_SERVICES: push.origin,
  });
  await proveLog(servers);
  await proveTrace(servers, collector, push.subscribe().subscription);
  await servers.stop();
};
