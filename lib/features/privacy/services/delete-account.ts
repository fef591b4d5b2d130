import type { LeavingReason } from '#lib/features/privacy/contracts/privacy.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { log } from '#lib/platform/observability/log.ts';
import { holdOtherLead } from '#models/people/all-people.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { proveSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { endBookingsOf, removeFilesOf } from '#lib/features/privacy/services/steps/close-account.ts';

interface Input {
  actor: Actor;
  body: {
    reason: LeavingReason;
    password: string;
    code?: string | undefined;
    cancelBookings?: boolean | undefined;
  };
}

const assertMayLeave = async ({ userId, role }: Actor, tx: Tx): Promise<void> => {
  if (role === 'admin' && !(await holdOtherLead({ userId, at: now() }, tx))) throw new AppError('last_admin');
};

/** Deletes the actor's account: what is personal is erased, and whoever is signed in as them is out at once. */
export const deleteAccount = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId } = actor;
  const { password, code = '', cancelBookings = false, reason } = body;
  const also = () => proveSecondFactor(userId, code);
  const { email, phone } = await provePassword({ actor, password, field: 'password', also });
  const files = await inTransaction(async (tx) => {
    await assertMayLeave(actor, tx);
    await endBookingsOf({ userId, cancels: cancelBookings }, tx);
    await endSessions({ userId }, tx);
    return eraseAccount({ userId, email, phone }, tx);
  });
  await removeFilesOf(files);
  // Why people leave is worth knowing; who they were is not.
  log().info({ reason }, 'account deleted');
  return { message: leaving.messages.deleted };
};
