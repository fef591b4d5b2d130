import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { columnsOf, tableHead, tableLines } from './table-text.ts';

const person = z.strictObject({ _id: z.string(), name: z.string() });
const row = z.strictObject({ author: person.nullable(), rating: z.int(), parts: z.array(z.string()) });
const columns = columnsOf(row);
const lineOf = (name: string) =>
  tableLines(columns, [{ author: { _id: 'a', name }, rating: -1, parts: ['one', 'two'] }]);

test('a table has one column per field, a person’s side by side, in UTF-8 with BOM', () => {
  assert.equal(tableHead(columns), '\uFEFF"author._id","author.name","rating","parts"\r\n');
  assert.equal(lineOf('मीरा'), '"a","मीरा","-1","one; two"\r\n');
  assert.equal(tableLines(columns, [{ author: null, rating: 3, parts: [] }]), '"","","3",""\r\n');
});

test('text that looks like a formula is neutralised and stays in its cell', () => {
  for (const text of ['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', ' \r\n=1', '＝1'])
    assert.equal(lineOf(text), `"a","'${text}","-1","one; two"\r\n`, text);
  assert.equal(lineOf('Asha "Tara", Roy\nAgra'), '"a","Asha ""Tara"", Roy\nAgra","-1","one; two"\r\n');
});
