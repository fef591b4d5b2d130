import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { listColumns, tableHead, tableLines } from './table-text.ts';

const person = z.strictObject({ _id: z.string(), name: z.string() });
const row = z.strictObject({ author: person.nullable(), rating: z.int(), parts: z.array(z.string()) });
const columns = listColumns(row);
const csvLine = (name: string) =>
  tableLines(columns, [{ author: { _id: 'a', name }, rating: -1, parts: ['one', 'two'] }]);

test('a table has one column per field, a person’s side by side, in UTF-8 with BOM', () => {
  assert.equal(tableHead(columns), '\uFEFF"author._id","author.name","rating","parts"\r\n');
  assert.equal(csvLine('मीरा'), '"a","मीरा","-1","one; two"\r\n');
  assert.equal(tableLines(columns, [{ author: null, rating: 3, parts: [] }]), '"","","3",""\r\n');
});

test('text that looks like a formula is neutralised and stays in its cell', () => {
  for (const text of ['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', ' \r\n=1', '＝1'])
    assert.equal(csvLine(text), `"a","'${text}","-1","one; two"\r\n`, text);
  assert.equal(csvLine('Asha "Tara", Roy\nAgra'), '"a","Asha ""Tara"", Roy\nAgra","-1","one; two"\r\n');
});

test('a formula behind invisible or odd characters is neutralised', () => {
  const unseen = [
    '\u200B',
    '\u2060',
    '\u00AD',
    '\uFEFF',
    '\u00A0',
    '\u3164',
    '\u034F',
    '\u202E',
    '\u2800',
    '\0',
  ];
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '\u2212',
    '\uFF1D',
    '\uFF0B',
    '\uFF0D',
    '\uFF20',
    '\uFE63',
    '\u2010',
    '\u207C',
  ];
  const texts = unseen.flatMap((hidden) => signs.map((sign) => `${hidden}${hidden}${sign}1+1`));
  for (const text of [...texts, ...signs.map((sign) => `${sign}1`)])
    assert.equal(csvLine(text), `"a","'${text}","-1","one; two"\r\n`, JSON.stringify(text));
});

test('a name with such a sign further on is unchanged', () => {
  for (const text of ['Anne-Marie', 'a@b.test', "'quoted'", 'क्ष\u200Dत्र', '10 - 12'])
    assert.equal(csvLine(text), `"a","${text}","-1","one; two"\r\n`, text);
});
