import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadImageContract } from '#lib/platform/images/contract.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { encodeUpload } from '#e2e/kit/encode-upload.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { watchLoopUnder, twenty } from '#e2e/kit/loop-delay.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

test('20 large photos at once are all stored without blocking the event loop', async () => {
  // Encoded beforehand, because the client shares the measured event loop.
  const { token } = await signIn('customer');
  const parts = await encodeUpload({ token, bytes: await makeJpeg({ width: 1024, height: 768 }) });
  const request = { url: `${url()}/api/v1${uploadImageContract.path}`, method: 'POST', ...parts };
  // When twenty take longer than a call may, the server asks the last ones to retry, and they do.
  const insist = async (): ReturnType<typeof exchange> => {
    const answer = await exchange(request);
    return answer.status === 503 && answer.headers['retry-after'] ? insist() : answer;
  };
  const uploads = await watchLoopUnder({
    work: () => twenty(insist),
    callThatDoesLittle: () => fetch(`${url()}/healthz`),
  });
  for (const answer of atLeastOne(uploads.results.flat())) expectSuccess(answer, uploadImageContract);
  assert.equal(uploads.fault, null);
});
