import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { clearUp } from '#e2e/kit/clear-up.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeBrokenImage } from '#e2e/kit/factories/stored-images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { startTcpRelay } from '#e2e/kit/tcp-relay.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const mongod = new URL(process.env['HUNAR_TEST_MONGODB_URI'] ?? '');
const relay = await startTcpRelay({ host: mongod.hostname, port: Number(mongod.port) });
const relayedUri = `mongodb://127.0.0.1:${relay.port}/${testDatabaseName()}?directConnection=true`;
const { url } = useTestServer({ env: { MONGODB_URI: relayedUri, CALL_SECONDS: '5.5' } });
clearUp(relay.close);
afterEach(relay.heal);

const statusAt = (path: string): Promise<number> => fetchStatus(url() + path);

const prepare = async ({ contract, makeValid }: KnownCall) => ({ contract, ...(await makeValid()) });

type Prepared = Awaited<ReturnType<typeof prepare>>;

const send = async ({ contract, caller, parts }: Prepared) => {
  const startedAt = performance.now();
  const answer = await sendCall({ origin: url(), call: contract, parts, token: caller.token });
  return { contract, answer, milliseconds: performance.now() - startedAt };
};

// One call at a time: in parallel they wait too long for a connection on a busy machine.
const prepareAll = async (): Promise<Prepared[]> => {
  const requests = [];
  for (const known of await loadKnownCalls()) requests.push(await prepare(known));
  return requests;
};

/** Checks that each call succeeds; returns their total time. */
const expectAllWell = async (): Promise<number> => {
  let sum = 0;
  for (const known of atLeastOne(await loadKnownCalls())) {
    const { contract, answer, milliseconds } = await send(await prepare(known));
    expectSuccess(answer, contract);
    sum += milliseconds;
  }
  return sum;
};

// A connection that broke earlier can still cost a call its first attempt.
const expectAllRecovered = async (): Promise<void> => {
  for (const known of atLeastOne(await loadKnownCalls()))
    await eventually(async () => {
      const { contract, answer } = await send(await prepare(known));
      if (answer.status !== 503) expectSuccess(answer, contract);
      return answer.status !== 503;
    });
};

// These answer from data shipped with the product.
const needsNoDatabase = new Set(['/openapi.json', '/places/pin/{pin}', '/places/reverse', '/places/states']);

// Answers from lists reloaded every second or two, and fails as soon as they cannot be.
const suggestPath = '/search/suggest';

const faults = { 'cut off': relay.cut, 'taking everything and answering nothing': relay.hang };

suite('while the database is', () => {
  // How long all calls take while it works.
  let wellMs: number | null = null;

  for (const [name, breakLine] of Object.entries(faults)) {
    test(`${name}, calls that need it answer 503 within 6 s, the server stays ready, and all recovers`, async () => {
      // Sent in parallel, they delay each other by up to their total time.
      wellMs ??= await expectAllWell();
      const maxMs = 6000 + wellMs;
      const requests = await prepareAll();
      breakLine();
      const probes = Promise.all(['/healthz', '/readyz', '/readyz?deep'].map(statusAt));
      for (const { contract, answer, milliseconds } of await Promise.all(atLeastOne(requests).map(send))) {
        const call = contract.name;
        assert.ok(milliseconds < maxMs, `${call} took ${milliseconds} ms`);
        if (answer.status === 200) {
          assert.ok(needsNoDatabase.has(contract.path) || contract.path === suggestPath, call);
        } else {
          assert.equal(expectRefusal(answer, 503).code, 'unavailable', call);
          assert.ok(Number(answer.headers['retry-after']) >= 1, call);
        }
      }
      assert.deepEqual(await probes, [200, 200, 503]);
      await eventually(async () => (await statusAt(`/api/v1${suggestPath}?q=a`)) === 503);
      relay.heal();
      await eventually(async () => (await statusAt('/readyz?deep')) === 200);
      await expectAllRecovered();
    });
  }
});

test('an internal error answers 500 with a request id and no detail, and the process survives', async () => {
  const { userId } = await signIn('customer');
  const key = await makeBrokenImage({ ownerId: userId });
  const params = { file: imageFile({ key, size: 256 }) };
  const answer = await sendCall({ origin: url(), call: 'GET /images/{file}', parts: { params } });
  const { error, requestId, ...rest } = expectRefusal(answer, 500);
  assert.deepEqual({ error, ...rest }, { success: false, error: 'Something went wrong!', code: 'internal' });
  assert.equal(answer.headers['x-request-id'], requestId);
  assert.equal(await statusAt('/healthz'), 200);
});
