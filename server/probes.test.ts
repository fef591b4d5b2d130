import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { countedUri } from '#e2e/kit/count-commands.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { database, databaseClient } from '#models/connection.ts';
import { insertOutboxRow } from '#models/platform/outbox.ts';
import { freePort } from './embedded/ports.ts';

const port = await freePort();
const { url } = useTestServer({
  env: { METRICS_PORT: String(port), MONGODB_URI: countedUri(testEnv().MONGODB_URI) },
});

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

test('a readiness probe sends no query to the database', async () => {
  // Counted in this process, because other tests use the same database server.
  const sent: string[] = [];
  const note = ({ commandName }: { commandName: string }): void => {
    // The stream of events between servers asks all the time.
    if (commandName !== 'getMore') sent.push(commandName);
  };
  const client = databaseClient().on('commandStarted', note);
  for (let times = 0; times < 40; times += 1) await fetch(`${url()}/readyz`);
  const asked = sent.length;
  await database().command({ ping: 1 });
  client.off('commandStarted', note);
  assert.ok(sent.includes('ping'), 'commands are noted');
  // The server's own background work also runs.
  assert.ok(asked < 20, `${asked} commands for 40 probes: ${sent.join(', ')}`);
});
