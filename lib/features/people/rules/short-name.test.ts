import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortName } from './short-name.ts';

const names: readonly [name: string, short: string][] = [
  ['Priya Sharma', 'Priya S.'],
  ['Rajendra Prasad Maurya', 'Rajendra M.'],
  ['Zoya', 'Zoya'],
  ['  Priya   Sharma ', 'Priya S.'],
  ['प्रिया क्षीरसागर', 'प्रिया क्षी.'],
  ['பிரியா கிருஷ்ணன்', 'பிரியா கி.'],
];

for (const [name, short] of names)
  test(`the short name of ${name} is ${short}`, () => {
    assert.equal(shortName(name), short);
  });
