import { Schema, type Types } from 'mongoose';
import type { PaperKind, PaperRefusal, PaperState } from '#lib/features/profiles/contracts/papers.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import type { UserRecord } from '#models/people/user.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';

/** What a worker shows once to be verified, until it is decided and erased. */
export interface PapersRecord {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  state: PaperState;
  /** Both sealed: only a server with the key can read them. */
  paper?: string;
  face?: string;
  createdAt: Date;
  /** When both were there. */
  askedAt: Date | null;
  /** The name and picture that the worker had then; absent before. */
  shownAs?: { name: string; imageKey: string | null };
  decision: { at: Date; by: Types.ObjectId; refusal: PaperRefusal | null; note: string } | null;
  /** When all of it goes; null while it waits. */
  eraseAt: Date | null;
}

const paperKinds: readonly PaperKind[] = ['paper', 'face'];

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Papers = defineModel<PapersRecord>({
  name: 'Papers',
  collection: 'papers',
  fields: {
    workerId: { type: ObjectId, required: true },
    state: { type: text, required: true },
    // Read by whoever asks for one of them, and by no list.
    paper: { type: text, select: false },
    face: { type: text, select: false },
    createdAt: { type: date, required: true },
    askedAt: { type: date, default: null },
    shownAs: { type: mixed },
    decision: { type: mixed, default: null },
    eraseAt: { type: date, default: null },
  },
  indexes: [
    // One round of a worker at a time.
    [{ workerId: 1 }, { unique: true, partialFilterExpression: { decision: null } }],
    // A worker's latest round.
    [{ workerId: 1, _id: -1 }, {}],
    // What waits for us, the oldest first, and what was decided.
    [{ state: 1, _id: 1 }, {}],
    // What is to be erased.
    [{ eraseAt: 1 }, { partialFilterExpression: { eraseAt: { $type: 'date' } } }],
  ],
});

/** A round without its pictures. */
export type PapersRow = Omit<PapersRecord, PaperKind>;

/** A worker's latest round; null where none is there. */
export const findPapersOf = (workerId: string, tx?: Tx): Promise<PapersRow | null> =>
  Papers.findOne({ workerId }, null, Tx.session(tx)).sort({ _id: -1 }).lean<PapersRow>().exec();

/** Which of the two pictures a round has. */
export const listShownKinds = async (papersId: string, tx?: Tx): Promise<PaperKind[]> => {
  const [row] = await Papers.aggregate<Record<PaperKind, boolean>>(
    [
      { $match: { _id: toObjectId(papersId) } },
      { $project: { paper: { $gt: ['$paper', null] }, face: { $gt: ['$face', null] } } },
    ],
    Tx.session(tx),
  ).exec();
  return paperKinds.filter((which) => row?.[which]);
};

interface Showing {
  workerId: string;
  which: PaperKind;
  sealed: string;
  at: Date;
  eraseAt: Date;
}

/** Stores one of the two pictures in a round that waits for none of the office; the later one of a kind stays. */
export const storePaper = async (
  { workerId, which, sealed, at, eraseAt }: Showing,
  tx: Tx,
): Promise<void> => {
  await Papers.updateOne(
    { workerId, decision: null },
    { $set: { [which]: sealed, eraseAt }, $setOnInsert: { state: 'begun', createdAt: at, askedAt: null } },
    { upsert: true, ...Tx.session(tx) },
  );
};

/** Has the office asked once both pictures are there. */
export const askWithPapers = async (
  { worker, at }: { worker: Pick<UserRecord, '_id' | 'name' | 'imageKey'>; at: Date },
  tx: Tx,
): Promise<void> => {
  const { _id: workerId, name, imageKey } = worker;
  const whole = { workerId, state: 'begun', paper: { $type: 'string' }, face: { $type: 'string' } } as const;
  const set = {
    $set: { state: 'waiting', askedAt: at, eraseAt: null, shownAs: { name, imageKey } },
  } as const;
  await Papers.updateOne(whole, set, Tx.session(tx));
};

/** One of the two pictures, sealed; null where it is not there. */
export const readSealedPaper = async (
  { papersId, which }: { papersId: string; which: PaperKind },
  tx: Tx,
): Promise<{ workerId: string; sealed: string } | null> => {
  const row = await Papers.findById(papersId, null, Tx.session(tx))
    .select(`+${which}`)
    .lean<PapersRecord>()
    .exec();
  const sealed = row?.state === 'begun' ? undefined : row?.[which];
  return row && sealed !== undefined ? { workerId: String(row.workerId), sealed } : null;
};

interface Deciding {
  papersId: string;
  decision: { at: Date; by: string; refusal: PaperRefusal | null; note: string };
  eraseAt: Date;
}

/** Decides on a round that waits, once; null when there is none. */
export const decideOnPapers = (
  { papersId, decision, eraseAt }: Deciding,
  tx: Tx,
): Promise<PapersRow | null> => {
  const state = decision.refusal === null ? 'granted' : 'refused';
  return Papers.findOneAndUpdate(
    { _id: papersId, state: 'waiting' },
    { $set: { state, eraseAt, decision: { ...decision, by: toObjectId(decision.by) } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<PapersRow>()
    .exec();
};

export const findPapers = (papersId: string, tx: Tx): Promise<PapersRow | null> =>
  Papers.findById(papersId, null, Tx.session(tx)).lean<PapersRow>().exec();

/** Erases what was shown and never sent, and what was decided long enough ago. */
export const erasePapers = async (at: Date): Promise<void> => {
  await Papers.deleteMany({ eraseAt: { $type: 'date', $lte: at } });
};

interface PapersFilter {
  state?: PaperState | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of all rounds that were asked for, newest first, without their pictures. */
export const listAllPapers = async (query: Place & PapersFilter): Promise<Page<PapersRow>> => {
  const { before, limit, state = { $ne: 'begun' }, since, until } = query;
  const filter = asked({ state, askedAt: between(since, until) });
  return newestFirst(Papers, { filter, before, limit });
};

export const waitingPapers = waitingOf(Papers, { state: 'waiting' });
