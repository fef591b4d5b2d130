import type {
  AdminAppeal,
  AppealDecisionBody,
  AppealQuery,
} from '#lib/features/admin/contracts/moderation.ts';
import { showAppeals } from '#lib/features/admin/services/steps/show-appeals.ts';
import { refreshSessions } from '#lib/features/admin/services/steps/start-pause.ts';
import { canDecideAppeal } from '#lib/features/people/rules/pause-rules.ts';
import {
  notifyPause,
  PAUSE_KEPT_MS,
  unpauseAccount,
} from '#lib/features/people/services/steps/pause-account.ts';
import { lockAdmin, lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listOwnAccounts } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { closeAppeal, findAppeal, listAllAppeals, type AppealRecord } from '#models/people/appeal.ts';
import { findPause } from '#models/people/pause.ts';
import { closeReturnNote } from '#models/people/return-note.ts';
import { findUser } from '#models/people/user.ts';

export const listAppeals = listForAdmins<AppealQuery, AppealRecord, AdminAppeal>({
  name: 'appeals',
  read: ({ filter, span, page }) => listAllAppeals({ ...filter, ...span, ...page }),
  show: showAppeals,
});

interface DecideInput {
  actor: Actor;
  params: { id: string };
  body: AppealDecisionBody;
}

const carryOut = async ({ pauseId, userId }: AppealRecord, { actor, body }: DecideInput, tx: Tx) => {
  const pause = await findPause(String(pauseId), tx);
  if (!pause) return;
  const ended = { at: now(), by: actor.userId, note: body.answer };
  const wasLocked = (await findUser(String(userId), tx))?.suspendedAt;
  const lifted = body.lift && (await unpauseAccount({ pause, ...ended, news: 'lifted' }, tx));
  // The pause had ended before the appeal was decided.
  const news = body.lift ? 'won' : 'upheld';
  if (!lifted) await notifyPause(pause, { userId: String(userId), news }, tx);
  else if (wasLocked) await refreshSessions(String(userId), ended.at, tx);
};

const decide = async (input: DecideInput, tx: Tx): Promise<AppealRecord> => {
  const { actor, params, body } = input;
  await lockLead(actor, tx);
  const found = await findAppeal(params.id, tx);
  if (!found) throw new AppError('not_found');
  const [userId, at] = [String(found.userId), now()];
  if (userId === actor.userId) throw new AppError('own_account');
  const pausedBy = String(found.pausedBy);
  const own = await listOwnAccounts(actor, [pausedBy], tx);
  if (!canDecideAppeal({ pausedBy }, own)) throw new AppError('own_decision');
  const decision = { at, by: actor.userId, note: body.answer };
  const state = body.lift ? 'lifted' : 'upheld';
  const keepUntil = new Date(at.getTime() + PAUSE_KEPT_MS);
  const decided = await closeAppeal({ appealId: params.id, state, decision, keepUntil }, tx);
  if (!decided) throw new AppError('appeal_decided');
  await carryOut(decided, input, tx);
  await writeAudit(
    { actor, act: `appeal.${state}`, subjectId: userId, details: { appealId: params.id } },
    tx,
  );
  return decided;
};

/** Decides an appeal once; it has to be another lead than the one who paused the account. */
export const decideAppeal = async (input: DecideInput): Promise<{ data: AdminAppeal }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showAppeals([decided]);
  if (!data) throw new Error('The appeal was not shown.');
  return { data };
};

/**
 * Closes a note that an account may belong to a paused person; any consequences are decided on that person's page.
 */
export const closeNote = ({
  actor,
  params: { id },
  body: { note },
}: {
  actor: Actor;
  params: { id: string };
  body: { note: string };
}): Promise<{ data: { _id: string } }> =>
  inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const at = now();
    const keepUntil = new Date(at.getTime() + PAUSE_KEPT_MS);
    const closed = await closeReturnNote(
      { noteId: id, closed: { at, by: actor.userId, note }, keepUntil },
      tx,
    );
    if (!closed) throw new AppError('note_closed');
    const details = { noteId: id };
    await writeAudit({ actor, act: 'return-note.close', subjectId: String(closed.userId), details }, tx);
    return { data: { _id: id } };
  });
