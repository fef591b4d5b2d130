import type { Tx } from '#models/connection.ts';
import { findLivePause, listPausesByContact, type PauseRecord } from '#models/people/pause.ts';
import { insertReturnNote, removeReturnNotes } from '#models/people/return-note.ts';
import { decideOnUser, type UserRecord } from '#models/people/user.ts';
import { listContactMarks } from './mark-contacts.ts';
import { storePause } from './pause-account.ts';

type Mark = ReturnType<typeof listContactMarks>[number];

const isSamePerson = ({ provedMarks = [] }: PauseRecord, marks: readonly Mark[]): boolean =>
  marks.some(({ mark, isProved }) => isProved && provedMarks.includes(mark));

/** The account is locked now; within a minute its bookings end and its owner is notified. */
const continuePause = async (pause: PauseRecord, user: UserRecord, at: Date, tx: Tx): Promise<UserRecord> => {
  const { evidence, sharesEvidence = false, urgency, startsAt = at, until, _id: continues } = pause;
  const start = startsAt > at ? startsAt : at;
  const by = String(pause.by);
  await storePause(
    {
      ...{ user, reason: 'returned', evidence, sharesEvidence, urgency, by },
      ...{ at, startsAt: start, until, continues },
    },
    tx,
  );
  await removeReturnNotes({ userId: user._id }, tx);
  if (start > at) return user;
  return (await decideOnUser({ userId: String(user._id), set: { suspendedAt: at } }, tx)) ?? user;
};

/** A contact named by many paused accounts says little about any of them. */
const MAX_NOTES = 5;

const noteReturns = async (
  pauses: readonly PauseRecord[],
  { user, marks, at }: { user: UserRecord; marks: readonly Mark[]; at: Date },
  tx: Tx,
): Promise<void> => {
  for (const pause of pauses.slice(0, MAX_NOTES)) {
    const matched = marks.find(({ mark }) => pause.contactMarks.includes(mark))?.kind ?? 'email';
    const about = { userId: user._id, pauseId: pause._id, pausedUserId: pause.userId };
    await insertReturnNote({ ...about, matched, at }, tx);
  }
};

/**
 * Checks whether an account shares a contact with a paused one. If both have confirmed it, the pause continues here
 * and can be appealed as before; otherwise the office gets a note, because the contact may be someone else's.
 */
export const carryPause = async (user: UserRecord, at: Date, tx: Tx): Promise<UserRecord> => {
  const marks = listContactMarks(user);
  const contactMarks = marks.map(({ mark }) => mark);
  const pauses = await listPausesByContact({ userId: user._id, contactMarks, at }, tx);
  if (pauses.length === 0 || (await findLivePause(String(user._id), tx))) return user;
  const own = pauses.find((pause) => isSamePerson(pause, marks));
  if (own) return continuePause(own, user, at, tx);
  await noteReturns(pauses, { user, marks, at }, tx);
  return user;
};
