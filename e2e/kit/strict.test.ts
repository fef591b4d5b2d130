import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const strict = fileURLToPath(new URL('./strict.ts', import.meta.url));

const runTestFile = (body: string, more: Record<string, string> = {}) => {
  const code = `import { test } from 'node:test'; test('sample', async () => { ${body} });`;
  const options = ['--import', strict, '--input-type=module', '--eval', code];
  // With this variable a child would report to the runner instead of by its exit code.
  const { NODE_TEST_CONTEXT: _runner, ...env } = process.env;
  return spawnSync(process.execPath, options, { env: { ...env, ...more }, encoding: 'utf8' });
};

const offences = {
  'console.error': "console.error('bad');",
  'console.warn': "console.warn('bad');",
  'a warning': "process.emitWarning('bad');",
  'a rejection in the test': "void Promise.reject(new Error('bad')); await new Promise(setImmediate);",
  'a rejection after the test': "setImmediate(() => void Promise.reject(new Error('bad')));",
};

for (const [name, body] of Object.entries(offences)) {
  test(`${name} fails the file and is shown`, () => {
    const { status, stdout, stderr } = runTestFile(body);
    assert.equal(status, 1);
    assert.match(stdout + stderr, /bad/);
  });
}

test('a file without warnings or rejections passes', () => {
  assert.equal(runTestFile('await Promise.resolve();').status, 0);
});

test('a file kept open by a handle is ended and names the handle', () => {
  const { status, stderr } = runTestFile('setInterval(() => {}, 1000);', { HUNAR_TEST_FILE_SECONDS: '1' });
  assert.equal(status, 1);
  assert.match(stderr, /Open after 1 s during a test: .*Timeout/);
});

test('a failing cleanup fails the file, and all other cleanups still run', () => {
  const clearUp = fileURLToPath(new URL('./clear-up.ts', import.meta.url));
  const { status, stdout, stderr } = runTestFile(`
    const { clearUp } = await import(${JSON.stringify(clearUp)});
    clearUp(() => { throw new Error('bad'); });
    clearUp(() => console.log('the second is done'));
  `);
  assert.equal(status, 1);
  assert.match(stderr, /Cleanup failed during a test: Error: bad/);
  assert.match(stdout, /the second is done/);
});
