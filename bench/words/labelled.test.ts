import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { createReader, forcedShare, judge, literalShare, readOthers, readQueries } from './labelled.ts';
import { createRespeller } from './respell.ts';

// Once for all: a reader remembers what it has read.
const read = await createReader();
const queries = readQueries();
const second = readQueries('second');
const plain = queries.filter(({ kind }) => kind !== 'sentence');
const sentences = queries.filter(({ kind }) => kind === 'sentence');
const isLatin = ({ query }: { query: string }): boolean => /^[\x20-\x7e]*$/.test(query);

// Nobody tunes on the queries; what is reached beyond the bars of N1 may not be lost: these rise, never fall.

test('labelled queries lead to their trade first: 96 %, with 92 % in each language', () => {
  const { right, nothing, wrong } = judge(read, plain);
  assert.ok(right >= 96, `right ${right.toFixed(1)}`);
  assert.ok(nothing <= 2, `nothing ${nothing.toFixed(1)}`);
  assert.ok(wrong <= 3, `wrong ${wrong.toFixed(1)}`);
  for (const language of atLeastOne(new Set(plain.map((row) => row.language)))) {
    const share = judge(
      read,
      plain.filter((row) => row.language === language),
    ).right;
    assert.ok(share >= 92, `${language} ${share.toFixed(1)}`);
  }
});

test('queries respelt by machine lead to their trade first: 90 %, as N1 asks', () => {
  const respell = createRespeller(1);
  // Every third: enough to see a loss, and a third of the time.
  const some = plain.filter(isLatin).filter((_, at) => at % 3 === 0);
  const { right } = judge(
    read,
    some.map((row) => ({ ...row, query: respell(row.query) })),
  );
  assert.ok(right >= 90, `right ${right.toFixed(1)}`);
});

test('whole sentences lead to their trade first: 92 %', () => {
  const { right } = judge(read, sentences);
  assert.ok(right >= 92, `right ${right.toFixed(1)}`);
});

test('names, places, other services and nonsense are forced into a trade: at most 8 %, as N1 asks', () => {
  for (const set of ['first', 'second'] as const) {
    const forced = forcedShare(read, readOthers(set));
    assert.ok(forced <= 8, `${set} ${forced.toFixed(1)}`);
  }
});

test('the second set, which the words were not measured by, leads to its trade first as well: 96 %', () => {
  const { right, nothing, wrong } = judge(read, second);
  assert.ok(right >= 96, `right ${right.toFixed(1)}`);
  assert.ok(nothing <= 2, `nothing ${nothing.toFixed(1)}`);
  assert.ok(wrong <= 3, `wrong ${wrong.toFixed(1)}`);
});

test('at most half of the different words of the first set stand letter for letter in the search words', async () => {
  const share = await literalShare(queries);
  assert.ok(share <= 50, share.toFixed(1));
});
