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
  const tell = (line: string) => lines.push(line);
  const passed = await runLayers({ layers, run, startedAt, tell });
  return { passed, output: lines.join('\n') };
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

test('each layer is announced as a step, and a silent one prints a line until it ends', async () => {
  const { layers } = recorded({ first: 0 });
  const { promise, resolve } = Promise.withResolvers<number>();
  const silent: Layer = { name: 'silent', reads: true, run: () => promise };
  const lines: string[] = [];
  const tell = (line: string) => {
    lines.push(line);
    if (line === 'Step 1 of 2: silent, 0 s') resolve(0);
  };
  const work = { layers: [...layers, silent], run, startedAt: performance.now(), tell, lineEveryMs: 1 };
  assert.equal(await runLayers(work), true);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('\nStep')),
    ['\nStep 1 of 2: silent', '\nStep 2 of 2: first'],
  );
});

test('a failed test is listed at the end, with the command that repeats it', async () => {
  const { layers } = recorded({ first: 1 });
  const { output } = await finish(layers);
  assert.match(output, /in all\n\n✖ adds\n {2}npm run test:file -- a\.test\.ts$/);
});

test('layers after a failed one do not run', async () => {
  const { layers, ran } = recorded({ first: 0, second: 3, third: 0 });
  const { passed, output } = await finish(layers);
  assert.equal(passed, false);
  assert.match(output, /Failed: second\./);
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
  const { passed, output } = await finish(compiling, startedAt);
  assert.equal(passed, false);
  assert.match(output, /more than 20 times/);
  assert.equal((await finish(layers, startedAt)).passed, true);
});
