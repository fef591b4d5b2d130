import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compare, formatBeside, atLeast, atMost, fitSlope } from './figures.ts';
import { mergeRows, whyNotKept } from './keep-result.ts';
import { renderFigures } from './write-figures.ts';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ones = nine.map(() => 1);

test('a ratio is the median of its pairs, with their range', () => {
  const { figure, range, verdict } = compare({ name: 'a', bar: 5, rounds: nine, reference: ones });
  assert.deepEqual({ figure, range, verdict }, { figure: 5, range: [1, 9], verdict: 'held' });
});

test('a ratio falls short when its median misses the bar on either side, even if its range reaches it', () => {
  const judge = (bar: number, isMost: boolean) =>
    compare({ name: 'a', bar, isMost, rounds: nine, reference: ones }).verdict;
  assert.deepEqual([judge(5, false), judge(5.1, false)], ['held', 'short']);
  assert.deepEqual([judge(5, true), judge(4.9, true)], ['held', 'short']);
});

test('a ratio of fewer than nine pairs is void, even a good one', () => {
  const few = nine.slice(1);
  assert.equal(compare({ name: 'a', bar: 1, rounds: few, reference: ones }).verdict, 'void');
  assert.equal(compare({ name: 'a', bar: 1, rounds: nine, reference: ones.slice(1) }).verdict, 'void');
});

test('a count meets its bar or falls short', () => {
  assert.deepEqual([atLeast('a', 1, 1).verdict, atLeast('a', 0, 1).verdict], ['held', 'short']);
  assert.deepEqual([atMost('a', 1, 1).verdict, atMost('a', 2, 1).verdict], ['held', 'short']);
});

test('a figure that rounds to its bar is shown with the digits that differ', () => {
  assert.equal(formatBeside(0.9698, 0.97), '0.9698');
  assert.equal(formatBeside(0.97, 0.97), '0.97');
  assert.equal(formatBeside(1.193, 1.15), '1.193');
  assert.equal(formatBeside(12.04, 12), '12.04');
  assert.equal(formatBeside(5, null), '5');
});

test('a run with settings that differ from the command’s own is not stored', () => {
  assert.equal(whyNotKept({ PATH: '/bin' }, []), null);
  assert.equal(whyNotKept({}, ['ORDER']), null);
  assert.equal(whyNotKept({ PROVE_SECONDS: '30' }, []), 'run with PROVE_SECONDS');
  assert.equal(whyNotKept({ BENCH_ROUNDS: '3' }, ['--seed', '2']), 'run with BENCH_ROUNDS, --seed');
});

test('the slope of points on a line is the line’s, even with evenly spread noise', () => {
  const line = [0, 1, 2, 3, 4].map((x) => ({ x, y: 5 + 2 * x }));
  assert.equal(fitSlope(line), 2);
  assert.equal(fitSlope([...line, { x: 2, y: 19 }, { x: 2, y: -1 }]), 2);
  assert.equal(fitSlope(line.map(({ x }) => ({ x, y: 7 }))), 0);
});

test('a full run replaces all rows, and a partial run only those it measured', () => {
  const before = [
    { name: 'a', figure: 1 },
    { name: 'b', figure: 1 },
  ];
  const now = [
    { name: 'b', figure: 2 },
    { name: 'c', figure: 2 },
  ];
  assert.deepEqual(mergeRows(before, now, false), now);
  assert.deepEqual(mergeRows(before, now, true), [before[0], ...now]);
});

test('docs/figures.md matches the stored results', () => {
  const plain = (text: string): string => text.replaceAll(/-+/g, '-').replaceAll(/ +/g, ' ');
  const page = readFileSync(new URL('../docs/figures.md', import.meta.url), 'utf8');
  assert.equal(plain(page), plain(renderFigures()), 'npm run figures writes it');
});
