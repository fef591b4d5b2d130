import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNoteContract } from '#lib/features/admin/contracts/notes.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { replyToTicketContract } from '#lib/features/support/contracts/tickets.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { evidenceClient } from '#e2e/kit/evidence-client.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeAnsweredTicket, makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, leave } = evidenceClient(useTestServer().url);
const DAY_MS = 86_400_000;

const readRow = async (collection: string, id: unknown) => {
  const row = await database()
    .collection(collection)
    .findOne({ _id: toObjectId(String(id)) });
  return JSON.stringify(row);
};

test('a letter’s messages go with its author’s account; a complaint keeps its words without pictures', async () => {
  const [admin, pair] = [await signIn('admin'), await makePair('completed')];
  const { userId } = pair.customer;
  const made = async (about: object) =>
    makeAnsweredTicket({
      ...{ authorId: userId, adminId: admin.userId, ...about },
      photoKeys: [await makeStoredImage({ ownerId: userId })],
    });
  const [letter, complaint] = [await made({}), await made({ bookingId: pair.booking._id })];
  const exported = await send(pair.customer, exportAccountContract, {});
  assert.equal(exported.text.split('It still leaks.').length, 3, 'both are in the download');
  assert.doesNotMatch(exported.text, new RegExp(admin.userId));
  await leave(pair.customer);
  const gone = await readRow('tickets', letter._id);
  assert.doesNotMatch(gone, /It still leaks|send us a picture|assigneeId/);
  assert.match(gone, /"state":"closed"/);
  const kept = await readRow('tickets', complaint._id);
  assert.match(kept, /It still leaks/);
  assert.match(kept, /"photoKeys":\[\],"at"/);
  assert.doesNotMatch(kept, /"photoKeys":\["/);
});

test('an admin who leaves leaves no ticket behind, and a message after that finds no assignee', async () => {
  const [admin, author] = [await signIn('admin'), await signIn('customer')];
  await signIn('admin');
  const ticket = await makeAnsweredTicket({ authorId: author.userId, adminId: admin.userId });
  await inTransaction((tx) =>
    eraseAccount({ userId: admin.userId, email: admin.user.email, phone: null }, tx),
  );
  assert.doesNotMatch(await readRow('tickets', ticket._id), /assigneeId/);
  const parts = { params: { id: String(ticket._id) }, body: { message: 'Hello?' } };
  expectSuccess(await send(author, replyToTicketContract, parts), replyToTicketContract);
});

test('notes go with the account they are about; those on a case stay for 180 days', async () => {
  const [admin, pair] = [await signIn('admin'), await makePair('completed')];
  const { userId } = pair.customer;
  const letter = await makeTicket({ authorId: userId });
  const complaint = await makeTicket({ authorId: userId, bookingId: pair.booking._id });
  const note = async (subject: string, subjectId: unknown) => {
    const body = { subject, subjectId: String(subjectId), text: 'Seen and noted.' };
    expectSuccess(await send(admin, addNoteContract, { body }), addNoteContract);
  };
  const all = [
    ['person', userId],
    ['ticket', letter._id],
    ['booking', pair.booking._id],
    ['ticket', complaint._id],
  ] as const;
  for (const [subject, id] of all) await note(subject, id);
  await leave(pair.customer);
  await note('booking', pair.booking._id);
  const rows = await database().collection('notes').find().sort({ _id: 1 }).toArray();
  assert.deepEqual(
    rows.map(({ subjectId }) => String(subjectId)),
    [pair.booking._id, complaint._id, pair.booking._id].map(String),
  );
  for (const { expiresAt } of rows) {
    assert.ok(expiresAt instanceof Date);
    assert.equal(Math.round((expiresAt.getTime() - Date.now()) / DAY_MS), 180);
  }
});
