import { findNamingRefusal } from '#lib/features/admin/services/steps/find-refusals.ts';
import type { AdminCandidate } from '#lib/features/office/contracts/candidates.ts';
import { findPeopleFor } from '#lib/features/office/services/steps/find-people.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';

const MAX_RESULTS = 10;

/** Finds people a lead could give access to the office, each with why not. */
export const listCandidates = async ({
  actor,
  query: { q },
}: {
  actor: Actor;
  query: { q: string };
}): Promise<{ data: AdminCandidate[] }> => {
  const people = (await findPeopleFor(q, MAX_RESULTS)).filter(({ role }) => role !== 'admin');
  const data = await Promise.all(
    people.map(async (user) => ({
      ...{ _id: String(user._id), name: user.name, email: user.email ?? null },
      refusal: await findNamingRefusal(user, actor.userId),
    })),
  );
  const details = { shown: data.map(({ _id }) => _id) };
  await inTransaction((tx) => writeAudit({ actor, act: 'office.search', subjectId: 'office', details }, tx));
  return { data };
};
