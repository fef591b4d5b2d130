import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from '#models/connection.ts';
import { makeReady, useTestDatabase } from './test-database.ts';
import { makeUser } from './factories/users.ts';

useTestDatabase();

const users = () => database().collection('users');

const readId = async (): Promise<string> => {
  const [found] = await database().listCollections({ name: 'users' }).toArray();
  return JSON.stringify(found);
};

test('the next file gets the same collections without their rows, and no others', async () => {
  await makeUser();
  await database().collection('leftovers').insertOne({ by: 'an earlier file' });
  const id = await readId();
  await makeReady();
  assert.equal(await readId(), id);
  assert.equal(await users().countDocuments(), 0);
  assert.deepEqual(await database().listCollections({ name: 'leftovers' }).toArray(), []);
});

test('a database without one of its indexes is made again', async () => {
  const [id, index] = [await readId(), 'email_of_some'];
  await users().dropIndex(index);
  await makeReady();
  assert.notEqual(await readId(), id);
  assert.equal(await users().indexExists(index), true);
});
