import type { Types } from 'mongoose';
import type { InviteState } from '#lib/features/agency/contracts/agency.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';

/** The answer of a worker without a proved contact: the invitation stays open for the person it is meant for. */
export interface InviteAnswer {
  workerId: Types.ObjectId;
  /** `refused`: the agency says this is the wrong person. */
  state: 'waiting' | 'declined' | 'refused';
  at: Date;
}

const AgencyInvite = defineModel({
  name: 'AgencyInvite',
  collection: 'agencyInvites',
  fields: {
    brokerId: objectId(),
    /** An email address or phone in stored form; its owner can answer. */
    contact: text(),
    state: text<Exclude<InviteState, 'to_confirm'>>(),
    /** The worker who settled it, by a proved contact or confirmed by the agency. */
    workerId: nullable(objectId()),
    createdAt: date(),
    answeredAt: nullable(date()),
    answers: optional(mixed<InviteAnswer[]>()),
  },
  indexes: [
    [
      { brokerId: 1, contact: 1 },
      { unique: true, partialFilterExpression: { state: 'open' } },
    ],
    // An agency's invitations, newest first, in pages.
    [{ brokerId: 1, state: 1, _id: -1 }, {}],
    [{ workerId: 1 }, {}],
    [{ 'answers.workerId': 1 }, { sparse: true }],
    // Invitations a person can answer, newest first, in pages.
    [{ contact: 1, state: 1, _id: -1 }, {}],
  ],
});

export type AgencyInviteRecord = RowOf<typeof AgencyInvite>;

type NewInvite = Pick<AgencyInviteRecord, 'contact' | 'createdAt'> & { brokerId: string };

export const insertInvite = (row: NewInvite, tx: Tx): Promise<AgencyInviteRecord> =>
  AgencyInvite.insert({ ...row, state: 'open' }, { tx });

export const findInvite = (inviteId: string, tx?: Tx): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findById(inviteId, { tx });

export const findOpenInvite = (
  { brokerId, contact }: { brokerId: string; contact: string },
  tx: Tx,
): Promise<AgencyInviteRecord | null> => AgencyInvite.findOne({ brokerId, contact, state: 'open' }, { tx });

/** Settles an open invitation; returns null if it is already settled. */
export const answerInviteRecord = (
  {
    inviteId,
    ...answer
  }: { inviteId: string; state: 'accepted' | 'declined'; workerId: string; answeredAt: Date },
  tx: Tx,
): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findOneAndUpdate({ _id: inviteId, state: 'open' }, { $set: answer }, { tx });

/** Candidates who may wait on one invitation. */
const MAX_CANDIDATES = 20;

const waitingCandidate = (workerId: string) => ({ workerId: toObjectId(workerId), state: 'waiting' });

/**
 * Notes an answer without settling the invitation; null if the worker has answered, too many wait or it is settled.
 */
export const noteInviteAnswer = (
  { inviteId, answer }: { inviteId: string; answer: Omit<InviteAnswer, 'workerId'> & { workerId: string } },
  tx: Tx,
): Promise<AgencyInviteRecord | null> => {
  const workerId = toObjectId(answer.workerId);
  const waiting = {
    $filter: { input: { $ifNull: ['$answers', []] }, cond: { $eq: ['$$this.state', 'waiting'] } },
  };
  return AgencyInvite.findOneAndUpdate(
    {
      ...{ _id: inviteId, state: 'open', 'answers.workerId': { $ne: workerId } },
      $expr: { $lt: [{ $size: waiting }, MAX_CANDIDATES] },
    },
    { $push: { answers: { ...answer, workerId } } },
    { tx },
  );
};

interface Candidate {
  inviteId: string;
  brokerId: string;
  workerId: string;
}

/** Settles an open invitation with one candidate and releases the others; null if there is no such candidate. */
export const confirmCandidate = (
  { inviteId, brokerId, workerId, at }: Candidate & { at: Date },
  tx: Tx,
): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findOneAndUpdate(
    { _id: inviteId, brokerId, state: 'open', answers: { $elemMatch: waitingCandidate(workerId) } },
    { $set: { state: 'accepted', workerId: toObjectId(workerId), answeredAt: at } },
    { tx },
  );

/** Refuses one candidate; the invitation stays open. Null if there is no such candidate. */
export const refuseCandidate = (
  { inviteId, brokerId, workerId }: Candidate,
  tx: Tx,
): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findOneAndUpdate(
    { _id: inviteId, brokerId, state: 'open', answers: { $elemMatch: waitingCandidate(workerId) } },
    { $set: { 'answers.$.state': 'refused' } },
    { tx },
  );

/** Withdraws an unanswered invitation; false if there is none. */
export const withdrawInviteRecord = async (
  { inviteId, brokerId, at }: { inviteId: string; brokerId: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const { matchedCount } = await AgencyInvite.updateOne(
    { _id: inviteId, brokerId, state: 'open' },
    { $set: { state: 'withdrawn', answeredAt: at } },
    { tx },
  );
  return matchedCount === 1;
};

/** Whether this contact declined the agency, or the agency withdrew an invitation, since then. */
export const wasInvitedSince = async (
  { brokerId, contact, since }: { brokerId: string; contact: string; since: Date },
  tx: Tx,
): Promise<boolean> => {
  const found = await AgencyInvite.findOne(
    { contact, state: { $in: ['declined', 'withdrawn'] }, brokerId, createdAt: { $gte: since } },
    { fields: ['_id'], tx },
  );
  return found !== null;
};

type Whose = { brokerId: string } | { contacts: readonly string[] };

export const listOpenInvites = ({
  of,
  ...place
}: Place & { of: Whose }): Promise<Page<AgencyInviteRecord>> => {
  const filter =
    'brokerId' in of ? { ...of, state: 'open' } : { contact: { $in: of.contacts }, state: 'open' };
  return newestFirst(AgencyInvite, { filter, ...place });
};
