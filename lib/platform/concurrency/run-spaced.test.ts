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

test('requests within the gap make one run, and one after a pause runs at once', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let at = 0;
  const clock = mock.method(performance, 'now', () => at);
  try {
    const { runs, spaced } = countRuns();
    for (let n = 0; n < 4; n += 1) spaced.ask();
    at = GAP_MS;
    mock.timers.tick(10 * GAP_MS);
    assert.deepEqual(runs, [0, GAP_MS]);
    at = 3 * GAP_MS;
    spaced.ask();
    assert.deepEqual(runs, [0, GAP_MS, 3 * GAP_MS]);
  } finally {
    clock.mock.restore();
    mock.timers.reset();
  }
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
