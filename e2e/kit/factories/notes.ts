import { now } from '#lib/platform/time/clock.ts';
import { insertNote, type NoteRecord } from '#models/support/note.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';

/** Stores an admin's note about a person. */
export const makeNote = (personId: string, adminId: string): Promise<NoteRecord> =>
  inTransaction((tx) =>
    insertNote(
      {
        ...{ subject: 'person', subjectId: personId, personIds: [toObjectId(personId)], isCase: false },
        ...{ byId: adminId, text: 'Seen and noted.', createdAt: now() },
      },
      tx,
    ),
  );
