import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { database } from '#models/connection.ts';
import { insertOutboxRow } from '#models/platform/outbox.ts';
import { freePort } from './embedded/ports.ts';

const serverStatus = z.looseObject({ opcounters: z.looseObject({ command: z.number() }) });
const port = await freePort();
const { url } = useTestServer({ env: { METRICS_PORT: String(port) } });

const readFigures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('metrics are served on the loopback without a token, and on the public port only with one', async () => {
  assert.match(await readFigures(), /^hunar_database_up 1$/m);
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
  const countCommands = async (): Promise<number> => {
    const status = serverStatus.parse(await database().admin().serverStatus());
    return status.opcounters.command;
  };
  const countAround = async (ask: () => Promise<unknown>): Promise<number> => {
    const before = await countCommands();
    await ask();
    return (await countCommands()) - before;
  };
  const idle = await countAround(async () => {});
  const asked = await countAround(async () => {
    for (let times = 0; times < 40; times += 1) await fetch(`${url()}/readyz`);
  });
  // The driver's own monitoring also runs.
  assert.ok(asked < idle + 20, `${asked} commands for 40 probes, ${idle} at rest`);
});
