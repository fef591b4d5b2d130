import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Tx } from '#models/connection.ts';
import { toObjectId } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, list, objectId, optional, text } from '#models/field.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';
import { listTicketsOn } from '#models/support/ticket.ts';

/** The pages of the office that hold notes. */
export type NoteSubject = 'person' | 'booking' | 'ticket';

const Note = defineModel({
  name: 'Note',
  collection: 'notes',
  fields: {
    subject: text<NoteSubject>(),
    subjectId: objectId(),
    /** The people it is about: their deleted accounts decide how long it stays. */
    personIds: list(objectId()),
    /** On a booking, or on a complaint about one: it stays as long as the case does. */
    isCase: flag({ default: false }),
    byId: objectId(),
    text: text(),
    createdAt: date(),
    /** Set when a person of the case deletes the account. */
    expiresAt: optional(date()),
  },
  indexes: [
    // The notes on one thing, newest first, for paging.
    [{ subject: 1, subjectId: 1, _id: -1 }, {}],
    // The notes about a person who deletes the account.
    [{ personIds: 1 }, {}],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

/** A note of the office for the office. */
export type NoteRecord = RowOf<typeof Note>;

type NewNote = Pick<NoteRecord, 'subject' | 'text' | 'isCase' | 'createdAt' | 'expiresAt'> & {
  subjectId: string;
  byId: string;
  personIds: Types.ObjectId[];
};

export const insertNote = (row: NewNote, tx: Tx): Promise<NoteRecord> => Note.insert(row, { tx });

/** Returns one page of the notes on a thing, newest first. */
export const listNoteRecords = ({
  subject,
  subjectId,
  ...place
}: Place & { subject: NoteSubject; subjectId: string }): Promise<Page<NoteRecord>> =>
  newestFirst(Note, { filter: { subject, subjectId: toObjectId(subjectId) }, ...place });

/** Counts a booking's new worker among the people of its notes, and of those on complaints about it. */
export const addPersonToNotes = async (
  { bookingId, personId }: { bookingId: string; personId: Types.ObjectId },
  tx: Tx,
): Promise<void> => {
  const tickets = (await listTicketsOn(bookingId)).map(({ _id }) => _id);
  for (const [subject, subjectIds] of [
    ['booking', [toObjectId(bookingId)]],
    ['ticket', tickets],
  ] as const)
    await Note.updateMany(
      { subject, subjectId: { $in: subjectIds }, isCase: true },
      { $addToSet: { personIds: personId } },
      { tx },
    );
};
