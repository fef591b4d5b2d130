import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { judgeSuggestions, typeOut, type SuggestTrades } from './half-typed.ts';
import { readOthers, readQueries, seedVocabulary } from './labelled.ts';

const vocabulary = await seedVocabulary();
const suggest: SuggestTrades = (text, language) => vocabulary.suggest(text, language).trades;
// Every third letter of the second set, which was unseen when the suggestions were tuned.
const half = readQueries('second')
  .filter(({ kind }) => kind !== 'sentence' && kind !== 'misspelt')
  .flatMap((row) => typeOut(vocabulary, row))
  .filter((_, at) => at % 3 === 0);

test('half-typed queries suggest the right trade first, and few wrong ones, in each language', () => {
  const { right, wrong } = judgeSuggestions(suggest, half);
  assert.ok(right >= 93, `right ${right.toFixed(1)}`);
  assert.ok(wrong <= 13, `wrong ${wrong.toFixed(1)}`);
  for (const language of atLeastOne(new Set(half.map((row) => row.language)))) {
    const own = judgeSuggestions(
      suggest,
      half.filter((row) => row.language === language),
    );
    assert.ok(own.right >= 90, `${language}: right ${own.right.toFixed(1)}`);
    assert.ok(own.wrong <= 15, `${language}: wrong ${own.wrong.toFixed(1)}`);
  }
});

test('a query suggests the same single trade at every further letter', () => {
  const typed = [
    ['AC not cooling', 'AC', 'ac technician'],
    // Plum cake is another service.
    ['plumber', 'plu', 'plumber'],
    ['fan not working', 'fan', 'electrician'],
    ['bijli ka kaam', 'bijl', 'electrician'],
    ['नल टपक रहा है', 'नल', 'plumber'],
    ['மின்சாரம் இல்லை', 'மின்சா', 'electrician'],
  ] as const;
  const wrong = typed.flatMap(([query, from, trade]) =>
    Array.from({ length: query.length - from.length + 1 }, (_, more) =>
      query.slice(0, from.length + more),
    ).filter((text) => suggest(text, 'en').join() !== trade),
  );
  assert.deepEqual(wrong, []);
});

test('a service begun is completed before the others of its trade', () => {
  const begun = ['tap re', 'fan inst', 'bathroom cl'];
  const first = begun.map((text) => vocabulary.suggest(text, 'en').services[0]);
  assert.deepEqual(first, ['Tap repair', 'Fan installation', 'Bathroom cleaning']);
});

test('names, places and other services suggest a trade in at most one of six', () => {
  const others = readOthers('second');
  const shown = others.filter(({ query }) => suggest(query, 'en').length > 0);
  assert.ok(shown.length <= others.length / 6, shown.map(({ query }) => query).join(', '));
});
