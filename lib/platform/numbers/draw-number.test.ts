import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, newObjectId } from '#models/connection.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { drawNumber } from './draw-number.ts';

useTestDatabase();

test('a taken number is redrawn, the fourth time with one more character', async () => {
  const taken = newObjectId();
  const rows = database().collection('draws');
  await rows.insertOne({ _id: taken });
  const drawn: string[] = [];
  const kept = await drawNumber(async (number) => {
    drawn.push(number);
    await rows.insertOne({ _id: drawn.length <= 3 ? taken : newObjectId() });
    return number;
  });
  assert.deepEqual(
    drawn.map((number) => number.length),
    [8, 8, 8, 9],
  );
  assert.equal(kept, drawn.at(-1));
});
