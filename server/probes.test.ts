import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { countedUri } from '#e2e/kit/count-commands.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';
import { startTcpRelay } from '#e2e/kit/tcp-relay.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { databaseClient } from '#models/connection.ts';
import { listModelShapes } from '#models/define-model.ts';
import { insertOutboxRow } from '#models/platform/outbox.ts';
import { freePort } from './embedded/ports.ts';

const PROMETHEUS_WAITS_MS = 10_000;

const port = await freePort();
const mongod = new URL(process.env['HUNAR_TEST_MONGODB_URI'] ?? '');
const relay = await startTcpRelay({ host: mongod.hostname, port: Number(mongod.port) });
const relayed = `mongodb://127.0.0.1:${relay.port}/${testDatabaseName()}?directConnection=true`;
const { url } = useTestServer({
  env: { METRICS_PORT: String(port), MONGODB_URI: countedUri(relayed) },
});
clearUp(relay.close);
afterEach(relay.heal);

const readFigures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('metrics are served on the loopback without a token, and on the public port only with one', async () => {
  assert.match(await readFigures(), /^hunar_database_up 1$/m);
  assert.match(await readFigures(), /^hunar_bookings_total\{status="pending"\} 0$/m);
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 404);
  assert.equal((await fetch(`${url()}/metrics`)).status, 404);
});

test('refusals are counted by code', async () => {
  const { token } = await signIn('customer');
  const params = { id: 'f'.repeat(24) };
  await sendCall({ origin: url(), call: 'GET /bookings/{id}', token, parts: { params } });
  assert.match(await readFigures(), /^hunar_refusals_total\{code="not_found"\} 1$/m);
});

test('the age of the oldest row that is due is known, and rows for later do not count', async () => {
  const row = { kind: 'welcomeMail', payload: {}, createdAt: new Date() };
  await insertOutboxRow({ ...row, dueAt: new Date(Date.now() + 3_600_000) });
  assert.match(await readFigures(), /^hunar_outbox_oldest_seconds 0$/m);
  await insertOutboxRow({ ...row, dueAt: new Date(Date.now() - 90_000) });
  const [, seconds] = /^hunar_outbox_oldest_seconds ([\d.]+)$/m.exec(await readFigures()) ?? [];
  assert.ok(Number(seconds) >= 90 && Number(seconds) < 120, seconds);
});

/** The commands during 40 probes. Counted in this process, because other tests use the same database server. */
const listCommandsOf = async (path: string): Promise<string[]> => {
  const sent: string[] = [];
  const note = ({ commandName }: { commandName: string }): void => {
    // The stream of events between servers asks all the time.
    if (commandName !== 'getMore') sent.push(commandName);
  };
  const client = databaseClient().on('commandStarted', note);
  for (let times = 0; times < 40; times += 1) await fetch(`${url()}${path}`);
  client.off('commandStarted', note);
  return sent;
};

test('a readiness probe sends no query to the database', async () => {
  const sent = await listCommandsOf('/readyz');
  // The server's own background work also runs.
  assert.ok(sent.length < 20, `${sent.length} commands for 40 probes: ${sent.join(', ')}`);
});

test('deep probes ask the database each time whether it answers, and look at the indexes once', async () => {
  const sent = await listCommandsOf('/readyz?deep');
  assert.ok(sent.filter((name) => name === 'ping').length >= 40);
  const looks = sent.filter((name) => name === 'listIndexes').length;
  assert.equal(looks, listModelShapes().length);
});

test('metrics come before Prometheus gives up while the database takes everything and answers nothing', async () => {
  relay.hang();
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`, {
    signal: AbortSignal.timeout(PROMETHEUS_WAITS_MS),
  });
  assert.match(await figures.text(), /^hunar_database_members\{state="up"\} [01]$/m);
});
