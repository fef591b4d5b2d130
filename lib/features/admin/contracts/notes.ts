import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { MAX_NOTE_LENGTH } from './note-limits.ts';

/** The pages of the office that hold notes. */
export const noteSubject = z.enum(['person', 'booking', 'ticket'], 'invalid_value');
export type NoteSubject = z.infer<typeof noteSubject>;

const about = { subject: noteSubject, subjectId: id() };

/** A note of the office for the office; customers and workers never see it. */
export const officeNote = z
  .strictObject({ _id: id(), ...about, author: named, text: z.string(), createdAt: instant })
  .meta({ id: 'OfficeNote' });
export type OfficeNote = z.infer<typeof officeNote>;

// Notes on one thing are few, so they need no span of days.
const notesQuery = adminQuery.omit({ from: true, to: true }).extend(about);
export type NotesQuery = z.output<typeof notesQuery>;

export const listNotesContract = contract(
  'GET /admin/notes',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List the notes of the office on a person, a booking or a ticket, newest first',
    item: officeNote,
    query: notesQuery,
  }),
);

export const noteBody = z.strictObject({ ...about, text: text({ max: MAX_NOTE_LENGTH }) });
export type NoteBody = z.infer<typeof noteBody>;

export const addNoteContract = contract('POST /admin/notes', {
  summary: 'Add a note for the office on a person, a booking or a ticket; it stays as written',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  body: noteBody,
  reply: z.strictObject({ data: officeNote }),
  status: 201,
  errors: ['not_found'],
});
