import { agencyPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { AgencyEvent } from '#lib/features/agency/contracts/agency-news.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface TeamChange {
  to: UserRecord;
  byId: string;
  news: AgencyEvent['news'];
  /** The invitation waiting for an answer. */
  inviteId?: string;
}

const hrefFor = ({ to, inviteId }: TeamChange): string => {
  if (to.role === 'broker') return agencyPaths.dashboard;
  return inviteId === undefined ? workerPaths.profile : workerPaths.invite(inviteId);
};

/** Notifies a worker or an agency of the other's action once the transaction commits. */
export const notifyTeamChange = async (change: TeamChange, tx: Tx): Promise<void> => {
  const { to, byId, news } = change;
  const [by] = await findUsers([byId]);
  const params = { news, name: by?.name ?? '' };
  const content = { kind: 'agency' as const, params };
  const payload = { userId: String(to._id), content, href: hrefFor(change), aboutId: byId };
  await writeOutbox({ kind: 'notification', payload }, tx);
};
