import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { startMailServer, type MailServer } from '#e2e/kit/mail-server.ts';
import { startPushService, type PushService } from '#e2e/kit/push-service.ts';
import { leaveDatabase, readyForServer } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { startTraceCollector, type TraceCollector } from '#e2e/kit/trace-collector.ts';
import { startServer, type RunningServer } from './index.ts';

let collector: TraceCollector;
let mail: MailServer;
let push: PushService;
let server: RunningServer;

before(async () => {
  [collector, mail, push] = await Promise.all([startTraceCollector(), startMailServer(), startPushService()]);
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: mail.url,
    PUSH_SERVICES: push.origin,
    HUNAR_WORKER: 'on',
    SHUTDOWN_SECONDS: '3',
  };
  const env = testEnv(settings);
  await readyForServer(env);
  server = await startServer({ env, pages: false });
});
clearUp(async () => {
  try {
    await leaveDatabase();
    await server.stop();
  } finally {
    // Open listeners would keep this process alive.
    await Promise.all([collector.stop(), mail.stop(), push.stop()]);
  }
});

const { book } = bookingClient(() => server.url);

const spansNamed = (name: RegExp) => collector.spans.filter((span) => name.test(span.name));

/** Books a worker who has an email address and a browser that takes push messages. */
const bookListeningWorker = async (headers: Record<string, string> = {}) => {
  const bookable = await makeBookable();
  const worker = await makeSession(bookable.worker);
  const customer = await makeSession(await makeUser());
  const saved = await sendCall({
    origin: server.url,
    call: saveTokenContract,
    token: worker.token,
    parts: { body: push.subscribe().subscription },
  });
  assert.equal(saved.status, 200);
  const body = bookingBodyFor(bookable);
  if (Object.keys(headers).length === 0) {
    assert.equal((await book(customer, body)).status, 201);
  } else {
    const response = await fetch(`${server.url}/api/v1/bookings`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 201);
  }
  return { bookable };
};

const wanted = [
  ...['insert bookings', 'commitTransaction', 'insert outbox'],
  ...['outbox news', 'send push', 'send mail'],
];

/** What the trace of the first booking still lacks: some of its parts, or parents of its spans. */
const findMissing = (): string[] => {
  const [call] = spansNamed(/^POST \/bookings$/);
  const trace = collector.spans.filter(({ traceId }) => traceId === call?.traceId);
  const names = new Set(trace.map(({ name }) => name));
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const orphans = trace.filter(({ parentSpanId }) => parentSpanId !== undefined && !ids.has(parentSpanId));
  return [
    ...wanted.filter((name) => !names.has(name)),
    ...orphans.map(({ name }) => `the parent of ${name}`),
  ];
};

test('the trace of a booking holds its call, its commands, its outbox row, its push and its mail', async () => {
  const { bookable } = await bookListeningWorker();
  // A span is sent once it has ended, so that parents may arrive after their children.
  await eventually(() => findMissing().length === 0);
  const sent = collector.bodies.join('\n');
  for (const secret of [bookable.worker.email, bookable.worker.phone, '12 Park Road'])
    assert.ok(!secret || !sent.includes(secret), 'a trace holds personal data');
});

test('the server’s own polling makes no traces', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  assert.deepEqual(
    roots.filter(({ name }) => !/^(GET|POST|PUT|PATCH|DELETE) \/|^task |^outbox /.test(name)),
    [],
  );
});

test('a caller’s own trace is linked and not continued', async () => {
  const theirs = 'a'.repeat(32);
  const known = new Set(spansNamed(/^POST \/bookings$/).map(({ spanId }) => spanId));
  await bookListeningWorker({ traceparent: `00-${theirs}-${'b'.repeat(16)}-00` });
  const calls = () => spansNamed(/^POST \/bookings$/).filter(({ spanId }) => !known.has(spanId));
  await eventually(() => calls().length > 0);
  const [call] = calls();
  assert.ok(call);
  assert.notEqual(call.traceId, theirs);
  assert.deepEqual(
    call.links.map(({ traceId }) => traceId),
    [theirs],
  );
});
