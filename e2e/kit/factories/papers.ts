import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { showSeenWorkers } from '#lib/features/admin/services/steps/show-seen-worker.ts';
import type { SeenWorker } from '#lib/features/people/contracts/verification.ts';
import { sealPaper } from '#lib/features/profiles/services/steps/seal-paper.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { askWithPapers, findWorkerPapers, storePaper, type PapersRow } from '#models/profiles/paper.ts';
import { makeWebp } from './images.ts';
import { makeWorker } from './workers.ts';

const kinds: readonly PaperKind[] = ['paper', 'face'];

/** Makes a worker, new by default, submit both pictures for verification. */
export const makeDocuments = async (owner?: UserRecord): Promise<PapersRow> => {
  const worker = owner ?? (await makeWorker({ verification: null }));
  const workerId = String(worker._id);
  const [picture, at] = [await makeWebp({ width: 60, height: 40 }), now()];
  await inTransaction(async (tx) => {
    for (const which of kinds) {
      const sealed = sealPaper({ workerId, which, bytes: picture });
      await storePaper({ workerId, which, document: 'pan', sealed, at, eraseAt: at }, tx);
    }
    await askWithPapers({ worker, at }, tx);
  });
  const row = await findWorkerPapers(workerId);
  if (!row) throw new Error('The papers were not stored.');
  return row;
};

/** A worker as the office's page shows them now, for verifying without documents. */
export const seeWorker = async (workerId: string): Promise<SeenWorker> => {
  const worker = await findUser(workerId);
  const [seen] = await showSeenWorkers(worker ? [worker] : []);
  return seen ?? { name: '', profileImage: null, papersId: null };
};
