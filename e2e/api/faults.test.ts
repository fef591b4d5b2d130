import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { getImageCall } from '#lib/platform/images/contract.calls.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { loadKnownCalls, type KnownCall } from '#server/testing/api/load-matrix.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { clearUp } from '#server/testing/clear-up.ts';
import { eventually } from '#server/testing/eventually.ts';
import { makeBrokenImage } from '#server/testing/factories/stored-images.ts';
import { signIn } from '#server/testing/factories/users.ts';
import { startTcpRelay } from '#server/testing/tcp-relay.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const mongod = new URL(process.env['HUNAR_TEST_MONGODB_URI'] ?? '');
const relay = await startTcpRelay({ host: mongod.hostname, port: Number(mongod.port) });
const relayedUri = `mongodb://127.0.0.1:${relay.port}/t_${process.pid}?directConnection=true`;
const { url } = useTestServer({ env: { MONGODB_URI: relayedUri } });
clearUp(relay.close);
afterEach(relay.heal);

const statusOf = async (path: string): Promise<number> => (await fetch(url() + path)).status;

const prepare = async ({ contract, makeValid }: KnownCall) => ({ contract, ...(await makeValid()) });

type Prepared = Awaited<ReturnType<typeof prepare>>;

const send = async ({ contract, caller, parts }: Prepared) => {
  const startedAt = performance.now();
  const answer = await sendCall({ origin: url(), call: contract, parts, token: caller.token });
  return { contract, answer, milliseconds: performance.now() - startedAt };
};

// One call after the other: all at once they wait too long for a connection where the machine is busy.
const prepareAll = async (): Promise<Prepared[]> => {
  const requests = [];
  for (const known of await loadKnownCalls()) requests.push(await prepare(known));
  return requests;
};

/** Each call succeeds; answers how long all took together. */
const expectAllWell = async (): Promise<number> => {
  let sum = 0;
  for (const known of atLeastOne(await loadKnownCalls())) {
    const { contract, answer, milliseconds } = await send(await prepare(known));
    expectSuccess(answer, contract);
    sum += milliseconds;
  }
  return sum;
};

// They answer from what comes with the product.
const needsNoDatabase = new Set(['/openapi.json', '/places/pin/{pin}', '/places/reverse', '/places/states']);

// It answers from lists that are read anew every second or two, and is refused as soon as they are not.
const suggestPath = '/search/suggest';

const faults = { 'cut off': relay.cut, 'taking everything and answering nothing': relay.hang };

suite('while the database is', () => {
  for (const [name, breakLine] of Object.entries(faults)) {
    test(`${name}, calls that need it answer 503 within 6 s, /readyz fails, and all recovers`, async () => {
      // Sent at once, they keep each other waiting for as long as they take one after the other.
      const mostMs = 6000 + (await expectAllWell());
      const requests = await prepareAll();
      breakLine();
      const probes = Promise.all([statusOf('/healthz'), statusOf('/readyz')]);
      for (const { contract, answer, milliseconds } of await Promise.all(atLeastOne(requests).map(send))) {
        const call = `${contract.method} ${contract.path}`;
        assert.ok(milliseconds < mostMs, `${call} took ${milliseconds} ms`);
        if (answer.status === 200) {
          assert.ok(needsNoDatabase.has(contract.path) || contract.path === suggestPath, call);
        } else {
          assert.equal(expectRefusal(answer, 503).code, 'unavailable', call);
          assert.ok(Number(answer.headers['retry-after']) >= 1, call);
        }
      }
      assert.deepEqual(await probes, [200, 503]);
      await eventually(async () => (await statusOf(`/api/v1${suggestPath}?q=a`)) === 503);
      relay.heal();
      await eventually(async () => (await statusOf('/readyz')) === 200);
      await expectAllWell();
    });
  }
});

test('an internal error answers 500 with a request id and no detail, and the process survives', async () => {
  const { userId } = await signIn('customer');
  const key = await makeBrokenImage({ ownerId: userId });
  const params = { file: imageFile({ key, size: 256 }) };
  const answer = await sendCall({ origin: url(), call: getImageCall, parts: { params } });
  const { error, requestId, ...rest } = expectRefusal(answer, 500);
  assert.deepEqual({ error, ...rest }, { success: false, error: 'Something went wrong!', code: 'internal' });
  assert.equal(answer.headers['x-request-id'], requestId);
  assert.equal(await statusOf('/healthz'), 200);
});
