import type { ManagedUser, PauseBody } from '#lib/features/admin/contracts/moderation.ts';
import { pausedParts } from '#lib/features/bookings/services/steps/end-paused-bookings.ts';
import { findPauseRefusal } from '#lib/features/admin/services/steps/find-refusals.ts';
import { refreshSessions, startPause } from '#lib/features/admin/services/steps/start-pause.ts';
import { toManagedUser } from '#lib/features/admin/services/to-managed-user.ts';
import type { PauseReason } from '#lib/features/people/contracts/pauses.ts';
import { inheritsAppeal, pauseStart } from '#lib/features/people/rules/pause-rules.ts';
import { storePause, unpauseAccount } from '#lib/features/people/services/steps/pause-account.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { finishParts, type Part } from '#lib/platform/outbox/in-parts.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { listUserAppeals, redirectAppeal, type AppealRecord } from '#models/people/appeal.ts';
import { findLivePause, findPause, listPausesToStart, type PauseRecord } from '#models/people/pause.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import type { NextStep } from '#models/platform/outbox.ts';

const MAX_LENGTH_MS = 366 * 86_400_000;

const readEnd = (until: string | undefined, startsAt: Date): Date | null => {
  if (until === undefined) return null;
  const end = new Date(until);
  if (end > startsAt && end.getTime() - startsAt.getTime() <= MAX_LENGTH_MS) return end;
  throw new AppError('validation_failed', { errors: [{ field: 'until', code: 'invalid_value' }] });
};

interface Decision {
  actor: Actor;
  user: UserRecord;
  body: PauseBody;
  at: Date;
}

const moveAppeals = async (
  appeals: readonly AppealRecord[],
  { by, _id: pauseId, at }: PauseRecord,
  tx: Tx,
): Promise<void> => {
  for (const { _id: appealId, pauseId: earlierId, pausedBy, state } of appeals) {
    const ended = (await findPause(String(earlierId), tx))?.ended;
    const lead = { leadId: String(by), at };
    if (inheritsAppeal({ pausedBy: String(pausedBy), state }, ended?.at, lead))
      return redirectAppeal({ appealId, pauseId }, tx);
  }
};

const pause = async (
  reason: PauseReason,
  { actor: { userId: by }, user, body, at }: Decision,
  tx: Tx,
): Promise<PauseRecord> => {
  const refusal = await findPauseRefusal(user, by, tx);
  if (refusal !== null) throw new AppError(refusal);
  const appeals = await listUserAppeals(String(user._id), tx);
  const { evidence, urgency } = body;
  const startsAt = pauseStart(urgency, at);
  const until = readEnd(body.until, startsAt);
  const grounds = { reason, evidence, sharesEvidence: true, urgency };
  const stored = await storePause({ user, ...grounds, by, at, startsAt, until }, tx);
  await moveAppeals(appeals, stored, tx);
  if (startsAt <= at) await startPause(stored, at, tx);
  return stored;
};

const lift = async ({ actor, user, body, at }: Decision, tx: Tx): Promise<PauseRecord | null> => {
  const userId = String(user._id);
  const live = await findLivePause(userId, tx);
  const ended = { at, by: actor.userId, note: body.evidence };
  if (live) await unpauseAccount({ pause: live, ...ended, news: 'lifted' }, tx);
  // Paused by an earlier release that kept no pause record, or not paused at all.
  else await decideOnUser({ userId, set: { suspendedAt: null } }, tx);
  if (user.suspendedAt) await refreshSessions(userId, at, tx);
  return live;
};

// Codes and references only: the texts stay in the pause, since the audit must not keep them longer.
const toDetails = (decided: PauseRecord | null) => {
  if (!decided) return null;
  const { _id, reason, urgency = null, startsAt = decided.at, until } = decided;
  return { pauseId: String(_id), reason, urgency, startsAt, until };
};

/**
 * Sets or lifts a pause. It starts after the notice, or at once for danger or fraud; its bookings then end without a
 * fee.
 */
export const setPause = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: PauseBody;
}): Promise<{ data: ManagedUser }> => {
  if (id === actor.userId) throw new AppError('own_account');
  return inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const before = await findUser(id, tx);
    if (!before) throw new AppError('not_found');
    const decision = { actor, user: before, body, at: now() };
    const { reason } = body;
    const decided = await (reason === null ? lift(decision, tx) : pause(reason, decision, tx));
    const act = reason === null ? 'user.unpause' : 'user.pause';
    await writeAudit({ actor, act, subjectId: id, details: toDetails(decided) }, tx);
    const user = await findUser(id, tx);
    if (!user) throw new AppError('not_found');
    return { data: toManagedUser(user) };
  });
};

const whilePaused = ({ name, next }: Part, pauseId: string): Part => ({
  name,
  next: async (rows, tx) => ((await findPause(pauseId, tx))?.ended === null ? next(rows, tx) : []),
});

/** Ends the bookings of a paused account that were too many to end at once. A pause that was lifted ends no more. */
export const finishPause = async ({
  payload: { pauseId },
  step,
}: {
  payload: { pauseId: string };
  step?: string;
}): Promise<NextStep | void> => {
  const pause = await findPause(pauseId);
  const user = pause && (await findUser(String(pause.userId)));
  // Without a user, the deletion ends them.
  if (!pause || !user) return;
  const parts = pausedParts(user).map((part) => whilePaused(part, pauseId));
  return finishParts({ parts }, step);
};

/** Starts the pauses whose notice is over; the next run picks up what a crash left. */
export const startDuePauses = async (): Promise<void> => {
  const at = now();
  for (const due of await listPausesToStart(at)) await inTransaction((tx) => startPause(due, at, tx));
};
