import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWordsTable, writeWordsTable } from './words-table.ts';

test('reads back a table that it wrote', () => {
  const rows = [
    { kind: 'skill', name: 'Plumber, "the" best', language: 'hi', words: ['नल', 'nal tapak raha'] },
    { kind: 'service', name: 'Tap repair', language: 'en', words: [] },
  ];
  assert.deepEqual(
    readWordsTable(writeWordsTable(rows)),
    rows.map((row, at) => ({ ...row, line: at + 2 })),
  );
});

test('reads tables saved by spreadsheets: extra columns, byte order marks, line ends and escaped cells', () => {
  const text =
    '\uFEFF"_id","language","kind","name","words"\r\n"1","ta","skill","\'=Cook","rice;\r\n idli"\r\n\r\n';
  assert.deepEqual(readWordsTable(text), [
    { line: 2, kind: 'skill', name: '=Cook', language: 'ta', words: ['rice', 'idli'] },
  ]);
});

test('rejects text without the columns', () => {
  for (const text of ['', 'kind,name\nskill,Cook', '{}']) assert.equal(readWordsTable(text), null);
});
