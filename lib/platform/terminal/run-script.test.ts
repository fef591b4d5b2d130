import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('a failing clean-up does not keep the others from running, and the script exits with 1', () => {
  const script = `
    import { beforeLeaving, leaveWith, runScript } from '#lib/platform/terminal/run-script.ts';
    setInterval(() => {}, 1000);
    beforeLeaving(() => console.log('first registered'));
    beforeLeaving(() => { throw new Error('gone already'); });
    runScript(() => leaveWith(0), { codeWhenStopped: 0 });`;
  const args = ['--input-type=module-typescript', '-e', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  assert.equal(status, 1);
  assert.match(stdout, /first registered/);
  assert.match(stderr, /gone already/);
});
