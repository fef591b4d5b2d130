import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { runCrowd } from './run-crowd.ts';

// The short form of `npm run prove:queue`, which has twenty people and shows what happens without keys or queue.

useTestDatabase();

test('taps of two people on a bad network take effect once and in order while a server is killed', async () => {
  const pace = { tapEveryMs: 50, killAfterMs: 1500 };
  const { taps, lost, doubled, disordered, waiting, refused } = await runCrowd(1, { hasKeys: true, pace });
  assert.equal(taps, 100);
  assert.deepEqual(
    { lost, doubled, disordered, waiting, refused },
    { lost: 0, doubled: 0, disordered: 0, waiting: 0, refused: 0 },
  );
});
