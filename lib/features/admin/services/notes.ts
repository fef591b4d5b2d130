import type { NoteBody, NotesQuery, OfficeNote } from '#lib/features/admin/contracts/notes.ts';
import { listBookingPeople } from '#lib/features/bookings/rules/booking-people.ts';
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertNote, listNoteRecords, type NoteRecord } from '#models/support/note.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';
import { findTicket } from '#models/support/ticket.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';

const showNotes = async (rows: readonly NoteRecord[]): Promise<OfficeNote[]> => {
  const name = await namePeople(rows.map(({ byId }) => byId));
  return rows.map(({ _id, subject, subjectId, byId, text, createdAt }) => ({
    ...{ _id: String(_id), subject, subjectId: String(subjectId), author: name(byId), text },
    createdAt: createdAt.toISOString(),
  }));
};

export const listNotes = listForAdmins<NotesQuery, NoteRecord, OfficeNote>({
  name: 'notes',
  read: ({ filter: { subject, subjectId }, page }) => listNoteRecords({ subject, subjectId, ...page }),
  show: showNotes,
});

type NoteSubjectFacts = Pick<NoteRecord, 'personIds' | 'isCase'>;

const readBookingFacts = async (bookingId: string, tx: Tx): Promise<NoteSubjectFacts | null> => {
  const booking = await findBooking(bookingId, tx);
  return booking && { personIds: listBookingPeople(booking).map(toObjectId), isCase: true };
};

const readTicketFacts = async (ticketId: string, tx: Tx): Promise<NoteSubjectFacts | null> => {
  const ticket = await findTicket(ticketId, tx);
  if (ticket?.bookingId) return readBookingFacts(String(ticket.bookingId), tx);
  return ticket && { personIds: ticket.authorId ? [ticket.authorId] : [], isCase: false };
};

const readFacts = async (
  { subject, subjectId }: Pick<NoteBody, 'subject' | 'subjectId'>,
  tx: Tx,
): Promise<NoteSubjectFacts | null> => {
  if (subject === 'booking') return readBookingFacts(subjectId, tx);
  if (subject === 'ticket') return readTicketFacts(subjectId, tx);
  const user = await findUser(subjectId, tx);
  return user && { personIds: [user._id], isCase: false };
};

const store = async (actor: Actor, body: NoteBody, tx: Tx): Promise<NoteRecord> => {
  await lockAdmin(actor, tx);
  const { subject, subjectId, text } = body;
  const facts = await readFacts(body, tx);
  if (!facts) throw new AppError('not_found');
  const { personIds } = facts;
  const at = now();
  // Where no account is left to delete it with, the note itself ends; the lock keeps a deletion from slipping in.
  const areAllThere = (await touchUsers(personIds.map(String), tx)) && personIds.length > 0;
  const note = await insertNote(
    {
      ...{ subject, subjectId, text, ...facts, byId: actor.userId, createdAt: at },
      ...(!areAllThere && { expiresAt: retentionEnd(at) }),
    },
    tx,
  );
  await writeAudit({ actor, act: 'note.add', subjectId, details: { noteId: String(note._id) } }, tx);
  return note;
};

/** Adds a note that only the office reads. */
export const addNote = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: NoteBody;
}): Promise<{ data: OfficeNote }> =>
  inTransaction(async (tx) => {
    const [data] = await showNotes([await store(actor, body, tx)]);
    if (!data) throw new Error('The note was not shown.');
    return { data };
  });
