import type { AgencyInvite } from '#lib/features/agency/contracts/agency.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listOpenInvites } from '#models/agency/agency-invite.ts';
import { findUsers } from '#models/people/user.ts';
import { contactsOf } from '#lib/features/agency/services/steps/contacts-of.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toInvite } from './to-invite.ts';

interface Input {
  actor: Actor;
  query: ListQuery;
}

const whose = async ({ userId, role }: Actor) =>
  role === 'broker' ? { brokerId: userId } : { contacts: await contactsOf(userId) };

/** One page of the open invitations that an agency has sent, or that a worker can answer, newest first. */
export const listInvites = async ({
  actor,
  query,
}: Input): Promise<{ data: AgencyInvite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const page = { before, limit: query.limit ?? DEFAULT_PAGE_SIZE };
  const { items, nextCursor } = await listOpenInvites({ of: await whose(actor), ...page });
  const people = await findUsers([...new Set(items.map(({ brokerId }) => String(brokerId)))]);
  const agencies = new Map(people.map((user) => [String(user._id), user]));
  return {
    data: items.map((row) => toInvite(row, agencies.get(String(row.brokerId)))),
    nextCursor: toRowCursor(nextCursor),
  };
};
