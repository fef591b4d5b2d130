import type { LeavingReason } from '#lib/contracts/privacy.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { leaving } from '#lib/i18n/en/leaving.ts';
import { now } from '#lib/integrations/clock.ts';
import { log } from '#lib/integrations/log.ts';
import { holdOtherAdmin } from '#models/admins.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { eraseAccount } from '#models/personal/erase-account.ts';
import { findTotp } from '#models/totp.ts';
import { cancelOpenBookings } from '../steps/cancel-open-bookings.ts';
import { endSessions } from '../steps/end-sessions.ts';
import { provePassword } from '../steps/prove-password.ts';
import { removeFilesOf } from '../steps/remove-files-of.ts';
import { spendCode } from '../steps/second-factor.ts';

interface Input {
  actor: Actor;
  body: {
    reason: LeavingReason;
    password: string;
    code?: string | undefined;
    cancelBookings?: boolean | undefined;
  };
}

const proveSecondFactor = async (userId: string, code: string): Promise<void> => {
  const totp = await findTotp(userId);
  if (totp?.confirmedAt) await spendCode(totp, code);
};

const assertMayLeave = async ({ userId, role }: Actor, tx: Tx): Promise<void> => {
  if (role === 'admin' && !(await holdOtherAdmin({ userId, at: now() }, tx)))
    throw new AppError('last_admin');
};

/** Deletes the actor's account: what is personal is erased, and whoever is signed in as them is out at once. */
export const deleteAccount = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId } = actor;
  const { password, code = '', cancelBookings = false, reason } = body;
  const also = () => proveSecondFactor(userId, code);
  const { email, phone } = await provePassword({ userId, password, field: 'password', also });
  const files = await inTransaction(async (tx) => {
    await assertMayLeave(actor, tx);
    await cancelOpenBookings({ userId, cancels: cancelBookings }, tx);
    await endSessions({ userId }, tx);
    return eraseAccount({ userId, email, phone }, tx);
  });
  await removeFilesOf(files);
  // Why people leave is worth knowing; who they were is not.
  log().info({ reason }, 'account deleted');
  return { message: leaving.messages.deleted };
};
