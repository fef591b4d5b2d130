import type { GivenReason, PauseStory, PauseUrgency } from '#lib/features/people/contracts/pauses.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import {
  endPause,
  findPause,
  insertPause,
  markPauseStarted,
  type NewPause,
  type PauseRecord,
} from '#models/people/pause.ts';
import { removeReturnNotes } from '#models/people/return-note.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import { markContacts, markProvedContacts } from './mark-contacts.ts';

/** How long an ended pause is kept with its appeal: long enough to recognise a person who comes back. */
export const PAUSE_KEPT_MS = 180 * 86_400_000;

/** Notifies a user about a pause by feed and mail, if the transaction commits. */
export const notifyPause = async (
  { reason, startsAt, until }: Pick<PauseRecord, 'reason' | 'startsAt' | 'until'>,
  { userId, news }: { userId: string; news: PauseStory['news'] },
  tx: Tx,
): Promise<void> => {
  const start = startsAt && { startsAt: startsAt.toISOString() };
  const story = { news, reason, ...start, until: until?.toISOString() ?? null };
  const href = news === 'unanswered' ? officePaths.queue('appeals') : accountPaths.paused;
  const content = { kind: 'pause', params: story } as const;
  const notification = { id: String(newObjectId()), userId, content, href, mail: true };
  await writeOutbox({ kind: 'news', payload: { people: [notification] } }, tx);
};

interface Pausing {
  user: UserRecord;
  reason: GivenReason;
  evidence: string;
  sharesEvidence: boolean;
  urgency: PauseUrgency | undefined;
  by: string;
  at: Date;
  startsAt: Date;
  until: Date | null;
  continues?: NewPause['continues'];
}

/** Stores a pause that starts later or is not yet started, with marks that recognise a returning person. */
export const storePause = async (pausing: Pausing, tx: Tx): Promise<PauseRecord> => {
  const { user, urgency, sharesEvidence, startsAt, at, ...rest } = pausing;
  const userId = String(user._id);
  const pause = await insertPause(
    {
      ...{ userId, at, startsAt, isStartPending: true, ...rest },
      ...(urgency && { urgency }),
      ...(sharesEvidence && { sharesEvidence }),
      contactMarks: markContacts(user),
      provedMarks: markProvedContacts(user),
    },
    tx,
  );
  if (startsAt <= at) return pause;
  await decideOnUser({ userId, set: { pauseStartsAt: startsAt } }, tx);
  await notifyPause(pause, { userId, news: 'announced' }, tx);
  return pause;
};

/** Locks the account of a starting pause, once; returns null when it was started or is over. */
export const lockAccount = async (pause: PauseRecord, at: Date, tx: Tx): Promise<UserRecord | null> => {
  const started = await markPauseStarted(String(pause._id), tx);
  if (!started) return null;
  const userId = String(pause.userId);
  const user = await decideOnUser({ userId, set: { suspendedAt: at, pauseStartsAt: null } }, tx);
  if (user) await notifyPause(started, { userId, news: 'paused' }, tx);
  return user;
};

interface Ended {
  at: Date;
  /** Null when its time is over or an unanswered appeal succeeded. */
  by: string | null;
  note: string;
}

// A person who returns again meets the latest decision.
const endForGone = async ({ continues }: PauseRecord, ended: Ended, tx: Tx): Promise<void> => {
  const first = continues && (await findPause(String(continues), tx));
  if (!first || (await findUser(String(first.userId), tx))) return;
  await endForGone(first, ended, tx);
  const keepUntil = new Date(ended.at.getTime() + PAUSE_KEPT_MS);
  await endPause({ pauseId: String(first._id), ended, keepUntil }, tx);
  await removeReturnNotes({ pauseId: first._id }, tx);
};

interface Ending extends Ended {
  pause: PauseRecord;
  news: 'lifted' | 'over' | 'won';
}

/** Ends a pause; returns null when it is over. An open appeal stays open until it is decided. */
export const unpauseAccount = async (
  { pause, news, ...ended }: Ending,
  tx: Tx,
): Promise<UserRecord | null> => {
  const [pauseId, userId] = [String(pause._id), String(pause.userId)];
  const keepUntil = new Date(ended.at.getTime() + PAUSE_KEPT_MS);
  if (!(await endPause({ pauseId, ended, keepUntil }, tx))) return null;
  if (news !== 'over') await endForGone(pause, ended, tx);
  await removeReturnNotes({ pauseId: pause._id }, tx);
  const user = await decideOnUser({ userId, set: { suspendedAt: null, pauseStartsAt: null } }, tx);
  if (user) await notifyPause(pause, { userId, news }, tx);
  return user;
};
