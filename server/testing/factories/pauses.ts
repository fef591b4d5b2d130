import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import {
  addAppeal,
  findLivePause,
  insertPause,
  type NewPause,
  type PauseRecord,
} from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeUser } from './users.ts';

/** Stores a pause of somebody, who is under one at a time; unless named, another lead is its author. */
export const makePause = async (user: UserRecord, fields: Partial<NewPause> = {}): Promise<PauseRecord> => {
  const userId = String(user._id);
  const by = fields.by ?? String((await makeUser({ role: 'admin' }))._id);
  const row = { reason: 'absence', evidence: 'Three visits did not take place.', until: null } as const;
  const contactMarks = markContacts(user);
  const live = await findLivePause(userId);
  return live ?? insertPause({ ...row, contactMarks, at: now(), ...fields, userId, by });
};

/** The same with an appeal that waits. */
export const makeAppeal = async (user: UserRecord, fields: Partial<NewPause> = {}): Promise<PauseRecord> => {
  const pauseId = String((await makePause(user, fields))._id);
  const text = 'I was in hospital on those days.';
  const appealed = await inTransaction((tx) => addAppeal({ pauseId, text, at: now() }, tx));
  if (!appealed) throw new Error(`Nothing to appeal against: ${pauseId}`);
  return appealed;
};
