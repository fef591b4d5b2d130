import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldCodes, statusOfError } from '#lib/platform/contract/error-codes.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { readSourceFiles } from '#tools/lint/source-files.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { outboxPayloads } from '../outbox-kinds.ts';
import { messages } from './catalogue.ts';

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

const flatten = (tree: Tree | readonly string[], path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english = new Map(flatten(messages('en')));
// Always written in Latin letters.
const names = new Set(['UPI', 'UPI ID', 'CVV']);
// A text may consist of a user's own words and signs, such as "{name}:".
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
const others = locales.filter((locale) => locale !== 'en');

test('every error code and every field code has a text in each language', () => {
  for (const locale of locales) {
    const { errors, fields } = messages(locale);
    assert.deepEqual(Object.keys(errors).toSorted(), Object.keys(statusOfError).toSorted(), locale);
    assert.deepEqual(Object.keys(fields).toSorted(), [...fieldCodes].toSorted(), locale);
  }
});

for (const locale of atLeastOne(others))
  test(`texts in ${locale} have the keys and placeholders of the English ones, and none is empty or in English`, () => {
    const texts = new Map(flatten(messages(locale)));
    assert.deepEqual([...texts.keys()].toSorted(), [...english.keys()].toSorted());
    for (const [key, text] of atLeastOne(texts)) {
      assert.deepEqual(placeholders(text), placeholders(english.get(key) ?? ''), key);
      assert.ok(names.has(text) || !hasWords(text) || text !== english.get(key), `${key} is not translated`);
      assert.ok(text.trim().length > 0, key);
    }
  });

const developerWords = [
  /\/api\//,
  /\b(?:GET|POST|PUT|PATCH|DELETE) \//,
  // Field names and codes, such as `startsAt` or `user.verify`; placeholders are filled before they are shown.
  /\b[a-z]+(?:Id|Ids|At|Key|Paise)\b/,
  /\b(?:job|user|ticket|booking|list|queue)\.[a-z]+/,
  /\b[a-z]+_[a-z]+\b/,
  // Commands that are typed on a server.
  /\bnpm\b/,
] as const;

const findDeveloperWords = (text: string): boolean =>
  developerWords.some((pattern) => pattern.test(text.replace(/\{\w+\}/g, '')));

test('no text has an address, method or field name of the API, or a command', () => {
  assert.ok(findDeveloperWords('PUT /admin/bookings/6b0c/no-show decides.'));
  assert.ok(findDeveloperWords('Set startsAt first.'));
  assert.ok(findDeveloperWords('Run npm run admin on the server.'));
  for (const locale of atLeastOne(locales))
    for (const [key, text] of atLeastOne(flatten(messages(locale))))
      assert.ok(!findDeveloperWords(text), `${locale} ${key}: ${text}`);
});

// Text files declare keys; everything else uses them.
const isCode = (path: string): boolean => !/\.(en|hi|kn|ta|te)\.ts$|\/texts\/.*\.test\.ts$|^e2e\//.test(path);

test('every text is used: code names its key', () => {
  const code = readSourceFiles().filter(({ path }) => isCode(path));
  const named = new Set(code.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  // `${talk}To`: the end of a key follows a placeholder.
  const ends = new Set(code.flatMap(({ text }) => text.match(/(?<=\})[A-Z]\w*(?=`)/g) ?? []));
  const isNamed = (key: string): boolean =>
    named.has(key) ||
    (key.match(/[A-Z]/g) ?? []).some((letter) => ends.has(key.slice(key.lastIndexOf(letter))));
  const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
  // Acts of the audit are put together: 'user.verify'. Paragraphs of a list have numbers.
  const isPart = (path: string): boolean => path.startsWith('officeCodes.acts.') || /^\d+$/.test(keyOf(path));
  const paths = atLeastOne(english.keys()).filter((path) => !isPart(path));
  assert.deepEqual(
    paths.filter((path) => !isNamed(keyOf(path))),
    [],
  );
});

test('the office has words for everything that can wait in the outbox', () => {
  const { kinds } = messages('en').officeCodes;
  assert.deepEqual(Object.keys(kinds).toSorted(), Object.keys(outboxPayloads).toSorted());
});
