import { Schema, type Types } from 'mongoose';
import type { InviteState } from '#lib/features/agency/contracts/agency.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';

export interface AgencyInviteRecord {
  _id: Types.ObjectId;
  brokerId: Types.ObjectId;
  /** An e-mail address or a phone, as accounts store them: whoever has it can answer. */
  contact: string;
  state: InviteState;
  /** Who answered. */
  workerId: Types.ObjectId | null;
  createdAt: Date;
  answeredAt: Date | null;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const AgencyInvite = defineModel<AgencyInviteRecord>({
  name: 'AgencyInvite',
  collection: 'agencyInvites',
  fields: {
    brokerId: { type: ObjectId, required: true },
    contact: { type: text, required: true },
    state: { type: text, required: true },
    workerId: { type: ObjectId, default: null },
    createdAt: { type: date, required: true },
    answeredAt: { type: date, default: null },
  },
  indexes: [
    // One open invitation of an agency to one contact.
    [
      { brokerId: 1, contact: 1 },
      { unique: true, partialFilterExpression: { state: 'open' } },
    ],
    // What an agency has sent, newest first, page by page.
    [{ brokerId: 1, state: 1, _id: -1 }, {}],
    // What a worker was sent who leaves.
    [{ workerId: 1 }, {}],
    // What somebody can answer, newest first, page by page.
    [{ contact: 1, state: 1, _id: -1 }, {}],
  ],
});

type NewInvite = Pick<AgencyInviteRecord, 'contact' | 'createdAt'> & { brokerId: string };

export const insertInvite = async (row: NewInvite, tx: Tx): Promise<AgencyInviteRecord> => {
  const [invite] = await AgencyInvite.create([{ ...row, state: 'open' }], Tx.session(tx));
  if (!invite) throw new Error('The invitation was not stored.');
  return invite.toObject();
};

export const findInvite = (inviteId: string, tx?: Tx): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findById(inviteId, null, Tx.session(tx)).lean<AgencyInviteRecord>().exec();

export const findOpenInvite = (
  { brokerId, contact }: { brokerId: string; contact: string },
  tx: Tx,
): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findOne({ brokerId, contact, state: 'open' }, null, Tx.session(tx))
    .lean<AgencyInviteRecord>()
    .exec();

interface Answered {
  inviteId: string;
  /** The state that it must still be in. */
  from: 'open' | 'to_confirm';
  state: Exclude<InviteState, 'open' | 'withdrawn'>;
  workerId: string;
  answeredAt: Date;
}

/** Stores the answer to an invitation; null when it has one. */
export const answerInviteRecord = (
  { inviteId, from, ...answer }: Answered,
  tx: Tx,
): Promise<AgencyInviteRecord | null> =>
  AgencyInvite.findOneAndUpdate(
    { _id: inviteId, state: from },
    { $set: answer },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<AgencyInviteRecord>()
    .exec();

/** Takes back an invitation that nobody has answered; false when it is not there to be taken back. */
export const withdrawInviteRecord = async (
  { inviteId, brokerId, at }: { inviteId: string; brokerId: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const { matchedCount } = await AgencyInvite.updateOne(
    { _id: inviteId, brokerId, state: 'open' },
    { $set: { state: 'withdrawn', answeredAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/** Whether an agency has had an invitation of this contact declined or taken back since then. */
export const wasInvitedSince = async (
  { brokerId, contact, since }: { brokerId: string; contact: string; since: Date },
  tx: Tx,
): Promise<boolean> => {
  const found = await AgencyInvite.findOne(
    { contact, state: { $in: ['declined', 'withdrawn'] }, brokerId, createdAt: { $gte: since } },
    { _id: 1 },
    Tx.session(tx),
  )
    .lean()
    .exec();
  return found !== null;
};

type Whose = { brokerId: string } | { contacts: readonly string[] };

/** One page of open invitations, newest first; for an agency also those that it has to confirm. */
export const listOpenInvites = ({
  of,
  ...place
}: Place & { of: Whose }): Promise<Page<AgencyInviteRecord>> => {
  const filter =
    'brokerId' in of
      ? { ...of, state: { $in: ['open', 'to_confirm'] } }
      : { contact: { $in: of.contacts }, state: 'open' };
  return newestFirst(AgencyInvite, { filter, ...place });
};
