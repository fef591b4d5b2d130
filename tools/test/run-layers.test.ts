import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Failure } from '#e2e/kit/failures.ts';
import { layers as everyLayer, type Layer, type Run } from './layers.ts';
import { runLayers } from './run-layers.ts';

const makeRun = (failures: Failure[] = []): Run => ({
  mongodbUri: '',
  isFast: false,
  changed: [],
  browser: {},
  failures: () => [...failures],
});

interface Options {
  failures?: Failure[];
  stopsAtFirst?: boolean;
  startedAt?: number;
}

const finish = async (layers: Layer[], options: Options = {}) => {
  const { failures, stopsAtFirst = false, startedAt = performance.now() } = options;
  const lines: string[] = [];
  const tell = (line: string) => lines.push(line);
  const passed = await runLayers({ layers, run: makeRun(failures), startedAt, stopsAtFirst, tell });
  return { passed, output: lines.join('\n'), summary: lines.at(-1) ?? '' };
};

const recorded = (codes: Record<string, number>): { layers: Layer[]; ran: string[] } => {
  const ran: string[] = [];
  const layers = Object.entries(codes).map(([name, code]) => ({
    name,
    again: `npm run ${name}`,
    run: async () => {
      ran.push(name);
      return code;
    },
  }));
  return { layers, ran };
};

test('layers run in order and pass when all do', async () => {
  const { layers, ran } = recorded({ first: 0, second: 0 });
  assert.equal((await finish(layers)).passed, true);
  assert.deepEqual(ran, ['first', 'second']);
});

test('each layer is announced as a step, and a silent one prints a line until it ends', async () => {
  const { layers } = recorded({ first: 0 });
  const { promise, resolve } = Promise.withResolvers<number>();
  const silent: Layer = { name: 'silent', again: 'npm run silent', reads: true, run: () => promise };
  const lines: string[] = [];
  const tell = (line: string) => {
    lines.push(line);
    if (line === 'Step 1 of 2: silent, 0 s') resolve(0);
  };
  const passed = await runLayers({
    layers: [...layers, silent],
    run: makeRun(),
    startedAt: performance.now(),
    stopsAtFirst: false,
    tell,
    lineEveryMs: 1,
  });
  assert.equal(passed, true);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('\nStep')),
    ['\nStep 1 of 2: silent', '\nStep 2 of 2: first'],
  );
});

test('every failure of every layer is listed at the end, with the command that repeats it', async () => {
  const failures: Failure[] = [];
  const failing = (name: string, test: string): Layer => ({
    name,
    again: 'npm test',
    run: async () => {
      failures.push({
        name: test,
        again: `npm run test:file -- ${test}.test.ts`,
        reason: '1 !== 2\n\nat it',
      });
      return 1;
    },
  });
  const { layers } = recorded({ types: 2, fine: 0 });
  const { passed, summary } = await finish(
    [...layers, failing('node tests', 'adds'), failing('browser tests', 'opens')],
    { failures },
  );
  assert.equal(passed, false);
  assert.match(
    summary,
    /in all\n\n✖ types\n {2}npm run types\n\n✖ adds\n {2}npm run test:file -- adds\.test\.ts\n {2}1 !== 2\n {2}at it\n\n✖ opens\n {2}npm run test:file -- opens\.test\.ts\n {2}1 !== 2\n {2}at it$/,
  );
});

test('a layer that ends badly without a failed test is listed itself', async () => {
  const { layers } = recorded({ 'browser tests': 137 });
  assert.match((await finish(layers)).summary, /\n\n✖ browser tests\n {2}npm run browser tests$/);
});

test('a failed layer stops only those that need it, and those that need them', async () => {
  const { layers, ran } = recorded({ build: 1, 'node tests': 0, next: 0, after: 0 });
  const needs: Record<string, string> = { next: 'build', after: 'next' };
  const { passed, output } = await finish(
    layers.map((layer) => ({ ...layer, ...(needs[layer.name] ? { needs: needs[layer.name] ?? '' } : {}) })),
  );
  assert.equal(passed, false);
  assert.deepEqual(ran, ['build', 'node tests']);
  assert.match(output, /Not run: next, because build failed\./);
  assert.match(output, /Not run: after, because next failed\./);
});

test('a run that stops at the first failure starts no layer after it', async () => {
  const { layers, ran } = recorded({ first: 0, second: 3, third: 0 });
  const { passed, output } = await finish(layers, { stopsAtFirst: true });
  assert.equal(passed, false);
  assert.match(output, /Failed: second\. Again: npm run second/);
  assert.match(output, /Not run: third, because second failed\./);
  assert.deepEqual(ran, ['first', 'second']);
});

test('read-only layers run first, two at a time, wherever they are listed', async () => {
  const began: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  const reader = (name: string, work: () => Promise<number>): Layer => ({
    name,
    again: `npm run ${name}`,
    reads: true,
    run: () => {
      began.push(name);
      return work();
    },
  });
  const last: Layer = {
    name: 'last',
    again: 'npm run last',
    run: async () => {
      began.push('last');
      return 0;
    },
  };
  const free = async () => {
    resolve(0);
    return 0;
  };
  assert.equal((await finish([last, reader('held', () => promise), reader('freeing', free)])).passed, true);
  assert.deepEqual(began, ['held', 'freeing', 'last']);
});

test('a run of any length passes, and says how many times the compilers it took', async () => {
  const { layers } = recorded({ types: 0, slow: 0 });
  const compiling = layers.map((layer) =>
    layer.name === 'types' ? { ...layer, compiles: true as const } : layer,
  );
  const { passed, summary } = await finish(compiling, { startedAt: performance.now() - 3_600_000 });
  assert.equal(passed, true);
  assert.match(summary, /\d+\.\d times what types, lint and build took$/);
});

test('the layers that open pages need the build', () => {
  const needing = everyLayer.filter(({ needs }) => needs === 'build').map(({ name }) => name);
  assert.deepEqual(needing, ['API tests through Next', 'browser tests', 'browser tests of a slow phone']);
});
