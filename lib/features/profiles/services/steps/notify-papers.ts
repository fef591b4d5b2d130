import type { PaperStory } from '#lib/features/profiles/contracts/papers.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { isShownAs } from '#lib/features/people/rules/verification.ts';
import { findWorkerPapers } from '#models/profiles/paper.ts';
import { decideOnUser, type UserRecord } from '#models/people/user.ts';

/** Notifies a worker about their documents, if the transaction commits. */
export const notifyPapers = async (userId: string, story: PaperStory, tx: Tx): Promise<void> => {
  const content = { kind: 'verification', params: story } as const;
  const href = story.news === 'granted' ? workerPaths.profile : workerPaths.verify;
  await writeOutbox({ kind: 'notification', payload: { userId, content, href } }, tx);
};

/** Returns whether waiting documents no longer match the person's name or picture. */
const outgrowsPapers = async (before: UserRecord, after: UserRecord, tx: Tx): Promise<boolean> => {
  const papers = await findWorkerPapers(String(after._id), tx);
  return (
    papers?.state === 'waiting' && isShownAs(before, papers.shownAs) && !isShownAs(after, papers.shownAs)
  );
};

/** Ends a verification after a change of name or picture and notifies the worker. Returns the updated record. */
export const followNewLooks = async (before: UserRecord, after: UserRecord, tx: Tx): Promise<UserRecord> => {
  const userId = String(after._id);
  if (isShownAs(before, after)) return after;
  if (after.verification === null) {
    if (await outgrowsPapers(before, after, tx))
      await notifyPapers(userId, { news: 'changed', refusal: null }, tx);
    return after;
  }
  await notifyPapers(userId, { news: 'again', refusal: null }, tx);
  return (await decideOnUser({ userId, set: { verification: null } }, tx)) ?? after;
};
