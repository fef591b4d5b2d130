import { agencyPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { AgencyStory } from '#lib/features/agency/contracts/agency-news.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface Told {
  to: UserRecord;
  /** Who did it. */
  byId: string;
  news: AgencyStory['news'];
  /** Which invitation waits for an answer. */
  inviteId?: string;
}

const hrefFor = ({ to, inviteId }: Told): string => {
  if (to.role === 'broker') return agencyPaths.dashboard;
  return inviteId === undefined ? workerPaths.profile : workerPaths.invite(inviteId);
};

/** Has a worker or an agency told what the other did, if the transaction commits. */
export const notifyTeamChange = async (told: Told, tx: Tx): Promise<void> => {
  const { to, byId, news } = told;
  const [by] = await findUsers([byId]);
  const params = { news, name: by?.name ?? '' };
  const content = { kind: 'agency' as const, params };
  const payload = { userId: String(to._id), content, href: hrefFor(told), aboutId: byId };
  await writeOutbox({ kind: 'notification', payload }, tx);
};
