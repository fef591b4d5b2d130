import { now } from '#lib/platform/time/clock.ts';
import { insertInvite, type AgencyInviteRecord } from '#models/agency/agency-invite.ts';
import { inTransaction } from '#models/connection.ts';
import { makeUser } from './users.ts';

/** Stores an open invitation, from a new agency by default. */
export const makeInvite = async ({
  contact,
  brokerId,
}: {
  contact: string;
  brokerId?: string;
}): Promise<AgencyInviteRecord> => {
  const from = brokerId ?? String((await makeUser({ role: 'broker', name: 'Gomti Home Works' }))._id);
  return inTransaction((tx) => insertInvite({ brokerId: from, contact, createdAt: now() }, tx));
};
