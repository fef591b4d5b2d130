import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countCommentWords, wordingRules } from './find-wording.ts';
import { readSourceFiles } from './source-files.ts';

// Texts are reviewed by readers of each language, and this folder contains the words that it looks for.
const files = readSourceFiles().filter(({ path }) => !/\/texts\/|^server\/(seed|lint)\//.test(path));

const [stiffWords, ...countedRules] = wordingRules;

const report = (rule: (typeof wordingRules)[number]): string => {
  const places = files.flatMap(rule.find).map(({ place, text }) => `  ${place} ${text}`);
  return [`${places.length} ${rule.name}. ${rule.fix}`, ...places].join('\n');
};

const find = (name: string, text: string): string[] => {
  const rule = wordingRules.find((one) => one.name === name);
  assert.ok(rule);
  return rule.find({ path: 'a.ts', text, isTest: false }).map((found) => `${found.place} ${found.text}`);
};

describe('wording', () => {
  test('comments have at most one stiff word per thousand words', () => {
    assert.ok(stiffWords);
    const words = files.reduce((sum, file) => sum + countCommentWords(file), 0);
    const found = files.flatMap(stiffWords.find);
    assert.ok(words > 10_000);
    assert.ok((found.length * 1000) / words <= stiffWords.limit, report(stiffWords));
  });

  test('names, types, limits and test names stay within the limits of their rules', () => {
    assert.equal(countedRules.length, 5);
    const broken = countedRules.filter((rule) => files.flatMap(rule.find).length > rule.limit);
    assert.deepEqual(broken.map(report), []);
  });

  test('comments are searched line by line, and code and texts are not', () => {
    const text = '// Whoever asks.\n/**\n * A rule nobody reads.\n */\nconst note = "nobody";';
    assert.deepEqual(find('stiff words in comments', text), ['a.ts:1 Whoever', 'a.ts:3 nobody']);
    assert.deepEqual(find('comments that begin with "What"', '/** What a visit costs. */'), [
      'a.ts:1 What a visit costs.',
    ]);
  });

  test('a name in code is found by its declaration', () => {
    assert.deepEqual(find('names that end in Of', 'const priceOf = (a) => a;\npriceOf(1);'), [
      'a.ts:1 priceOf',
    ]);
    assert.deepEqual(find('limits named MOST_ or LEAST_', '\nconst MOST_PHOTOS = 4;'), [
      'a.ts:2 MOST_PHOTOS',
    ]);
    assert.deepEqual(
      find('types named by a participle or a general noun', 'interface Asked {}\ntype AskedPrice = 1;'),
      ['a.ts:1 Asked'],
    );
  });

  test('a test name that begins in the middle of a sentence is found, also on its own line', () => {
    const text =
      "test('of a guest is refused', f);\ntest(\n  'whoever asks is refused', f);\ntest('a guest is refused', f);";
    assert.deepEqual(find('odd test names', text), [
      'a.ts:1 of a guest is refused',
      'a.ts:2 whoever asks is refused',
    ]);
  });
});
