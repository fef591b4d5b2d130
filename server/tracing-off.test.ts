import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';

const { url } = useTestServer({ env: { HUNAR_WORKER: 'on' }, pages: false });
const { book } = bookingClient(url);

test('a server without a collector loads no package for traces and stores no trace', async () => {
  const customer = await makeSession(await makeUser());
  assert.equal((await book(customer, bookingBodyFor(await makeBookable()))).status, 201);
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  assert.ok(loaded.some((path) => path.includes('/node_modules/mongodb/')));
  assert.deepEqual(
    // prom-client brings the interface, which is empty without a recorder.
    loaded.filter((path) => /\/@opentelemetry\/(?!api\/)/.test(path)),
    [],
  );
  const rows = await listOutboxRows();
  assert.ok(rows.length > 0);
  assert.deepEqual(
    rows.filter(({ trace }) => trace !== undefined),
    [],
  );
});
