import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareTests } from './compare-tests.ts';
import { countAssertions } from './count-assertions.ts';

const text = `
test('adds', () => { assert.equal(1 + 1, 2); assert.ok(true); });
for (const n of [1, 2]) test(\`takes \${n}\`, async () => { await expect(page).toBeVisible(); expectRefusal(n); });
`;

const counted = countAssertions('a.test.ts', text);
const only = (name: string) => ({ names: [name], assertions: 1 });

test('names and assertions of a file are counted, a chain once', () => {
  assert.deepEqual(counted, { names: ['adds', 'takes ${n}'], assertions: 4 });
});

test('a file that moved has lost nothing', () => {
  const compared = { before: new Map([['a.test.ts', counted]]), now: new Map([['b/a.test.ts', counted]]) };
  const { gone, before, now, lines } = compareTests({ ...compared, renamed: new Map() });
  assert.deepEqual({ gone, before, now, lines }, { gone: [], before: 4, now: 4, lines: [] });
});

test('a missing test is named, unless the table of renames has its new name', () => {
  const compared = {
    before: new Map([['a.test.ts', only('old')]]),
    now: new Map([['a.test.ts', only('new')]]),
  };
  assert.deepEqual(compareTests({ ...compared, renamed: new Map() }).gone, ['old   (a.test.ts)']);
  assert.deepEqual(compareTests({ ...compared, renamed: new Map([['old', 'new']]) }).gone, []);
});

test('two tests of one name are counted separately', () => {
  const before = new Map([
    ['a.test.ts', only('same')],
    ['b.test.ts', only('same')],
  ]);
  const now = new Map([['a.test.ts', only('same')]]);
  const { gone } = compareTests({ before, now, renamed: new Map() });
  assert.deepEqual(gone, ['same   (b.test.ts)']);
});
