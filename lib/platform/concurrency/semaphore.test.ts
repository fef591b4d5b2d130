import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLanes } from './semaphore.ts';

const gate = () => Promise.withResolvers<void>();

test('work beyond the running and waiting limits is refused as busy', async () => {
  const inLane = createLanes({ lanes: 1, maxWaiting: 1 });
  const { promise, resolve } = gate();
  const done: string[] = [];
  const first = inLane(async () => {
    await promise;
    done.push('first');
  });
  const second = inLane(async () => done.push('second'));
  assert.equal(await inLane(async () => 'never'), 'busy');
  assert.deepEqual(done, []);
  resolve();
  await Promise.all([first, second]);
  assert.deepEqual(done, ['first', 'second']);
});

test('failed work frees its lane', async () => {
  const inLane = createLanes({ lanes: 1, maxWaiting: 1 });
  await assert.rejects(
    inLane(async () => {
      throw new Error('broken');
    }),
    /broken/,
  );
  assert.equal(await inLane(async () => 'next'), 'next');
});
