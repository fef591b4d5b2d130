import type { AdminPapers } from '#lib/features/admin/contracts/papers.ts';
import { isShownAs } from '#lib/features/people/rules/verification.ts';
import { findUsers } from '#models/people/user.ts';
import type { PapersRow } from '#models/profiles/paper.ts';

/** Document submissions as the office sees them; pictures are opened one by one. */
export const showPapers = async (rows: readonly PapersRow[]): Promise<AdminPapers[]> => {
  const workers = await findUsers(rows.map(({ workerId }) => String(workerId)));
  const byId = new Map(workers.map((worker) => [String(worker._id), worker]));
  return rows.map(({ _id, workerId, state, document, askedAt, createdAt, shownAs, decision, eraseAt }) => {
    const worker = byId.get(String(workerId));
    return {
      ...{ _id: String(_id), worker: { _id: String(workerId), name: worker?.name ?? '' }, state },
      document: document ?? null,
      ...{ refusal: decision?.refusal ?? null, note: decision?.note ?? '' },
      hasChanged: worker !== undefined && !isShownAs(worker, shownAs),
      askedAt: (askedAt ?? createdAt).toISOString(),
      eraseAt: eraseAt?.toISOString() ?? null,
    };
  });
};
