import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#lib/platform/contract/locale.ts';
import { holdsWords } from '#lib/platform/text/holds-words.ts';
import { messages } from './catalogue.ts';

const queries = [
  ...['refund', 'Refunds', 'money back', 'get my money back', 'full refund', 'refund policy', 'return money'],
  ...['रिफ़ंड', 'रिफंड', 'पैसे वापस', 'पैसा वापस', 'पैसे कब मिलेंगे', 'paise wapas', 'paisa vapas'],
  ...['ರೀಫಂಡ್', 'ರಿಫಂಡ್', 'ಹಣ ವಾಪಸ್', 'ದುಡ್ಡು ವಾಪಸ್'],
  ...['ரீஃபண்ட்', 'ரீபண்ட்', 'பணம் திரும்ப', 'காசு திரும்ப'],
  ...['రీఫండ్', 'రిఫండ్', 'డబ్బు తిరిగి', 'డబ్బులు వాపసు'],
];

test('help is found by the word for a refund in each language', () => {
  const texts = locales.map((locale) => {
    const { articles, otherWords } = messages(locale).help;
    return `${articles.refund.title} ${articles.refund.text} ${otherWords.refund}`;
  });
  for (const query of queries)
    assert.ok(
      texts.some((text) => holdsWords([text], query)),
      query,
    );
});

for (const locale of locales)
  test(`the answer on refunds in ${locale} states the whole fee rule`, () => {
    const { text } = messages(locale).help.articles.refund;
    for (const figure of ['freeHours', 'lateHours', 'halfPercent', 'fullPercent', 'freeMinutes'])
      assert.ok(text.includes(`{${figure}}`), figure);
  });

for (const locale of locales)
  test(`the help in ${locale} says where either side’s fee is paid by UPI`, () => {
    const { articles } = messages(locale).help;
    assert.match(articles['pay-worker'].text, /UPI (?:ID|ஐடி|ఐడీ)/);
    assert.match(articles['late-worker'].text, /UPI (?:ID|ஐடி|ఐడీ).* QR /);
  });
