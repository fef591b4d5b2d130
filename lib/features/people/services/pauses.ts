import type { AppealBody, OwnPause } from '#lib/features/people/contracts/pauses.ts';
import { appealAnswerBy, resolveUnanswered, pauseState } from '#lib/features/people/rules/pause-rules.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import {
  notifyPause,
  PAUSE_KEPT_MS,
  unpauseAccount,
} from '#lib/features/people/services/steps/pause-account.ts';
import { pauses } from '#lib/features/people/texts/pauses.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { listLeads } from '#models/people/all-people.ts';
import {
  addWords,
  closeAppeal,
  findAppealAgainst,
  insertAppeal,
  listUnanswered,
  markReminded,
  type AppealRecord,
} from '#models/people/appeal.ts';
import { findLivePause, findPause, listDuePauses, type PauseRecord } from '#models/people/pause.ts';
import { findUser } from '#models/people/user.ts';

const toOwnAppeal = ({ text, at, state, decision, answerBy, pauseId, wordsOn }: AppealRecord) => ({
  ...{ text, state, at: at.toISOString(), answer: decision?.note ?? '', answerBy: answerBy.toISOString() },
  mayAdd: state === 'open' && !wordsOn.equals(pauseId),
});

const toOwnPause = (pause: PauseRecord, appeal: AppealRecord | null): OwnPause => {
  const { reason, evidence, sharesEvidence, urgency = null, at, startsAt = at, until } = pause;
  return {
    ...{ reason, urgency, evidence: sharesEvidence ? evidence : '' },
    isAnnounced: pauseState(pause, now()) === 'announced',
    ...{ since: startsAt.toISOString(), until: until?.toISOString() ?? null },
    appeal: appeal && toOwnAppeal(appeal),
  };
};

/** Returns the reason for the caller's current or announced pause. */
export const readPause = async ({ actor }: { actor: Actor }): Promise<{ data: OwnPause | null }> => {
  const pause = await findLivePause(actor.userId);
  if (pause) return { data: toOwnPause(pause, await findAppealAgainst(String(pause._id))) };
  const since = (await findUser(actor.userId))?.suspendedAt?.toISOString();
  if (since === undefined) return { data: null };
  // Paused by a release that stored no reason.
  const unknown = { reason: 'other', evidence: '', urgency: null, isAnnounced: false } as const;
  return { data: { ...unknown, since, until: null, appeal: null } };
};

const storeAppeal = async (pause: PauseRecord, text: string, tx: Tx): Promise<AppealRecord | null> => {
  const earlier = await findAppealAgainst(String(pause._id), tx);
  if (earlier) return addWords(earlier, text, tx);
  const at = now();
  const { userId, by: pausedBy, _id: pauseId } = pause;
  return insertAppeal({ userId, pauseId, pausedBy, text, at, answerBy: appealAnswerBy(at) }, tx);
};

/** Appeals the caller's pause to another lead, once per pause, even before it starts. */
export const appeal = ({
  actor,
  body: { text },
}: {
  actor: Actor;
  body: AppealBody;
}): Promise<{ message: string; data: OwnPause }> =>
  inTransaction(async (tx) => {
    await lockAccounts(actor, tx);
    const pause = await findLivePause(actor.userId, tx);
    if (!pause) throw new AppError('not_paused');
    const appealed = await storeAppeal(pause, text, tx);
    if (!appealed) throw new AppError('already_appealed');
    return { message: pauses.sent, data: toOwnPause(pause, appealed) };
  });

/** Ends pauses whose time is over; the next run finishes what a crash leaves. */
export const endDuePauses = async (): Promise<void> => {
  const at = now();
  for (const pause of await listDuePauses(at))
    await inTransaction((tx) => unpauseAccount({ pause, at, by: null, note: '', news: 'over' }, tx));
};

const DAY_MS = 86_400_000;

const win = async ({ _id, userId }: AppealRecord, pause: PauseRecord | null, at: Date, tx: Tx) => {
  const decision = { at, by: null, note: '' };
  const keepUntil = new Date(at.getTime() + PAUSE_KEPT_MS);
  if (!(await closeAppeal({ appealId: String(_id), state: 'lifted', decision, keepUntil }, tx))) return;
  if (!pause) return;
  const lifted = await unpauseAccount({ pause, ...decision, news: 'won' }, tx);
  if (!lifted) await notifyPause(pause, { userId: String(userId), news: 'won' }, tx);
};

const remind = async ({ _id: appealId, userId }: AppealRecord, pause: PauseRecord, at: Date, tx: Tx) => {
  const notSince = new Date(at.getTime() - DAY_MS);
  if (!(await markReminded({ appealId, at, notSince }, tx))) return;
  for (const { _id } of await listLeads())
    await notifyPause(pause, { userId: String(_id), news: 'unanswered' }, tx);
  tx.afterCommit(() => {
    metrics().appealsUnanswered.inc();
    log().warn({ appealId: String(appealId), userId: String(userId) }, 'appeal is waiting for another lead');
  });
};

const judge = (appealed: AppealRecord, at: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const pause = await findPause(String(appealed.pauseId), tx);
    const verdict = resolveUnanswered(pause ?? {}, appealed.answerBy, at);
    if (verdict === 'won') await win(appealed, pause, at, tx);
    else if (verdict === 'remind' && pause) await remind(appealed, pause, at, tx);
  });

/** Applies the consequence of unanswered appeals. */
export const resolveUnansweredAppeals = async (): Promise<void> => {
  const at = now();
  for (const appealed of await listUnanswered(at)) await judge(appealed, at);
};
