import type { SeenWorker } from '#lib/features/people/contracts/verification.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listWaitingPapers } from '#models/profiles/paper.ts';

/** Shows workers as an admin sees them before verifying: name, picture and waiting documents. */
export const showSeenWorkers = async (workers: readonly UserRecord[], tx?: Tx): Promise<SeenWorker[]> => {
  const waiting = await listWaitingPapers(
    workers.map(({ _id }) => _id),
    tx,
  );
  return workers.map(({ _id, name, imageKey }) => {
    const papers = waiting.find(({ workerId }) => workerId.equals(_id));
    return {
      name,
      profileImage: imageKey && imageUrl({ key: imageKey, size: 256 }),
      papersId: papers ? String(papers._id) : null,
    };
  });
};

/** Returns whether a worker is still as an admin has seen them. */
export const isStillAs = async (worker: UserRecord, seen: SeenWorker, tx: Tx): Promise<boolean> => {
  const [present] = await showSeenWorkers([worker], tx);
  return (
    present?.name === seen.name &&
    present.profileImage === seen.profileImage &&
    present.papersId === seen.papersId
  );
};
