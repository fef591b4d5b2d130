import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Layer } from './layers.ts';
import { runLayers } from './run-layers.ts';

const run = {
  mongodbUri: '',
  isFast: false,
  browser: {},
  failures: () => [{ name: 'adds', again: 'npm run test:file -- a.test.ts' }],
};

const finish = async (layers: Layer[], startedAt = performance.now()) => {
  const lines: string[] = [];
  const passed = await runLayers({ layers, run, startedAt, tell: (line) => lines.push(line) });
  return { passed, said: lines.join('\n') };
};

const recorded = (codes: Record<string, number>): { layers: Layer[]; ran: string[] } => {
  const ran: string[] = [];
  const layers = Object.entries(codes).map(([name, code]) => ({
    name,
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

test('a failed test is listed at the end, with the command that repeats it', async () => {
  const { layers } = recorded({ first: 1 });
  const { said } = await finish(layers);
  assert.match(said, /in all\n\n✖ adds\n {2}npm run test:file -- a\.test\.ts$/);
});

test('layers after a failed one do not run', async () => {
  const { layers, ran } = recorded({ first: 0, second: 3, third: 0 });
  const { passed, said } = await finish(layers);
  assert.equal(passed, false);
  assert.match(said, /Failed: second\./);
  assert.deepEqual(ran, ['first', 'second']);
});

test('read-only layers run first, two at a time, wherever they are listed', async () => {
  const began: string[] = [];
  const { promise, resolve } = Promise.withResolvers<number>();
  const reader = (name: string, work: () => Promise<number>): Layer => ({
    name,
    reads: true,
    run: () => {
      began.push(name);
      return work();
    },
  });
  const last: Layer = {
    name: 'last',
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

test('a run far slower than its compile layers fails though every layer passed', async () => {
  const { layers } = recorded({ types: 0, slow: 0 });
  const compiling = layers.map((layer) =>
    layer.name === 'types' ? { ...layer, compiles: true as const } : layer,
  );
  const startedAt = performance.now() - 60_000;
  const { passed, said } = await finish(compiling, startedAt);
  assert.equal(passed, false);
  assert.match(said, /more than 20 times/);
  assert.equal((await finish(layers, startedAt)).passed, true);
});
