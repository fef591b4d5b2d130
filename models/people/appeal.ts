import type { Types } from 'mongoose';
import type { AppealState } from '#lib/features/people/contracts/pauses.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import { definedOnly, between, newestFirst, pendingQueue, type Place } from '#models/newest-first.ts';

const Appeal = defineModel({
  name: 'Appeal',
  collection: 'appeals',
  fields: {
    userId: objectId(),
    /** The pause it contests; a later one by the same lead takes its place. */
    pauseId: objectId(),
    /** The pause that its text is about. */
    wordsOn: objectId(),
    /** The lead who set the pause and may not decide. */
    pausedBy: objectId(),
    text: text({ default: '' }),
    at: date(),
    /** The office's deadline. */
    answerBy: date(),
    state: text<AppealState>(),
    /** `by` is null when the office did not answer in time. */
    decision: nullable(mixed<{ at: Date; by: Types.ObjectId | null; note: string }>()),
    /** When leads were last reminded; absent before the first time. */
    remindedAt: optional(date()),
    /** Set on decision; the row expires then. */
    keepUntil: optional(date()),
  },
  indexes: [
    [{ pauseId: 1 }, { unique: true }],
    [{ userId: 1, _id: -1 }, {}],
    // Open appeals, oldest first, and the full list.
    [{ state: 1, _id: 1 }, {}],
    // Overdue appeals.
    [{ answerBy: 1 }, { partialFilterExpression: { state: 'open' } }],
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
});

/** A user's appeal against a pause. It outlives the pause: only its own decision closes it. */
export type AppealRecord = RowOf<typeof Appeal>;

export type NewAppeal = Pick<AppealRecord, 'userId' | 'pauseId' | 'pausedBy' | 'text' | 'at' | 'answerBy'> &
  Partial<Pick<AppealRecord, 'state' | 'decision' | 'keepUntil'>>;

/** Stores an appeal; a second one against the same pause fails as a duplicate. */
export const insertAppeal = (row: NewAppeal, tx: Tx): Promise<AppealRecord> =>
  Appeal.insert({ state: 'open', ...row, wordsOn: row.pauseId }, { tx });

/** Adds the author's words about the new pause, once; returns null when already added. */
export const addWords = (
  { _id, pauseId, text: before }: AppealRecord,
  words: string,
  tx: Tx,
): Promise<AppealRecord | null> =>
  Appeal.findOneAndUpdate(
    { _id, state: 'open', pauseId, wordsOn: { $ne: pauseId } },
    { $set: { text: `${before}\n\n${words}`, wordsOn: pauseId } },
    { tx },
  );

export const findAppeal = (appealId: string, tx?: Tx): Promise<AppealRecord | null> =>
  Appeal.findById(appealId, { tx });

export const findAppealAgainst = (pauseId: string, tx?: Tx): Promise<AppealRecord | null> =>
  Appeal.findOne({ pauseId }, { tx });

export const listUserAppeals = (userId: string, tx?: Tx): Promise<AppealRecord[]> =>
  Appeal.find({ userId }, { sort: { _id: -1 }, limit: 50, tx });

/** Points an open appeal at another pause. */
export const redirectAppeal = async (
  { appealId, pauseId }: { appealId: Types.ObjectId; pauseId: Types.ObjectId },
  tx: Tx,
): Promise<void> => {
  await Appeal.updateOne({ _id: appealId, state: 'open' }, { $set: { pauseId } }, { tx });
};

interface Closing {
  appealId: string;
  state: 'lifted' | 'upheld';
  /** `by` is null when the office did not answer in time. */
  decision: { at: Date; by: string | null; note: string };
  keepUntil: Date;
}

/** Closes an open appeal once; returns null when it is closed. */
export const closeAppeal = (
  { appealId, state, decision, keepUntil }: Closing,
  tx: Tx,
): Promise<AppealRecord | null> => {
  const by = decision.by === null ? null : toObjectId(decision.by);
  return Appeal.findOneAndUpdate(
    { _id: appealId, state: 'open' },
    { $set: { state, decision: { ...decision, by }, keepUntil } },
    { tx },
  );
};

/** Lists overdue open appeals, oldest first. */
export const listUnanswered = (at: Date): Promise<AppealRecord[]> =>
  Appeal.find({ state: 'open', answerBy: { $lte: at } }, { sort: { answerBy: 1 }, limit: 500 });

/** Records that leads were reminded; returns false when they were reminded since, or it is closed. */
export const markReminded = async (
  { appealId, at, notSince }: { appealId: Types.ObjectId; at: Date; notSince: Date },
  tx: Tx,
): Promise<boolean> => {
  const isDue = { $or: [{ remindedAt: { $exists: false } }, { remindedAt: { $lte: notSince } }] };
  const set = { $set: { remindedAt: at } };
  return (
    (await Appeal.updateOne({ _id: appealId, state: 'open', ...isDue }, set, { tx })).modifiedCount === 1
  );
};

interface AppealFilter {
  state?: AppealState | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Lists a page of all appeals, newest first. */
export const listAllAppeals = (query: Place & AppealFilter): Promise<Page<AppealRecord>> => {
  const { before, limit, state, since, until } = query;
  return newestFirst(Appeal, { filter: definedOnly({ state, at: between(since, until) }), before, limit });
};

export const openAppeals = pendingQueue(Appeal, { state: 'open' });
