import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { listServices } from '#lib/features/catalogue/services/jobs.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

// With the default limits: a seed that needs higher ones would be useless.
const { url } = useTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });

const script = join(import.meta.dirname, 'seed.ts');
const seed = async (token: string, ...args: string[]) => {
  const run = promisify(execFile)(process.execPath, [script, ...args]);
  run.child.stdin?.end(token);
  const { stdout } = await run;
  return stdout;
};
const runRefused = (token: string, ...args: string[]) =>
  seed(token, ...args).then(
    () => assert.fail('The seed went through.'),
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : ''),
  );

const lists = async () => Promise.all([listSkills(), listWorkTypes(), listServices()]);

describe('npm run seed', () => {
  test('fills the lists with pictures through the API, and changes nothing the second time', async () => {
    const { token } = await signIn('admin');
    assert.match(await seed(`${token}\n`, '--url', `${url()}/`), /: 32 services were new/);
    const first = await lists();
    assert.deepEqual(
      first.map(({ data }) => data.length),
      [13, 6, 32],
    );
    assert.match(await seed(token, '--url', url()), /: 0 services were new/);
    assert.deepEqual(await lists(), first);

    for (const { title, image } of atLeastOne(first[2].data)) {
      const picture = await fetch(url() + (image[0] ?? ''));
      const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata();
      assert.deepEqual([width, height, format], [640, 480, 'webp'], title);
    }
  });

  test('takes no token from the command line, where everyone on the machine can read it', async () => {
    const { token } = await signIn('admin');
    assert.match(await runRefused('', '--url', url(), '--token', token), /^Say where, and give/);
  });

  test('prints a plain error', async () => {
    const { token } = await signIn('worker');
    assert.match(await runRefused(token), /^Say where, and give/);
    assert.match(await runRefused(token, '--url', 'hunar'), /^Say where, and give/);
    assert.match(await runRefused('\n', '--url', url()), /^Say where, and give/);
    assert.match(await runRefused(token, '--url', url()), /Your account can’t do this/);
    const away = await runRefused(token, '--url', 'http://127.0.0.1:1');
    assert.equal(away, 'http://127.0.0.1:1 does not answer: check the address and that the server runs.\n');
  });
});
