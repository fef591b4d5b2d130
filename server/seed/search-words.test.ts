import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { splitWords } from '#lib/features/search/rules/reading/lexicon.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { services } from './services.ts';
import { trades } from './trades.ts';

const entries = z.array(z.string().min(1).max(50));
const byLanguage = z.strictObject({ en: entries, hi: entries, kn: entries, ta: entries, te: entries });
const tradeFile = z.strictObject({
  trade: z.string(),
  words: byLanguage,
  services: z.record(z.string(), byLanguage),
});
const commonFile = z.strictObject({
  fillers: byLanguage,
  verbs: byLanguage,
  others: entries,
  elsewhere: entries,
  names: entries,
});
type ByLanguage = z.infer<typeof byLanguage>;

const folder = join(import.meta.dirname, 'search-words');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const files = readdirSync(folder).map((name) => ({
  name,
  ...tradeFile.parse(readJson(join(folder, name))),
}));
const common = commonFile.parse(
  readJson(join(import.meta.dirname, '../../lib/features/search/words/common.json')),
);

/** Each language's letters and signs, and the joiners Kannada and Telugu use. */
const letters: Readonly<Record<Locale, RegExp>> = {
  en: /^[a-z0-9 ]+$/,
  hi: /^[\p{Script=Devanagari} -]+$/u,
  kn: /^[\p{Script=Kannada}\u200c -]+$/u,
  ta: /^[\p{Script=Tamil} -]+$/u,
  te: /^[\p{Script=Telugu}\u200c -]+$/u,
};

const all = (words: ByLanguage): string[] => locales.flatMap((language) => words[language]);
const isWritable = (word: string, language: Locale): boolean =>
  letters.en.test(word) || letters[language].test(word);
const strangeIn = (words: ByLanguage): string[] =>
  locales.flatMap((language) => words[language].filter((word) => !isWritable(word, language)));
const repeatsIn = (words: readonly string[]): string[] =>
  words.filter((word, at) => words.indexOf(word) !== at);
const toSound = (entry: string): string => splitWords(entry).map(soundKey).join(' ');
const isUntidy = (word: string): boolean =>
  word !== word.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const allLists = (file: (typeof files)[number]): ByLanguage[] => [
  file.words,
  ...Object.values(file.services),
];
const commonWords = [
  ...all(common.fillers),
  ...all(common.verbs),
  ...common.others,
  ...common.elsewhere,
  ...common.names,
];

/** The trades whose file contains each entry. */
const tradesByWord = new Map<string, Set<string>>();
for (const file of files) {
  for (const word of allLists(file).flatMap(all)) {
    tradesByWord.set(word, (tradesByWord.get(word) ?? new Set()).add(file.trade));
  }
}

describe('search words of trades', () => {
  test('the seed has the product’s thirteen trades', () => {
    const expected = [
      ...['Tailor', 'Cook', 'Carpenter', 'Electrician', 'Plumber', 'Mason', 'Painter', 'Gardener'],
      ...['House cleaner', 'Mechanic', 'Driver', 'Welder', 'AC technician'],
    ];
    assert.deepEqual(
      trades.map(({ name }) => name),
      expected,
    );
  });

  test('each trade has one file, named after its picture', () => {
    assert.deepEqual(
      files.map(({ name, trade }) => `${name} ${trade}`).sort(),
      trades.map(({ name, picture }) => `${picture}.json ${name}`).sort(),
    );
  });

  test('each file has the services of its trade by title', () => {
    for (const file of files) {
      const titles = services.filter(({ trade }) => trade === file.trade).map(({ title }) => title);
      assert.deepEqual(Object.keys(file.services).sort(), titles.sort(), file.name);
    }
  });

  test('each trade has at least 220 entries, and at least 30 per language', () => {
    for (const { trade, words } of files) {
      assert.ok(all(words).length >= 220, `${trade} ${all(words).length}`);
      for (const language of locales) assert.ok(words[language].length >= 30, `${trade} ${language}`);
    }
  });

  test('each service has at least four entries per language', () => {
    for (const file of files) {
      for (const [title, words] of atLeastOne(Object.entries(file.services))) {
        for (const language of locales) assert.ok(words[language].length >= 4, `${title} ${language}`);
      }
    }
  });

  test('each trade and service has native and Latin spellings in every language', () => {
    for (const words of files.flatMap(allLists)) {
      for (const language of locales) {
        assert.ok(
          words[language].some((word) => letters[language].test(word)),
          words.en[0],
        );
        assert.ok(
          words[language].some((word) => letters.en.test(word)),
          words.en[0],
        );
      }
    }
  });

  test('an entry appears once per trade and once per service', () => {
    assert.deepEqual(
      files.flatMap(allLists).flatMap((words) => repeatsIn(all(words))),
      [],
    );
  });

  test('a trade lists entries that sound the same only once, in any script or language', () => {
    assert.deepEqual(
      files.flatMap(({ words }) => repeatsIn(all(words).map(toSound))),
      [],
    );
  });

  test('an entry belongs to one trade only', () => {
    assert.deepEqual(
      [...tradesByWord].filter(([, names]) => names.size > 1),
      [],
    );
  });

  test('an entry is in NFC, in lower case, without extra spaces', () => {
    assert.deepEqual([...tradesByWord.keys()].filter(isUntidy), []);
  });

  test('an entry uses the script of its language or Latin, never both', () => {
    assert.deepEqual(files.flatMap(allLists).flatMap(strangeIn), []);
  });
});

describe('common words', () => {
  test('there are fillers and verbs in each language, 250 other services and 500 names', () => {
    for (const language of locales) {
      assert.ok(common.fillers[language].length >= 100, language);
      assert.ok(common.verbs[language].length >= 50, language);
    }
    assert.ok(common.others.length >= 250);
    assert.ok(common.names.length >= 500);
  });

  test('a word appears in only one list, once', () => {
    assert.deepEqual(repeatsIn(commonWords), []);
  });

  test('no common word is an entry of a trade or service', () => {
    assert.deepEqual(
      commonWords.filter((word) => tradesByWord.has(word)),
      [],
    );
  });

  test('names are single words in Latin letters', () => {
    assert.deepEqual(
      common.names.filter((name) => !/^[a-z]+$/.test(name)),
      [],
    );
  });

  test('surnames that are also trades are not listed as names', () => {
    const surnames = ['darzi', 'mistry', 'mistri', 'mali', 'sutar', 'suthar', 'lohar', 'vishwakarma'];
    assert.deepEqual(
      common.names.filter((name) => surnames.includes(name)),
      [],
    );
  });

  test('every word is in NFC, in lower case, and in a known script', () => {
    assert.deepEqual(commonWords.filter(isUntidy), []);
    assert.deepEqual([common.fillers, common.verbs].flatMap(strangeIn), []);
    assert.deepEqual(
      common.others.filter((word) => !locales.some((language) => isWritable(word, language))),
      [],
    );
  });
});
