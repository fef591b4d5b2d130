import type { GivenReason, PauseStory } from '#lib/features/people/contracts/pauses.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import {
  closeAppeal,
  endPause,
  findPause,
  findPauseByContact,
  insertPause,
  type NewPause,
  type PauseRecord,
} from '#models/people/pause.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import { markContacts } from './mark-contacts.ts';

// Long enough for whoever comes back.
const KEPT_MS = 180 * 86_400_000;

type Told = Pick<PauseRecord, 'reason' | 'until'> & { userId: string; news: PauseStory['news'] };

/** Has somebody told of the pause of their account, in the feed and by mail, if the transaction commits. */
export const notifyPause = async ({ userId, news, reason, until }: Told, tx: Tx): Promise<void> => {
  const story = { news, reason, until: until?.toISOString() ?? null };
  const href = accountPaths.paused;
  const content = { kind: 'pause', params: story } as const;
  const told = { id: String(newObjectId()), userId, content, href, mail: true };
  await writeOutbox({ kind: 'news', payload: { people: [told] } }, tx);
};

interface Pausing {
  user: UserRecord;
  reason: GivenReason;
  evidence: string;
  by: string;
  at: Date;
  until: Date | null;
  continues?: NewPause['continues'];
}

/** Pauses an account, with all that belongs to it: reason, evidence, author, and the word to its owner. */
export const pauseAccount = async ({ user, ...pausing }: Pausing, tx: Tx): Promise<UserRecord | null> => {
  const userId = String(user._id);
  const pause = await insertPause({ userId, contactMarks: markContacts(user), ...pausing }, tx);
  await notifyPause({ userId, news: 'paused', reason: pause.reason, until: pause.until }, tx);
  return decideOnUser({ userId, set: { suspendedAt: pausing.at } }, tx);
};

// Whoever comes back once more comes back to what was decided last.
const endForGone = async (
  { continues }: PauseRecord,
  ended: { at: Date; by: string; note: string },
  tx: Tx,
): Promise<void> => {
  const first = continues && (await findPause(String(continues), tx));
  if (!first || (await findUser(String(first.userId), tx))) return;
  await endForGone(first, ended, tx);
  const keepUntil = new Date(ended.at.getTime() + KEPT_MS);
  await endPause({ pauseId: String(first._id), ended, keepUntil }, tx);
};

interface Ending {
  pause: PauseRecord;
  at: Date;
  /** Null: its time is over. */
  by: string | null;
  note: string;
}

/** Ends a pause and what was written against it; null when it is over already. */
export const unpauseAccount = async ({ pause, at, by, note }: Ending, tx: Tx): Promise<UserRecord | null> => {
  const [pauseId, userId] = [String(pause._id), String(pause.userId)];
  const keepUntil = new Date(at.getTime() + KEPT_MS);
  if (!(await endPause({ pauseId, ended: { at, by, note }, keepUntil }, tx))) return null;
  if (by !== null) await endForGone(pause, { at, by, note }, tx);
  const decision = by === null ? null : { at, by, note };
  await closeAppeal({ pauseId, state: by === null ? 'over' : 'lifted', decision }, tx);
  const news = by === null ? 'over' : 'lifted';
  const user = await decideOnUser({ userId, set: { suspendedAt: null } }, tx);
  if (user) await notifyPause({ ...pause, userId, news }, tx);
  return user;
};

/** Keeps somebody paused who opens another account under the contact of a paused one; they can appeal as before. */
export const keepPaused = async (user: UserRecord, at: Date, tx: Tx): Promise<UserRecord> => {
  const pause = await findPauseByContact({ contactMarks: markContacts(user), at }, tx);
  if (!pause) return user;
  const { evidence, until, _id: continues } = pause;
  const again = { reason: 'returned', evidence, until, by: String(pause.by), at, continues } as const;
  return (await pauseAccount({ user, ...again }, tx)) ?? user;
};
