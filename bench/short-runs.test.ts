import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { hasRedis } from '#e2e/kit/redis-server.ts';
import { assertMeasured, type ShortRun } from './run-short.ts';

interface PeerRun extends ShortRun {
  canRun?: () => boolean;
}

const mongodbUri = process.env['HUNAR_TEST_MONGODB_URI'];

const shortRuns: Readonly<Record<string, PeerRun>> = {
  'bench:bookings': {
    file: 'bookings/run.ts',
    env: { BENCH_ROUNDS: '1', BENCH_SECONDS: '0.05', BENCH_WORKERS: '40', BENCH_DAYS: '1' },
  },
  'bench:bus': {
    file: 'bus/run.ts',
    env: { BENCH_SECONDS: '0.5', BENCH_RATE: '40', BENCH_SIZES: '2' },
    canRun: hasRedis,
  },
  'bench:chat': {
    file: 'chat/run.ts',
    env: {
      ...{ BENCH_SECONDS: '0.3', BENCH_MESSAGES: '4', BENCH_WRITERS: '2', BENCH_TALKS: '2' },
      ...{ BENCH_CLIENTS: '4', BENCH_CONNECTIONS: '10', BENCH_IDLE_SECONDS: '0.1' },
      ...{ BENCH_JOIN_ROUNDS: '1', BENCH_PEERS: '0' },
    },
  },
  'bench:search': {
    file: 'search/run.ts',
    env: {
      ...{ BENCH_SIZES: '100,1000', BENCH_ROUNDS: '1', BENCH_ASKED: '1', BENCH_DEEP_PAGE: '2' },
      ...(mongodbUri !== undefined && { BENCH_MONGODB_URI: mongodbUri }),
    },
  },
};

/** Benches whose own checks are tests already. */
const testsByBench = {
  'bench:api': 'bench/api/same-answer.test.ts',
  'bench:growth': 'e2e/api/growth.test.ts',
  'bench:memory': 'e2e/api/page-benches.test.ts',
  'bench:words': 'bench/words/labelled.test.ts',
};

/** These need a browser: record 289 says what keeps them running. */
const ofBrowsers = ['bench:day', 'bench:pages', 'bench:taps'];

test('every bench has a short run or a test, or needs a browser', () => {
  const file = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(file));
  assert.deepEqual(
    Object.keys(scripts)
      .filter((name) => name.startsWith('bench:'))
      .toSorted(),
    [...Object.keys(shortRuns), ...Object.keys(testsByBench), ...ofBrowsers].toSorted(),
  );
  assertEach(Object.values(testsByBench), (name) => existsSync(join(projectRoot, name)));
});

for (const [name, bench] of Object.entries(shortRuns))
  test(
    `${name} measures all of its figures`,
    { skip: bench.canRun?.() === false && 'its peer is not installed' },
    () => assertMeasured(bench),
  );
