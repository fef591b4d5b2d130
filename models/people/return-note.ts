import type { Types } from 'mongoose';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, objectId, optional, text } from '#models/field.ts';
import { pendingQueue } from '#models/newest-first.ts';

export type ContactKind = 'email' | 'phone';

const ReturnNote = defineModel({
  name: 'ReturnNote',
  collection: 'returnNotes',
  fields: {
    userId: objectId(),
    pauseId: objectId(),
    pausedUserId: objectId(),
    matched: text<ContactKind>(),
    at: date(),
    state: text<'open' | 'closed'>({ default: 'open' }),
    closed: optional(mixed<{ at: Date; by: Types.ObjectId; note: string }>()),
    keepUntil: optional(date()),
  },
  indexes: [
    [{ userId: 1, pauseId: 1 }, { unique: true }],
    [{ pauseId: 1 }, {}],
    [{ state: 1, _id: 1 }, {}],
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
});

/**
 * An account shares a contact with a paused one, but at least one has not confirmed it. Only a hint for the office,
 * because the contact may be someone else's.
 */
export type ReturnNoteRecord = RowOf<typeof ReturnNote>;

type NewNote = Omit<ReturnNoteRecord, '_id' | 'state' | 'closed' | 'keepUntil'>;

/** Stores a note once per account and pause. */
export const insertReturnNote = async ({ userId, pauseId, ...row }: NewNote, tx: Tx): Promise<void> => {
  await ReturnNote.updateOne(
    { userId, pauseId },
    { $setOnInsert: { ...row, state: 'open' } },
    { upsert: true, tx },
  );
};

/** Removes open notes of a pause that is over or that has reached the account. */
export const removeReturnNotes = async (
  which: { pauseId: Types.ObjectId } | { userId: Types.ObjectId },
  tx: Tx,
): Promise<void> => {
  await ReturnNote.deleteMany({ ...which, state: 'open' }, { tx });
};

/** Closes an open note once; returns null when there is none. */
export const closeReturnNote = (
  {
    noteId,
    closed,
    keepUntil,
  }: { noteId: string; closed: { at: Date; by: string; note: string }; keepUntil: Date },
  tx: Tx,
): Promise<ReturnNoteRecord | null> =>
  ReturnNote.findOneAndUpdate(
    { _id: noteId, state: 'open' },
    { $set: { state: 'closed', closed: { ...closed, by: toObjectId(closed.by) }, keepUntil } },
    { tx },
  );

export const openReturnNotes = pendingQueue(ReturnNote, { state: 'open' });
