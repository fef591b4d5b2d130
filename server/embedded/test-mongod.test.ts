import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { eventually } from '#e2e/kit/eventually.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { isListening } from './ports.ts';
import { chooseFolder } from './test-mongod.ts';

test('test data is kept in memory only when there is room for it', () => {
  assert.equal(chooseFolder(projectRoot, 1), projectRoot);
  assert.equal(chooseFolder(projectRoot, Infinity), tmpdir());
  assert.equal(chooseFolder('/nowhere', 1), tmpdir());
});

const script = `
  import { startTestMongod } from '#server/embedded/test-mongod.ts';
  console.log((await startTestMongod()).uri);
`;

test('the server of a killed run ends with it', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const run = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: unknown[] = await once(run.stdout.setEncoding('utf8'), 'data');
  const port = Number(new URL(String(printed[0]).trim()).port);
  assert.equal(await isListening(port), true);
  run.kill('SIGKILL');
  await eventually(async () => !(await isListening(port)));
});
