import type {
  AdminAppeal,
  AppealDecisionBody,
  AppealQuery,
  ManagedUser,
  PauseBody,
} from '#lib/features/admin/contracts/moderation.ts';
import type { PauseReason } from '#lib/features/people/contracts/pauses.ts';
import { toManagedUser } from '#lib/features/admin/services/to-managed-user.ts';
import { endJobsOf } from '#lib/features/bookings/services/steps/settle-dues.ts';
import { showAppeals } from '#lib/features/admin/services/steps/show-appeals.ts';
import {
  pauseAccount,
  notifyPause,
  unpauseAccount,
} from '#lib/features/people/services/steps/pause-account.ts';
import { holdLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listSessionIdsOf } from '#models/accounts/session.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import {
  closeAppeal,
  findLivePause,
  findPause,
  listAllAppeals,
  type PauseRecord,
} from '#models/people/pause.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';

const LONGEST_MS = 366 * 86_400_000;

interface Input {
  actor: Actor;
  params: { id: string };
  body: PauseBody;
}

const readEnd = (until: string | undefined, at: Date): Date | null => {
  if (until === undefined) return null;
  const end = new Date(until);
  if (end > at && end.getTime() - at.getTime() <= LONGEST_MS) return end;
  throw new AppError('validation_failed', { errors: [{ field: 'until', code: 'invalid_value' }] });
};

interface Deciding {
  actor: Actor;
  user: UserRecord;
  body: PauseBody;
  at: Date;
}

const pause = async (reason: PauseReason, { actor, user, body, at }: Deciding, tx: Tx) => {
  if (user.suspendedAt !== null) throw new AppError('already_paused');
  const { evidence } = body;
  const until = readEnd(body.until, at);
  const paused = await pauseAccount({ user, reason, evidence, until, by: actor.userId, at }, tx);
  if (user.role === 'worker') await endJobsOf({ workerId: String(user._id), at }, tx);
  return paused;
};

const lift = async ({ actor, user, body, at }: Deciding, tx: Tx) => {
  const userId = String(user._id);
  const live = await findLivePause(userId, tx);
  if (live) return unpauseAccount({ pause: live, at, by: actor.userId, note: body.evidence }, tx);
  // Paused by a release that kept no reason, or not at all.
  return decideOnUser({ userId, set: { suspendedAt: null } }, tx);
};

const forgetActor = async (userId: string, at: Date, tx: Tx): Promise<void> => {
  const sessionIds = await listSessionIdsOf({ userId, at }, tx);
  tx.afterCommit(() => announceSessionEnd({ sessionIds, reason: 'paused' }));
};

/** Pauses an account or lifts that; a worker's bookings end with it, and no fee is owed. Its sessions stay, good for the notice and the appeal; its sockets close. */
export const setPause = async ({ actor, params: { id }, body }: Input): Promise<{ data: ManagedUser }> => {
  if (id === actor.userId) throw new AppError('own_account');
  return inTransaction(async (tx) => {
    await holdLead(actor, tx);
    const at = now();
    const before = await findUser(id, tx);
    if (!before) throw new AppError('not_found');
    const { reason, evidence } = body;
    const deciding = { actor, user: before, body, at };
    const user = await (reason === null ? lift(deciding, tx) : pause(reason, deciding, tx));
    if (!user) throw new AppError('not_found');
    const act = reason === null ? 'user.unpause' : 'user.pause';
    const details =
      reason === null ? { note: evidence } : { reason, note: evidence, until: body.until ?? null };
    await writeAudit({ actor, act, subjectId: id, details }, tx);
    await forgetActor(id, at, tx);
    return { data: toManagedUser(user) };
  });
};

/** What people wrote against pauses. */
export const listAppeals = listForAdmins<AppealQuery, PauseRecord, AdminAppeal>({
  name: 'appeals',
  read: ({ filter, span, page }) => listAllAppeals({ ...filter, ...span, ...page }),
  show: showAppeals,
});

interface DecideInput {
  actor: Actor;
  params: { id: string };
  body: AppealDecisionBody;
}

const decide = async ({ actor, params: { id }, body }: DecideInput, tx: Tx): Promise<PauseRecord> => {
  await holdLead(actor, tx);
  const found = await findPause(id, tx);
  if (!found?.appeal) throw new AppError('not_found');
  const [userId, at, { answer: note }] = [String(found.userId), now(), body];
  if (userId === actor.userId) throw new AppError('own_account');
  if (found.by.equals(actor.userId)) throw new AppError('own_decision');
  const decision = { at, by: actor.userId, note };
  const state = body.lift ? 'lifted' : 'upheld';
  const decided = await closeAppeal({ pauseId: id, state, decision }, tx);
  if (!decided) throw new AppError('appeal_decided');
  if (body.lift) await unpauseAccount({ pause: decided, at, by: actor.userId, note }, tx);
  else await notifyPause({ ...decided, userId, news: 'upheld' }, tx);
  await writeAudit({ actor, act: `appeal.${state}`, subjectId: userId, details: { note } }, tx);
  await forgetActor(userId, at, tx);
  return decided;
};

/** Decides on an appeal, once; whoever paused the account leaves it to another lead. */
export const decideAppeal = async (input: DecideInput): Promise<{ data: AdminAppeal }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showAppeals([decided]);
  if (!data) throw new Error('The appeal was not shown.');
  return { data };
};
