import { Schema, type Types } from 'mongoose';
import type { AppealState, GivenReason } from '#lib/features/people/contracts/pauses.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';

/** What somebody wrote against the pause of their account. */
interface AppealRecord {
  text: string;
  at: Date;
  state: AppealState;
  decision: { at: Date; by: Types.ObjectId; note: string } | null;
}

export interface PauseRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  reason: GivenReason;
  /** What the admin saw; for the office alone. */
  evidence: string;
  by: Types.ObjectId;
  at: Date;
  /** When it ends by itself; null: when an admin lifts it. */
  until: Date | null;
  /** By what somebody is known who comes back under the same contact. */
  contactMarks: string[];
  /** The pause that it goes on with; absent where it is the first. */
  continues?: Types.ObjectId;
  /** `by` is null where its time was over. */
  ended: { at: Date; by: Types.ObjectId | null; note: string } | null;
  /** Absent while nobody has appealed. */
  appeal?: AppealRecord;
  /** Set when it ends, or its account is gone: then the row goes by itself. */
  keepUntil?: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;
const someText = { bsonType: 'string', minLength: 1 } as const;

const Pause = defineModel<PauseRecord>({
  name: 'Pause',
  collection: 'pauses',
  fields: {
    userId: { type: ObjectId, required: true },
    reason: { type: text, required: true },
    evidence: { type: text, required: true },
    by: { type: ObjectId, required: true },
    at: { type: date, required: true },
    until: { type: date, default: null },
    contactMarks: { type: [text], default: [] },
    continues: { type: ObjectId },
    ended: { type: mixed, default: null },
    appeal: { type: mixed },
    keepUntil: { type: date },
  },
  // Nobody is paused without a reason, evidence and an author, whichever way the row is written.
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
    // One pause at a time.
    [{ userId: 1 }, { unique: true, partialFilterExpression: { ended: null } }],
    // What one person's pauses were, the latest first.
    [{ userId: 1, _id: -1 }, {}],
    // Whether somebody who comes is paused under another account.
    [{ contactMarks: 1 }, { partialFilterExpression: { ended: null } }],
    // What ends by itself.
    [{ until: 1 }, { partialFilterExpression: { ended: null } }],
    // Appeals that wait, the oldest first; and all of them.
    [{ 'appeal.state': 1, _id: 1 }, { partialFilterExpression: { 'appeal.state': { $exists: true } } }],
    // Those that are over go by themselves.
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
  ],
});

type Given = 'reason' | 'evidence' | 'at' | 'until' | 'contactMarks';
export type NewPause = Pick<PauseRecord, Given> & {
  userId: string;
  by: string;
  continues?: Types.ObjectId;
};

export const insertPause = async (row: NewPause, tx?: Tx): Promise<PauseRecord> => {
  const [pause] = await Pause.create([row], Tx.session(tx));
  if (!pause) throw new Error('The pause was not stored.');
  return pause.toObject();
};

/** The pause that an account is under; null where it is under none. */
export const findLivePause = (userId: string, tx?: Tx): Promise<PauseRecord | null> =>
  Pause.findOne({ userId, ended: null }, null, Tx.session(tx)).lean<PauseRecord>().exec();

export const findPause = (pauseId: string, tx?: Tx): Promise<PauseRecord | null> =>
  Pause.findById(pauseId, null, Tx.session(tx)).lean<PauseRecord>().exec();

/** What one account was paused for, the latest first. */
export const listPausesOf = (userId: string): Promise<PauseRecord[]> =>
  Pause.find({ userId }).sort({ _id: -1 }).limit(20).lean<PauseRecord[]>().exec();

interface Known {
  contactMarks: readonly string[];
  at: Date;
}

/** A pause that goes on under one of these contacts; of several the longest. */
export const findPauseByContact = async (
  { contactMarks, at }: Known,
  tx: Tx,
): Promise<PauseRecord | null> => {
  const live = { contactMarks: { $in: contactMarks }, ended: null } as const;
  const rows = await Pause.find(live, null, Tx.session(tx)).limit(100).lean<PauseRecord[]>().exec();
  const endOf = ({ until }: PauseRecord): number => until?.getTime() ?? Infinity;
  return rows.filter((row) => endOf(row) > at.getTime()).toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
};

/** Pauses whose time is over. */
export const listDuePauses = (at: Date): Promise<PauseRecord[]> =>
  Pause.find({ ended: null, until: { $gt: new Date(0), $lte: at } })
    .sort({ until: 1 })
    .limit(100)
    .lean<PauseRecord[]>()
    .exec();

interface Ending {
  pauseId: string;
  ended: { at: Date; by: string | null; note: string };
  keepUntil: Date;
}

/** Ends a pause, once; null when it is over already. */
export const endPause = ({ pauseId, ended, keepUntil }: Ending, tx: Tx): Promise<PauseRecord | null> => {
  const by = ended.by === null ? null : toObjectId(ended.by);
  return Pause.findOneAndUpdate(
    { _id: pauseId, ended: null },
    { $set: { ended: { ...ended, by }, keepUntil } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<PauseRecord>()
    .exec();
};

/** Stores an appeal against a live pause, once; null when there is one, or the pause is over. */
export const addAppeal = (
  { pauseId, text: words, at }: { pauseId: string; text: string; at: Date },
  tx: Tx,
): Promise<PauseRecord | null> =>
  Pause.findOneAndUpdate(
    { _id: pauseId, ended: null, 'appeal.state': { $exists: false } },
    { $set: { appeal: { text: words, at, state: 'open', decision: null } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<PauseRecord>()
    .exec();

interface Deciding {
  pauseId: string;
  state: Exclude<AppealState, 'open'>;
  /** Null where nobody decided: the pause ended before. */
  decision: { at: Date; by: string; note: string } | null;
}

/** Closes an open appeal, once; null when there is none. */
export const closeAppeal = ({ pauseId, state, decision }: Deciding, tx: Tx): Promise<PauseRecord | null> => {
  const decided = decision && { ...decision, by: toObjectId(decision.by) };
  return Pause.findOneAndUpdate(
    { _id: pauseId, 'appeal.state': 'open' },
    { $set: { 'appeal.state': state, 'appeal.decision': decided } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<PauseRecord>()
    .exec();
};

interface AppealFilter {
  state?: AppealState | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of all appeals, by the latest pause first. */
export const listAllAppeals = (query: Place & AppealFilter): Promise<Page<PauseRecord>> => {
  const { before, limit, state = { $exists: true }, since, until } = query;
  const filter = asked({ 'appeal.state': state, 'appeal.at': between(since, until) });
  return newestFirst(Pause, { filter, before, limit });
};

export const openAppeals = waitingOf(Pause, { 'appeal.state': 'open' });
