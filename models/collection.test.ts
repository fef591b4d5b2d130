import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database, databaseClient, inTransaction, toObjectId, watchCommands } from './connection.ts';
import { defineModel } from './define-model.ts';
import { date, list, nullable, objectId, optional, text } from './field.ts';

const notes = defineModel({
  name: 'CollectionTestNote',
  collection: 'collectionTestNotes',
  fields: {
    ownerId: objectId(),
    text: text({ default: '' }),
    pinnedAt: nullable(date()),
    secret: optional(text({ select: false })),
    tags: optional(list(text())),
  },
  indexes: [],
});

// The driver reports commands only on a connection that was opened with a watch.
watchCommands(() => null);
useTestDatabase();

const ownerId = '1'.repeat(24);
const unknownField: object = { colour: 'red' };

test('inserting a row casts ids, fills defaults and returns a plain row', async () => {
  const row = await notes.insert({ ownerId });
  assert.deepEqual(row, {
    _id: row._id,
    ownerId: toObjectId(ownerId),
    text: '',
    pinnedAt: null,
  });
  assert.deepEqual(await database().collection('collectionTestNotes').findOne({ _id: row._id }), row);
});

test('a write with an unknown field, a wrong type or a missing field fails', async () => {
  await assert.rejects(notes.insert({ ownerId, ...unknownField }), { name: 'StrictModeError' });
  await assert.rejects(notes.insert({}), { name: 'ValidationError' });
  await assert.rejects(notes.insert({ ownerId: 'not-an-id' }), { name: 'ValidationError' });
  const change = { $set: unknownField };
  await assert.rejects(notes.updateOne({ ownerId }, change), { name: 'StrictModeError' });
  await assert.rejects(notes.findOneAndUpdate({ ownerId }, change), { name: 'StrictModeError' });
});

test('a query by an unknown field or a malformed id fails instead of matching every row', async () => {
  await assert.rejects(notes.find(unknownField), { name: 'StrictModeError' });
  await assert.rejects(notes.deleteMany(unknownField), { name: 'StrictModeError' });
  await assert.rejects(notes.findOne({ ownerId: 'not-an-id' }), { name: 'CastError' });
  await assert.rejects(notes.exists({ ownerId: 'not-an-id' }), { name: 'CastError' });
});

test('a read returns the fields it asks for, and hidden ones only by name', async () => {
  const owner = '2'.repeat(24);
  const { _id } = await notes.insert({ ownerId: owner, text: 'A', secret: 'S' });
  assert.deepEqual(await notes.find({ ownerId: owner }, { fields: ['text'] }), [{ text: 'A' }]);
  assert.deepEqual(await notes.findOne({ ownerId: owner }, { fields: ['_id'] }), { _id });
  assert.equal((await notes.findById(String(_id)))?.secret, undefined);
  const full = await notes.findById(_id, { hidden: ['secret'] });
  assert.deepEqual([full?.secret, full?.text], ['S', 'A']);
});

test('an update returns the row after it, or before it when asked', async () => {
  const owner = '3'.repeat(24);
  await notes.insert({ ownerId: owner, text: 'A' });
  const after = await notes.findOneAndUpdate({ ownerId: owner }, { $set: { text: 'B' } });
  assert.equal(after?.text, 'B');
  const before = await notes.findOneAndUpdate(
    { ownerId: owner },
    { $set: { text: 'C' } },
    { returnDocument: 'before' },
  );
  assert.equal(before?.text, 'B');
  await notes.updateMany({ ownerId: owner }, [{ $set: { text: { $concat: ['$text', '!'] } } }]);
  assert.equal((await notes.findOne({ ownerId: owner }))?.text, 'C!');
});

test('a failed transaction leaves no row', async () => {
  const owner = '4'.repeat(24);
  const failure = new Error('roll back');
  const work = inTransaction(async (tx) => {
    await notes.insert({ ownerId: owner }, { tx });
    assert.equal(await notes.countDocuments({ ownerId: owner }, { tx }), 1);
    assert.equal(await notes.exists({ ownerId: owner }), false);
    throw failure;
  });
  await assert.rejects(work, failure);
  assert.equal(await notes.exists({ ownerId: owner }), false);
});

test('a confirmed read sees only what is committed on a majority, and in a transaction follows its snapshot', async () => {
  const concerns: string[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    if (commandName === 'find') concerns.push(JSON.stringify(command['readConcern']));
  };
  const client = databaseClient();
  client.on('commandStarted', note);
  try {
    await notes.find({ ownerId }, { isConfirmed: true });
    await inTransaction((tx) => notes.find({ ownerId }, { isConfirmed: true, tx }));
  } finally {
    client.off('commandStarted', note);
  }
  assert.deepEqual(concerns, ['{"level":"majority"}', '{"level":"snapshot"}']);
});
