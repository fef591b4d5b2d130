import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { listTexts, translatedLocales, type TranslatedLocale } from './exchange-texts.ts';
import { findRows, readAvoidedWords, readGlossary, usesWord } from './glossary.ts';

const markdown = readFileSync(join(projectRoot, 'docs/words.md'), 'utf8');

const findTexts = (locale: TranslatedLocale, isWrong: (text: string) => boolean): string[] =>
  [...listTexts(projectRoot, locale)].flatMap(([file, texts]) =>
    [...texts].filter(([, text]) => isWrong(text)).map(([key, text]) => `${file} ${key}: ${text}`),
  );

describe('the words of each language', () => {
  test('have a row for each thing, with a word in every language', () => {
    for (const locale of translatedLocales) {
      const rows = readGlossary(markdown, locale);
      assert.ok(rows.length > 60);
      assert.deepEqual(
        rows.filter(({ word }) => word === ''),
        [],
      );
    }
  });

  test('are not among those to avoid', () => {
    for (const locale of translatedLocales) {
      const avoided = readAvoidedWords(markdown, locale);
      assert.ok(avoided.length >= 4, locale);
      for (const entry of avoided)
        assert.deepEqual(
          findTexts(locale, (text) => usesWord(text, entry)),
          [],
          `${entry.word}: say ${entry.instead}`,
        );
    }
  });

  test('put no time right after a name', () => {
    const joined = /\{(?:name|other)\} \{(?:time|until|day|date|when)\}/;
    for (const locale of translatedLocales)
      assert.deepEqual(
        findTexts(locale, (text) => joined.test(text)),
        [],
      );
  });

  test('take no ending after a name, a day, a time, a place or a count', () => {
    const varying = 'name|who|other|worker|customer|day|date|time|when|since|until|place|city|count';
    // Tamil endings follow a hyphen, as in 4:30 PM-க்குள்.
    const glued = new RegExp(`\\{(${varying})\\}(?!।)[\\u0900-\\u0dff]`);
    for (const locale of translatedLocales)
      assert.deepEqual(
        findTexts(locale, (text) => glued.test(text)),
        [],
      );
  });

  test('are looked for at the beginning of a word, in all forms where the row says so', () => {
    const entry = { word: 'गली', instead: 'पूरा पता', fineIn: 'मकान नंबर और गली' };
    assert.equal(usesWord('ग्राहक की गली', entry), true);
    assert.equal(usesWord('अगली बार', entry), false);
    assert.equal(usesWord('मकान नंबर और गली', entry), false);
    const forms = { word: 'वर्कर…', instead: 'कारीगर', fineIn: '' };
    assert.equal(usesWord('वर्करों को', forms), true);
    assert.equal(usesWord('वर्करों को', { ...forms, word: 'वर्कर' }), false);
    assert.equal(usesWord('टू-फ़ैक्टर', { word: 'टू-फ़ैक्टर', instead: '', fineIn: '' }), true);
  });

  test('apply to the English texts that name their thing', () => {
    const found = findRows(readGlossary(markdown, 'ta'), 'Cancel the booking by email');
    assert.deepEqual(
      found.map(({ english }) => english),
      ['booking', 'to book', 'cancel', 'email'],
    );
  });
});
