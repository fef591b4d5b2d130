import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonText } from './json-text.ts';

const read = async (value: unknown): Promise<string> => (await Array.fromAsync(jsonText(value))).join('');

async function* listOf<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}

test('a value without lists to read is written as JSON.stringify writes it', async () => {
  const values = [
    { success: true, data: { at: new Date(0), none: null, absent: undefined, list: [1, { two: 'x"y' }] } },
    ...['text', 7, null, [], {}, [undefined, new Date(0)]],
  ];
  for (const value of values) assert.equal(await read(value), JSON.stringify(value));
});

test('an async iterable is written as a list, whether it has items or not', async () => {
  const rows = [{ n: 1, at: new Date(0) }, { n: 2 }];
  const value = { data: { none: listOf(), rows: listOf(...rows) }, requestId: 'r' };
  assert.equal(await read(value), JSON.stringify({ data: { none: [], rows }, requestId: 'r' }));
});

test('a failed list breaks the text off', async () => {
  const failing = async function* () {
    yield 1;
    throw new Error('The database is away.');
  };
  await assert.rejects(read({ rows: failing() }), /away/);
});
