import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as notes from '#lib/features/admin/contracts/notes.ts';
import { MAX_NOTE_LENGTH } from '#lib/features/admin/contracts/note-limits.ts';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { listTicketsContract } from '#lib/features/support/contracts/tickets.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send } = bookingClient(useTestServer().url);

test('a note on a person, a booking or a ticket is for the office alone', async () => {
  const [admin, pair] = [await signIn('admin'), await makePair('completed')];
  const { customer } = pair;
  const ticket = await makeTicket({ authorId: customer.userId });
  const subjects = [
    ['person', customer.userId],
    ['booking', pair.params.id],
    ['ticket', String(ticket._id)],
  ] as const;
  for (const [subject, subjectId] of subjects) {
    const body = { subject, subjectId, text: `Kept secret about the ${subject}` };
    expectSuccess(await send(admin, notes.addNoteContract, { body }), notes.addNoteContract);
    const listed = await send(admin, notes.listNotesContract, { query: { subject, subjectId } });
    expectSuccess(listed, notes.listNotesContract);
    const { data } = z.looseObject({ data: z.array(notes.officeNote) }).parse(listed.json);
    assert.deepEqual(
      data.map(({ text, author }) => [text, author._id]),
      [[body.text, admin.userId]],
    );
    const acts = (await listAudit(subjectId)).filter(({ act }) => act === 'note.add');
    assert.equal(acts.length, 1);
  }
  for (const person of [customer, pair.worker]) {
    expectRefusal(
      await send(person, notes.listNotesContract, { query: { subject: 'person', subjectId: person.userId } }),
      403,
    );
    const seen = await Promise.all([
      send(person, getBookingContract, { params: pair.params }),
      send(person, listTicketsContract, {}),
      send(person, exportAccountContract, {}),
    ]);
    for (const { status, text } of seen) {
      assert.equal(status, 200);
      assert.doesNotMatch(text, /Kept secret/);
    }
  }
});

test('a note needs the right, words within the limit, and a thing that exists', async () => {
  const [agent, reader] = [await signInAdmin({ can: 'agent' }), await signInAdmin({ can: 'reader' })];
  const { userId } = await signIn('customer');
  const body = { subject: 'person', subjectId: userId, text: 'Seen.' };
  assert.equal(expectRefusal(await send(reader, notes.addNoteContract, { body }), 403).code, 'right_needed');
  for (const text of ['', 'a'.repeat(MAX_NOTE_LENGTH + 1)])
    expectRefusal(await send(agent, notes.addNoteContract, { body: { ...body, text } }), 400);
  for (const subject of ['person', 'booking', 'ticket']) {
    const gone = { subject, subjectId: 'e'.repeat(24), text: 'Seen.' };
    expectRefusal(await send(agent, notes.addNoteContract, { body: gone }), 404);
  }
});
