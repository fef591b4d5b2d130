import type { Types } from 'mongoose';
import type { CaseCounts } from '#lib/features/bookings/contracts/case-counts.ts';
import type { CaseReason, CaseState } from '#lib/features/bookings/contracts/case-terms.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import { pendingQueue } from '#models/newest-first.ts';
import { inSlice, readNext, type NextRows, type Slice } from '#models/platform/slice.ts';
import type { ClaimStatement, MarkedPerson } from './claim.ts';

/** A decision of the office with its reason, which both sides read. */
export interface CaseDecision {
  /** Once the case is closed, credit goes to the customer's wallet, and a refund is owed by the worker. */
  kind: 'none' | 'credit' | 'refund';
  amountPaise: number;
  by: Types.ObjectId;
  at: Date;
  words: string;
}

const isDate = { $type: 'date' as const };

const Case = defineModel({
  name: 'Case',
  collection: 'cases',
  fields: {
    /** The public number, like a booking's. */
    number: text(),
    bookingId: objectId(),
    customerId: objectId(),
    workerId: objectId(),
    /** The side that opened it. */
    by: text<Blame>(),
    reason: text<CaseReason>(),
    state: text<CaseState>(),
    openedAt: date(),
    /** At most one per side; absent once they were deleted. */
    statements: optional(mixed<ClaimStatement[]>()),
    /**
     * Marks of both people: the case counts under all of their accounts. Absent in cases of earlier releases, and once the
     * evidence was deleted.
     */
    marks: optional(mixed<Record<Blame, string[]>>()),
    /** When to check next whether the other side's time is over; null after the answer or the deadline. */
    answerBy: nullable(date()),
    /** The appeal; absent until one of the two appeals, and once it was deleted. */
    appeal: optional(mixed<ClaimStatement>()),
    appealedAt: optional(date()),
    /** Whether the office has to decide. */
    waits: flag({ default: false }),
    /** At most two: the first decision, and that of the appeal. */
    decisions: optional(mixed<CaseDecision[]>()),
    /** When to close the case unless someone appeals; null unless it is decided. */
    appealUntil: nullable(date()),
    /** When the evidence may be deleted; absent while the case is not closed. */
    keepUntil: optional(date()),
  },
  indexes: [
    [{ number: 1 }, { unique: true }],
    // One case per side of a booking; also finds both.
    [{ bookingId: 1, by: 1 }, { unique: true }],
    // A person's cases, for leaving and for the download of one's data.
    [{ customerId: 1, _id: -1 }, {}],
    [{ workerId: 1, _id: -1 }, {}],
    // The cases of a person, opened or answered under any account.
    [{ 'marks.customer': 1 }, { sparse: true }],
    [{ 'marks.worker': 1 }, { sparse: true }],
    // Cases whose other side may be out of time.
    [{ answerBy: 1 }, { partialFilterExpression: { answerBy: isDate } }],
    // Decided cases that no one has appealed against in time.
    [{ appealUntil: 1 }, { partialFilterExpression: { appealUntil: isDate } }],
    // Cases for the office, oldest first.
    [{ waits: 1, _id: 1 }, { partialFilterExpression: { waits: true } }],
    // Evidence that may be deleted.
    [{ keepUntil: 1 }, { partialFilterExpression: { keepUntil: isDate } }],
  ],
});

/** One side’s complaint about a visit, the other side's answer, and the office's decision. */
export type CaseRecord = RowOf<typeof Case>;

/** A case as its booking names it: for rules about bookings, and so that two changes at once collide there. */
export type BookingCase = Pick<CaseRecord, 'by' | 'reason' | 'state'>;

type NewCase = Omit<CaseRecord, 'waits' | 'appealUntil'>;

export const insertCase = (row: NewCase, tx: Tx): Promise<CaseRecord> => Case.insert(row, { tx });

export const findCase = (caseId: string, tx?: Tx): Promise<CaseRecord | null> =>
  Case.findById(caseId, { tx });

/** Lists the cases of a booking: at most one of each side. */
export const listCases = (bookingId: Types.ObjectId, tx?: Tx): Promise<CaseRecord[]> =>
  Case.find({ bookingId }, { sort: { openedAt: 1, _id: 1 }, tx });

interface CaseUpdate {
  caseId: Types.ObjectId;
  /** The state that the change was based on: a concurrent change makes this one fail. */
  from: CaseState;
  set: Partial<Omit<CaseRecord, '_id'>>;
}

/** Updates a case that is still in the given state; null if it has changed. */
export const updateCase = ({ caseId, from, set }: CaseUpdate, tx: Tx): Promise<CaseRecord | null> =>
  Case.findOneAndUpdate({ _id: caseId, state: from }, { $set: set }, { tx });

/** Cases that the office has to decide. */
export const waitingCases = pendingQueue(Case, { waits: true });

const upTo = (at: Date) => ({ ...isDate, $lte: at });

/** Cases whose other side may be out of time. */
export const listUnansweredCases = (at: Date, limit: number, slice?: Slice): Promise<CaseRecord[]> =>
  Case.find({ answerBy: upTo(at), ...inSlice(slice) }, { sort: { answerBy: 1 }, limit });

/** Decided cases whose time to appeal is over. */
export const listUnappealedCases = (at: Date, limit: number, slice?: Slice): Promise<CaseRecord[]> =>
  Case.find({ appealUntil: upTo(at), ...inSlice(slice) }, { sort: { appealUntil: 1 }, limit });

/** Lists a person's own cases on which there is no decision yet. */
export const listUndecidedCasesBy = (userId: string, tx: Tx, next?: NextRows): Promise<CaseRecord[]> => {
  const id = toObjectId(userId);
  const { but, limit } = readNext(next);
  return Case.find(
    {
      $or: [
        { customerId: id, by: 'customer' },
        { workerId: id, by: 'worker' },
      ],
      ...{ state: { $in: ['open', 'heard'] }, ...but },
    },
    { ...limit, tx },
  );
};

/**
 * Deletes the statements of cases closed long ago, and the marks of their people; photos are deleted by their own rows. From
 * then on a case counts for its accounts only.
 */
export const forgetCaseEvidence = async (at: Date): Promise<void> => {
  await Case.updateMany(
    { keepUntil: upTo(at) },
    { $unset: { statements: 1, appeal: 1, marks: 1, keepUntil: 1 } },
  );
};

interface CaseGroup {
  by: Blame;
  /** Of the last decision; absent without one. */
  kind?: CaseDecision['kind'] | null;
}

/** Counts the cases that a person opened, and those of the other side, under any account with one of these marks. */
export const countCases = async (side: Blame, { userId, marks }: MarkedPerson): Promise<CaseCounts> => {
  const own = side === 'customer' ? 'customerId' : 'workerId';
  const rows = await Case.aggregate<{ _id: CaseGroup; count: number }>([
    { $match: { $or: [{ [own]: toObjectId(userId) }, { [`marks.${side}`]: { $in: [...marks] } }] } },
    { $group: { _id: { by: '$by', kind: { $arrayElemAt: ['$decisions.kind', -1] } }, count: { $sum: 1 } } },
  ]);
  const sum = (isCounted: (group: CaseGroup) => boolean): number =>
    rows.reduce((total, { _id, count }) => total + (isCounted(_id) ? count : 0), 0);
  return {
    made: sum(({ by }) => by === side),
    remedied: sum(({ by, kind }) => by === side && (kind === 'refund' || kind === 'credit')),
    plain: sum(({ by, kind }) => by === side && kind === 'none'),
    against: sum(({ by }) => by !== side),
    refunds: side === 'worker' ? sum(({ kind }) => kind === 'refund') : 0,
  };
};
