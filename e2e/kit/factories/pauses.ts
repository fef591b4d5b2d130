import { appealAnswerBy } from '#lib/features/people/rules/pause-rules.ts';
import { listContactMarks } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findAppealAgainst, insertAppeal, type AppealRecord } from '#models/people/appeal.ts';
import { findLivePause, insertPause, type NewPause, type PauseRecord } from '#models/people/pause.ts';
import { insertReturnNote, openReturnNotes } from '#models/people/return-note.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeUser } from './users.ts';

/** Stores a started pause, set by another lead by default. */
export const makePause = async (user: UserRecord, fields: Partial<NewPause> = {}): Promise<PauseRecord> => {
  const userId = String(user._id);
  const by = fields.by ?? String((await makeUser({ role: 'admin' }))._id);
  const at = now();
  const row = { reason: 'absence', evidence: 'Three visits did not take place.', until: null } as const;
  const shown = { sharesEvidence: true, startsAt: at } as const;
  const marks = listContactMarks(user);
  const contactMarks = marks.map(({ mark }) => mark);
  const provedMarks = marks.filter(({ isProved }) => isProved).map(({ mark }) => mark);
  const live = await findLivePause(userId);
  return live ?? insertPause({ ...row, ...shown, contactMarks, provedMarks, at, ...fields, userId, by });
};

/** The same with an open appeal. */
export const makeAppeal = async (user: UserRecord, fields: Partial<NewPause> = {}): Promise<AppealRecord> => {
  const { _id: pauseId, by: pausedBy } = await makePause(user, fields);
  const [text, at] = ['I was in hospital on those days.', now()];
  const row = { userId: user._id, pauseId, pausedBy, text, at, answerBy: appealAnswerBy(at) };
  return (await findAppealAgainst(String(pauseId))) ?? (await inTransaction((tx) => insertAppeal(row, tx)));
};

/** Stores a note that someone uses the phone number of a paused account. */
export const makeReturnNote = async (user: UserRecord): Promise<string> => {
  const { _id: pauseId, userId: pausedUserId } = await makePause(await makeUser());
  const row = { userId: user._id, pauseId, pausedUserId, matched: 'phone', at: now() } as const;
  await inTransaction((tx) => insertReturnNote(row, tx));
  return String((await openReturnNotes.list({ before: null, limit: 50 })).items.at(-1)?._id);
};
