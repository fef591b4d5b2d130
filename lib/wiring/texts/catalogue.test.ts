import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldCodes, statusOfError } from '#lib/platform/contract/error-codes.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { outboxPayloads } from '../outbox-kinds.ts';
import { messages } from './catalogue.ts';

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

const flatten = (tree: Tree | readonly string[], path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

const english = new Map(flatten(messages('en')));
// Written in Latin letters by everybody.
const names = new Set(['UPI', 'CVV']);
// A paragraph of a mail may be somebody's own words alone.
const hasWords = (text: string): boolean => text.replace(/\{\w+\}/g, '').trim() !== '';
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

test('the office has words for everything that can wait in the outbox', () => {
  const { kinds } = messages('en').officeCodes;
  assert.deepEqual(Object.keys(kinds).toSorted(), Object.keys(outboxPayloads).toSorted());
});
