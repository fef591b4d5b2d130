import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { newObjectId } from '#models/connection.ts';
import { findSubjectId, nameSubjects } from './audit-subjects.ts';

useTestDatabase();

test('audit rows are named by their person, booking or message; others keep their id', async () => {
  const person = await makeUser({ name: 'Asha Gupta' });
  const booking = await makeBooking();
  const ticket = await makeTicket({ authorId: null, name: 'Meera', subject: 'Nobody came' });
  const ids = [person, booking, ticket].map(({ _id }) => String(_id));
  const asked = [...ids, String(newObjectId()), 'users'];
  const named = await nameSubjects(asked.map((subjectId) => ({ subjectId })));
  assert.deepEqual(
    ids.map((id) => named.get(id)),
    [
      { kind: 'person', name: 'Asha Gupta' },
      { kind: 'booking', name: booking.number },
      { kind: 'ticket', name: ticket.number },
    ],
  );
  assert.equal(named.size, 3);
});

test('the audit finds a booking or a message by its number in any case', async () => {
  const booking = await makeBooking();
  const ticket = await makeTicket({ authorId: null, name: 'Meera', subject: 'Nobody came' });
  assert.equal(await findSubjectId(booking.number.toLowerCase()), String(booking._id));
  assert.equal(await findSubjectId(ticket.number), String(ticket._id));
  for (const typed of ['', 'users', String(booking._id)]) assert.equal(await findSubjectId(typed), typed);
});
