import type { Types } from 'mongoose';
import type {
  IdentityDocument,
  PaperKind,
  PaperRefusal,
  PaperState,
} from '#lib/features/profiles/contracts/papers.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import type { UserRecord } from '#models/people/user.ts';
import { definedOnly, between, newestFirst, pendingQueue, type Place } from '#models/newest-first.ts';

const paperKinds: readonly PaperKind[] = ['paper', 'face'];

const Papers = defineModel({
  name: 'Papers',
  collection: 'papers',
  fields: {
    workerId: objectId(),
    state: text<PaperState>(),
    /** The document type the worker chose; absent in older releases. */
    document: optional(text<IdentityDocument>()),
    /** Both encrypted: only a server with the key can read them. */
    // Excluded from lists; read only one at a time.
    paper: optional(text({ select: false })),
    face: optional(text({ select: false })),
    createdAt: date(),
    askedAt: nullable(date()),
    /** The worker's name and picture at that time; absent before. */
    shownAs: optional(mixed<{ name: string; imageKey: string | null }>()),
    decision: nullable(mixed<{ at: Date; by: Types.ObjectId; refusal: PaperRefusal | null; note: string }>()),
    /** When everything is erased; null while waiting. */
    eraseAt: nullable(date()),
  },
  indexes: [
    // One open round per worker.
    [{ workerId: 1 }, { unique: true, partialFilterExpression: { decision: null } }],
    [{ workerId: 1, _id: -1 }, {}],
    // Waiting rounds, oldest first, and decided ones.
    [{ state: 1, _id: 1 }, {}],
    [{ eraseAt: 1 }, { partialFilterExpression: { eraseAt: { $type: 'date' } } }],
  ],
});

/** Documents a worker sends for verification, until decided and erased. */
export type PapersRecord = RowOf<typeof Papers>;

export type PapersRow = Omit<PapersRecord, PaperKind>;

/** Returns a worker's latest round, or null. */
export const findWorkerPapers = (workerId: string, tx?: Tx): Promise<PapersRow | null> =>
  Papers.findOne({ workerId }, { sort: { _id: -1 }, tx });

/** Returns the rounds of these workers that wait for a decision; a worker has one at most. */
export const listWaitingPapers = (workerIds: readonly Types.ObjectId[], tx?: Tx): Promise<PapersRow[]> =>
  Papers.find({ workerId: { $in: workerIds }, decision: null, state: 'waiting' }, { tx });

/** Returns which pictures a round has. */
export const listShownKinds = async (papersId: string, tx?: Tx): Promise<PaperKind[]> => {
  const [row] = await Papers.aggregate<Record<PaperKind, boolean>>(
    [
      { $match: { _id: toObjectId(papersId) } },
      { $project: { paper: { $gt: ['$paper', null] }, face: { $gt: ['$face', null] } } },
    ],
    { tx },
  );
  return paperKinds.filter((which) => row?.[which]);
};

interface Showing {
  workerId: string;
  which: PaperKind;
  document?: IdentityDocument | undefined;
  sealed: string;
  at: Date;
  eraseAt: Date;
}

/** Stores a picture in a round not yet sent; a newer one replaces the old. */
export const storePaper = async (
  { workerId, which, document, sealed, at, eraseAt }: Showing,
  tx: Tx,
): Promise<void> => {
  await Papers.updateOne(
    { workerId, decision: null },
    {
      $set: { [which]: sealed, eraseAt, ...(document && { document }) },
      $setOnInsert: { state: 'begun', createdAt: at, askedAt: null },
    },
    { upsert: true, tx },
  );
};

/** Sends the round to the office once both pictures are there. */
export const askWithPapers = async (
  { worker, at }: { worker: Pick<UserRecord, '_id' | 'name' | 'imageKey'>; at: Date },
  tx: Tx,
): Promise<void> => {
  const { _id: workerId, name, imageKey } = worker;
  const whole = { workerId, state: 'begun', paper: { $type: 'string' }, face: { $type: 'string' } } as const;
  const set = {
    $set: { state: 'waiting', askedAt: at, eraseAt: null, shownAs: { name, imageKey } },
  } as const;
  await Papers.updateOne(whole, set, { tx });
};

/** Returns one encrypted picture, or null. */
export const readSealedPaper = async (
  { papersId, which }: { papersId: string; which: PaperKind },
  tx: Tx,
): Promise<{ workerId: string; sealed: string } | null> => {
  const row = await Papers.findById(papersId, { hidden: [which], tx });
  const sealed = row?.state === 'begun' ? undefined : row?.[which];
  return row && sealed !== undefined ? { workerId: String(row.workerId), sealed } : null;
};

/**
 * Decides a waiting round once; returns null when there is none. An Aadhaar card is erased at once, with the face
 * picture.
 */
export const decideOnPapers = (
  papersId: string,
  decision: { at: Date; by: string; refusal: PaperRefusal | null; note: string },
  eraseAt: Date,
  tx: Tx,
): Promise<PapersRow | null> => {
  const state = decision.refusal === null ? 'granted' : 'refused';
  return Papers.findOneAndUpdate(
    { _id: papersId, state: 'waiting' },
    {
      $set: { state, eraseAt, decision: { ...decision, by: toObjectId(decision.by) } },
      ...(decision.refusal === 'aadhaar' && { $unset: { paper: 1, face: 1 } }),
    },
    { tx },
  );
};

export const findPapers = (papersId: string, tx: Tx): Promise<PapersRow | null> =>
  Papers.findById(papersId, { tx });

/** Erases unsent pictures and those decided long enough ago. */
export const erasePapers = async (at: Date): Promise<void> => {
  await Papers.deleteMany({ eraseAt: { $type: 'date', $lte: at } });
};

interface PapersFilter {
  state?: PaperState | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Lists a page of submitted rounds, newest first, without pictures. */
export const listAllPapers = async (query: Place & PapersFilter): Promise<Page<PapersRow>> => {
  const { before, limit, state = { $ne: 'begun' }, since, until } = query;
  const filter = definedOnly({ state, askedAt: between(since, until) });
  return newestFirst(Papers, { filter, before, limit });
};

export const waitingPapers = pendingQueue(Papers, { state: 'waiting' });
