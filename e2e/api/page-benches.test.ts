import { test } from 'node:test';
import { assertMeasured } from '#bench/run-short.ts';

test('bench:memory measures all of its figures', () =>
  assertMeasured({ file: 'memory/run.ts', env: { BENCH_PEOPLE: '1' } }));
