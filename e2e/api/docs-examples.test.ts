import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { makePng } from '#e2e/kit/factories/images.ts';
import { makeNotification } from '#e2e/kit/factories/notifications.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { toCurlRequest } from '#e2e/kit/run-curl.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

// A ```sh block: the command, then its status in a comment.
const examples = [...guide.matchAll(/^```sh\n([\s\S]*?)\n# (\d{3})\n```$/gm)].map(
  ([, command = '', status]) => ({ command, status: Number(status) }),
);

const server = useTestServer();

const makeValues = async () => {
  const { token, userId } = await signIn('customer');
  return {
    HUNAR: server.url(),
    TOKEN: token,
    ADMIN_TOKEN: (await signIn('admin')).token,
    API_KEY: (await makeStoredKey((await signIn('admin')).userId)).key,
    NOTIFICATION_ID: String((await makeNotification({ userId }))._id),
    IMAGE_KEY: await makeStoredImage({ ownerId: userId }),
  };
};

for (const { command, status } of examples)
  test(`the guide's example answers ${status}: ${command.split('\n')[0]}`, async () => {
    const files = { 'picture.png': new File([await makePng()], 'picture.png') };
    const response = await fetch(toCurlRequest({ command, files, values: await makeValues() }));
    assert.equal(response.status, status, await response.text());
  });

test('every shell block of the guide is run as an example', () => {
  assert.equal(examples.length, guide.match(/^```sh$/gm)?.length);
});
