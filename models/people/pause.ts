import type { Types } from 'mongoose';
import type { GivenReason, PauseUrgency } from '#lib/features/people/contracts/pauses.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, list, mixed, nullable, objectId, optional, text } from '#models/field.ts';
const someText = { bsonType: 'string', minLength: 1 } as const;

const Pause = defineModel({
  name: 'Pause',
  collection: 'pauses',
  fields: {
    userId: objectId(),
    reason: text<GivenReason>(),
    evidence: text(),
    /** The owner may read the evidence; absent when it was written for the office only. */
    sharesEvidence: optional(flag<true>()),
    by: objectId(),
    at: date(),
    /** Absent when notice was given. */
    urgency: optional(text<PauseUrgency>()),
    /** Absent in pauses from before notice was given, which started when set. */
    startsAt: optional(date()),
    /** Set until the pause starts, locks the account and ends its bookings. */
    isStartPending: optional(flag<true>()),
    /** When it ends by itself; null when only an admin can lift it. */
    until: nullable(date()),
    /** Recognises a person who returns with the same contact. */
    contactMarks: list(text(), { default: [] }),
    /** Marks of contacts confirmed when the pause was set; only these carry it to another account. */
    provedMarks: optional(list(text())),
    /** The pause it continues; absent for the first. */
    continues: optional(objectId()),
    /** `by` is null when its time was over or an unanswered appeal succeeded. */
    ended: nullable(mixed<{ at: Date; by: Types.ObjectId | null; note: string }>()),
    /** Set when it ends or the account is gone; the row expires then. */
    keepUntil: optional(date()),
  },
  // Every pause needs a reason, evidence and an author, however it is written.
  rule: {
    $jsonSchema: {
      required: ['userId', 'reason', 'evidence', 'by', 'at'],
      properties: {
        ...{ userId: { bsonType: 'objectId' }, by: { bsonType: 'objectId' }, at: { bsonType: 'date' } },
        ...{ reason: someText, evidence: someText },
      },
    },
  },
  indexes: [
    // One live pause per user.
    [{ userId: 1 }, { unique: true, partialFilterExpression: { ended: null } }],
    [{ userId: 1, _id: -1 }, {}],
    // Pauses that match a new account's contacts.
    [{ contactMarks: 1 }, { partialFilterExpression: { ended: null } }],
    // Pauses to start, and pauses to end.
    [{ startsAt: 1 }, { partialFilterExpression: { isStartPending: true } }],
    [{ until: 1 }, { partialFilterExpression: { ended: null } }],
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
});

export type PauseRecord = RowOf<typeof Pause>;

export type NewPause = Omit<PauseRecord, '_id' | 'userId' | 'by' | 'ended' | 'keepUntil'> & {
  userId: string;
  by: string;
};

export const insertPause = (row: NewPause, tx?: Tx): Promise<PauseRecord> => Pause.insert(row, { tx });

/** Returns the account's current or announced pause, or null. */
export const findLivePause = (userId: string, tx?: Tx): Promise<PauseRecord | null> =>
  Pause.findOne({ userId, ended: null }, { tx });

export const findPause = (pauseId: string, tx?: Tx): Promise<PauseRecord | null> =>
  Pause.findById(pauseId, { tx });

export const listUserPauses = (userId: string): Promise<PauseRecord[]> =>
  Pause.find({ userId }, { sort: { _id: -1 }, limit: 20 });

export const listPauses = (pauseIds: readonly Types.ObjectId[]): Promise<PauseRecord[]> =>
  Pause.find({ _id: { $in: pauseIds } });

/** Lists these users' pauses since a date; the end is null while a pause continues. */
export const listPauseTimes = async (
  userIds: readonly string[],
  since: Date,
  tx: Tx,
): Promise<{ from: Date; until: Date | null }[]> => {
  const over = [{ ended: null }, { 'ended.at': { $gte: since } }];
  const rows = await Pause.find({ userId: { $in: userIds }, $or: over }, { tx });
  return rows.map(({ at, startsAt = at, ended }) => ({ from: startsAt, until: ended && ended.at }));
};

/** Lists active pauses of other accounts with one of these contacts, longest first. */
export const listPausesByContact = async (
  { userId, contactMarks, at }: { userId: Types.ObjectId; contactMarks: readonly string[]; at: Date },
  tx: Tx,
): Promise<PauseRecord[]> => {
  const live = { contactMarks: { $in: contactMarks }, ended: null, userId: { $ne: userId } } as const;
  const rows = await Pause.find(live, { limit: 100, tx });
  const toEndTime = ({ until }: PauseRecord): number => until?.getTime() ?? Infinity;
  return rows.filter((row) => toEndTime(row) > at.getTime()).toSorted((a, b) => toEndTime(b) - toEndTime(a));
};

const DUE_LIMIT = 100;

export const listPausesToStart = (at: Date): Promise<PauseRecord[]> =>
  Pause.find(
    { isStartPending: true, startsAt: { $lte: at }, ended: null },
    { sort: { startsAt: 1 }, limit: DUE_LIMIT },
  );

/** Marks a pause as started once; returns null when it was or is over. */
export const markPauseStarted = (pauseId: string, tx: Tx): Promise<PauseRecord | null> =>
  Pause.findOneAndUpdate(
    { _id: pauseId, ended: null, isStartPending: true },
    { $unset: { isStartPending: '' } },
    { tx },
  );

export const listDuePauses = (at: Date): Promise<PauseRecord[]> =>
  Pause.find(
    { ended: null, until: { $gt: new Date(0), $lte: at } },
    { sort: { until: 1 }, limit: DUE_LIMIT },
  );

interface Ending {
  pauseId: string;
  ended: { at: Date; by: string | null; note: string };
  keepUntil: Date;
}

/** Ends a pause once; returns null when it is over. */
export const endPause = ({ pauseId, ended, keepUntil }: Ending, tx: Tx): Promise<PauseRecord | null> => {
  const by = ended.by === null ? null : toObjectId(ended.by);
  return Pause.findOneAndUpdate(
    { _id: pauseId, ended: null },
    { $set: { ended: { ...ended, by }, keepUntil }, $unset: { isStartPending: '' } },
    { tx },
  );
};
