import type { AdminPapers } from '#lib/features/admin/contracts/papers.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { PapersRow } from '#models/profiles/paper.ts';

/** Rounds of papers as the office sees them; the pictures are looked at one by one. */
export const showPapers = async (rows: readonly PapersRow[]): Promise<AdminPapers[]> => {
  const name = await namePeople(rows.map(({ workerId }) => workerId));
  return rows.map(({ _id, workerId, state, askedAt, createdAt, decision, eraseAt }) => ({
    ...{ _id: String(_id), worker: name(workerId), state },
    ...{ refusal: decision?.refusal ?? null, note: decision?.note ?? '' },
    askedAt: (askedAt ?? createdAt).toISOString(),
    eraseAt: eraseAt?.toISOString() ?? null,
  }));
};
