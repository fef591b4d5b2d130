import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { sealPaper } from '#lib/features/profiles/services/steps/seal-paper.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { askWithPapers, findPapersOf, storePaper, type PapersRow } from '#models/profiles/paper.ts';
import { makeWebp } from './images.ts';
import { makeWorker } from './workers.ts';

const kinds: readonly PaperKind[] = ['paper', 'face'];

/** Has a worker, made for it unless named, ask with both pictures to be verified. */
export const makePapers = async (given?: UserRecord): Promise<PapersRow> => {
  const worker = given ?? (await makeWorker({ verification: null }));
  const workerId = String(worker._id);
  const [picture, at] = [await makeWebp({ width: 60, height: 40 }), now()];
  await inTransaction(async (tx) => {
    for (const which of kinds) {
      const sealed = sealPaper({ workerId, which, bytes: picture });
      await storePaper({ workerId, which, sealed, at, eraseAt: at }, tx);
    }
    await askWithPapers({ worker, at }, tx);
  });
  const row = await findPapersOf(workerId);
  if (!row) throw new Error('The papers were not stored.');
  return row;
};
