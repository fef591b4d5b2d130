import type { AppealState } from '#lib/features/people/contracts/pauses.ts';
import { appealAnswerBy } from '#lib/features/people/rules/pause-rules.ts';
import { listContactMarks } from '#lib/features/people/services/steps/mark-contacts.ts';
import { PAUSE_KEPT_MS } from '#lib/features/people/services/steps/pause-account.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, Tx } from '#models/connection.ts';
import { findAppealAgainst, insertAppeal, type AppealRecord } from '#models/people/appeal.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import { findUser } from '#models/people/user.ts';
import { walkRows } from './migration.ts';

interface FormerPause extends PauseRecord {
  appeal?: Pick<AppealRecord, 'text' | 'at' | 'decision'> & { state: AppealState };
}

// The office gets its 14 days from now: the deadline was never announced before.
const moveAppeal = async ({ _id, userId, by, appeal, ...pause }: FormerPause, tx: Tx): Promise<void> => {
  if (!appeal || (await findAppealAgainst(String(_id), tx))) return;
  const { text, at, state, decision } = appeal;
  const { keepUntil = new Date(now().getTime() + PAUSE_KEPT_MS) } = pause;
  const row = { userId, pauseId: _id, pausedBy: by, text, at, state, decision };
  const kept = state === 'open' ? {} : { keepUntil };
  await insertAppeal({ ...row, answerBy: appealAnswerBy(now()), ...kept }, tx);
};

// Known only for existing accounts that proved the address before the pause.
const findProvedMarks = async ({ userId, at, contactMarks }: PauseRecord, tx: Tx): Promise<string[]> => {
  const user = await findUser(String(userId), tx);
  if (!user?.emailProvedAt || user.emailProvedAt > at) return [];
  const proved = listContactMarks(user).filter(({ isProved }) => isProved);
  return proved.map(({ mark }) => mark).filter((mark) => contactMarks.includes(mark));
};

/**
 * An appeal was part of its pause, and marks did not say whether their contacts were proved. Pauses for someone's
 * safety become urgent, so that silence does not lift them; all others count as if notice had been given.
 */
export const appealsAndProvedMarks = walkRows<FormerPause>({
  name: '014-appeals-and-proved-marks',
  collection: 'pauses',
  filter: { provedMarks: { $exists: false } },
  change: async (pause, tx) => {
    await moveAppeal(pause, tx);
    const provedMarks = await findProvedMarks(pause, tx);
    const urgency = pause.reason === 'safety' ? { urgency: 'danger' } : {};
    const change = { $set: { provedMarks, ...urgency }, $unset: { appeal: '' } };
    await database().collection('pauses').updateOne({ _id: pause._id }, change, Tx.session(tx));
    return true;
  },
});
