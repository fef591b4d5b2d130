import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeCsv } from './write-csv.ts';

test('a CSV guards names that a spreadsheet would run as a formula, and keeps numbers', () => {
  const rows = [
    ['Name', 'Amount'],
    ['=HYPERLINK("x")', -150],
  ];
  assert.equal(writeCsv(rows), '\uFEFF"Name","Amount"\r\n"\'=HYPERLINK(""x"")","-150"\r\n');
});
