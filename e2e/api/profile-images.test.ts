import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { getImageContract } from '#lib/platform/images/contract.ts';
import { uploadProfileImageContract } from '#lib/features/profiles/contracts/profiles.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makeJpeg, makeSvg } from '#e2e/kit/factories/images.ts';
import { sweepImagesLater } from '#e2e/kit/factories/stored-images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const upload = (token: string, bytes: Uint8Array<ArrayBuffer>, field = 'profileImage') =>
  sendCall({
    origin: url(),
    call: uploadProfileImageContract,
    token,
    parts: { file: { field, name: 'me.jpg', type: 'image/jpeg', bytes } },
  });

const replied = z.looseObject({ message: z.string(), data: selfUser });

const uploadFace = async (token: string): Promise<string> => {
  const answer = await upload(token, await makeJpeg({ width: 400, height: 300 }));
  expectSuccess(answer, uploadProfileImageContract);
  const { message, data } = replied.parse(answer.json);
  assert.equal(message, 'Your profile image has been successfully updated.');
  return data.profileImage?.split('/').at(-1) ?? '';
};

const fetchStatus = async (file: string): Promise<number> =>
  (await sendCall({ origin: url(), call: getImageContract, parts: { params: { file } } })).status;

test('a new profile picture replaces and deletes the old one', async () => {
  const { token } = await signIn('worker');
  const first = await uploadFace(token);
  assert.equal(await fetchStatus(first), 200);
  const second = await uploadFace(token);
  await sweepImagesLater();
  assert.deepEqual([await fetchStatus(first), await fetchStatus(second)], [404, 200]);
});

test('exactly one of three concurrent uploads stays', async () => {
  const { token } = await signIn('broker');
  const files = await Promise.all([uploadFace(token), uploadFace(token), uploadFace(token)]);
  await sweepImagesLater();
  const statuses = await Promise.all(files.map(fetchStatus));
  assert.deepEqual(statuses.toSorted(), [200, 404, 404]);
});

test('a non-image, an oversized file or a wrong field name is refused', async () => {
  const { token } = await signIn('customer');
  assert.equal(expectRefusal(await upload(token, makeSvg()), 415).error, 'Please upload an image file');
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  assert.equal(expectRefusal(await upload(token, large), 413).error, 'File size must be less than 5MB');
  const [fault] = expectRefusal(await upload(token, await makeJpeg(), 'image'), 400).errors ?? [];
  assert.deepEqual([fault?.field, fault?.code], ['image', 'unknown_field']);
});
