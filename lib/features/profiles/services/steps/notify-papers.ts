import type { PaperStory } from '#lib/features/profiles/contracts/papers.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { decideOnUser, type UserRecord } from '#models/people/user.ts';

/** Has a worker told of the papers, if the transaction commits. */
export const notifyPapers = async (userId: string, story: PaperStory, tx: Tx): Promise<void> => {
  const content = { kind: 'verification', params: story } as const;
  const href = story.news === 'granted' ? workerPaths.profile : workerPaths.verify;
  await writeOutbox({ kind: 'notification', payload: { userId, content, href } }, tx);
};

/** Takes back a verification by papers that showed another name or face; others stay, as nobody kept what they rest on. */
export const askPapersAgain = async (before: UserRecord, tx: Tx): Promise<UserRecord | null> => {
  if (!before.verification?.byPapers) return null;
  const userId = String(before._id);
  await notifyPapers(userId, { news: 'again', refusal: null }, tx);
  return decideOnUser({ userId, set: { verification: null } }, tx);
};
