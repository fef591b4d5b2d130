import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createSpacedRun } from './run-spaced.ts';

const GAP_MS = 50;
// A timer may be this early.
const TOLERANCE_MS = 2;

const countRuns = () => {
  const runs: number[] = [];
  const { promise: second, resolve } = Promise.withResolvers<void>();
  const spaced = createSpacedRun(GAP_MS, () => {
    runs.push(performance.now());
    if (runs.length === 2) resolve();
  });
  return { runs, second, spaced };
};

test('the first request runs at once, and those that follow share one run after the gap', async () => {
  const { runs, second, spaced } = countRuns();
  spaced.ask();
  assert.equal(runs.length, 1);
  spaced.ask();
  spaced.ask();
  assert.equal(runs.length, 1);
  await second;
  const [first = 0, next = 0] = runs;
  assert.ok(next - first >= GAP_MS - TOLERANCE_MS, `${next - first} ms`);
});

test('a stopped one runs nothing that was waiting', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const { runs, spaced } = countRuns();
    spaced.ask();
    spaced.ask();
    spaced.stop();
    mock.timers.tick(10 * GAP_MS);
    assert.equal(runs.length, 1);
  } finally {
    mock.timers.reset();
  }
});
