import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { writeClient } from './write-client.ts';

const { url } = useTestServer();
// Outside the project, where nothing of ours can be imported.
const folder = mkdtempSync(join(tmpdir(), 'hunar-client-'));
const installed = join(folder, 'node_modules/@hunar/client');
before(() => writeClient(installed));
after(() => rmSync(folder, { recursive: true, force: true }));

const compile = async (name: string, source: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), source);
  const tsc = join(projectRoot, 'node_modules/typescript/lib/tsc.js');
  const options = '--strict --noEmit --module nodenext --target es2022 --lib es2022,dom'.split(' ');
  return promisify(execFile)(process.execPath, [tsc, ...options, name], { cwd: folder }).then(
    () => '',
    (error: unknown) => z.object({ stdout: z.string() }).parse(error).stdout,
  );
};

const program = `import { createClient, HunarError } from '@hunar/client';
export const list = async (origin: string): Promise<string[]> => {
  const call = createClient({ origin });
  const { data } = await call('GET /admin/skill-list');
  return data.map(({ name }) => name);
};
export const read = async (origin: string, token: string): Promise<string> => {
  const call = createClient({ origin, token });
  try {
    const { data } = await call('GET /bookings/{id}', { params: { id: 'f'.repeat(24) } });
    return data.number;
  } catch (error) {
    return error instanceof HunarError ? error.code : 'unknown';
  }
};
`;

test('a program outside the project compiles against the client, without a single unknown', async () => {
  assert.equal(await compile('program.ts', program), '');
});

test('the client refuses calls, fields and replies that do not exist', async () => {
  const faults = await compile(
    'wrong.ts',
    `import { createClient } from '@hunar/client';
const call = createClient({ origin: '' });
void call('GET /nothing');
void call('GET /bookings/{id}');
void call('GET /bookings', { query: { status: 'never' } });
void call('GET /admin/skill-list').then(({ data }) => data[0]?.colour);
`,
  );
  assert.deepEqual(
    [...faults.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => line),
    ['3', '4', '5', '6'],
  );
});

test('the client makes calls and throws refusals', async () => {
  const { name } = await makeSkill();
  const { token } = await signIn('customer');
  type Make = (options: object) => (name: string, parts?: object) => Promise<unknown>;
  const shape = z.object({ createClient: z.custom<Make>() });
  const skills = z.object({ data: z.array(z.object({ name: z.string() })) });
  const { createClient } = shape.parse(await import(pathToFileURL(join(installed, 'index.js')).href));
  const call = createClient({ origin: url(), token });
  const { data } = skills.parse(await call('GET /admin/skill-list'));
  assert.ok(data.some((one) => one.name === name));
  await assert.rejects(call('GET /bookings/{id}', { params: { id: 'f'.repeat(24) } }), {
    ...{ name: 'HunarError', code: 'not_found', status: 404 },
  });
  await assert.rejects(call('PUT /notifications/read', { body: { ids: ['x'] } }), {
    code: 'validation_failed',
  });
});
