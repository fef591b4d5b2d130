import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { z } from 'zod';

const secret = 'do-not-print-me';

const printed = (line: string): string => {
  const code = `import { useEnv } from '#lib/platform/config/env.ts';
    import { testEnv } from '#e2e/kit/test-env.ts';
    import { log } from '#lib/platform/observability/log.ts';
    useEnv(testEnv({ LOG_LEVEL: 'debug' }));
    const secret = '${secret}';
    ${line}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, HUNAR_TEST_MONGODB_URI: 'mongodb://127.0.0.1:1/' },
  });
  assert.match(stdout, /"marker":1/, stderr);
  return stdout;
};

const names = [
  'authorization',
  'cookie',
  'password',
  'cnf_password',
  'password_confirmation',
  'token',
  'code',
  'doorCode',
  'currentPassword',
  'passwordHash',
  'challenge',
];

const linesWith = (name: string): string[] => [
  `log().info({ marker: 1, '${name}': secret }, 'x')`,
  `log().info({ body: { '${name}': secret } }, 'x')`,
  `log().info({ request: { headers: { '${name}': secret } } }, 'x')`,
  `log().error({ err: Object.assign(new Error('x'), { '${name}': secret }) }, 'x')`,
  `log().error({ err: Object.assign(new Error('x'), { options: { '${name}': secret } }) }, 'x')`,
];

test('secrets are not logged at top level, in a request or in an error', () => {
  const lines = printed(names.flatMap(linesWith).join(';')).trim().split('\n');
  assert.equal(lines.length, names.length * 5);
  assert.deepEqual(
    lines.filter((line) => line.includes(secret)),
    [],
  );
});

const ordinary = z.object({
  time: z.iso.datetime(),
  level: z.literal(30),
  msg: z.string(),
  path: z.string(),
});

test('a log line is JSON with time, level, message and the given fields', () => {
  const { msg, path } = ordinary.parse(JSON.parse(printed(`log().info({ marker: 1, path: '/x' }, 'call')`)));
  assert.deepEqual({ msg, path }, { msg: 'call', path: '/x' });
});
