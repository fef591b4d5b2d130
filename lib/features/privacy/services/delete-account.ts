import type { LeavingReason } from '#lib/features/privacy/contracts/privacy.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { leaving } from '#lib/features/privacy/texts/privacy.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { log } from '#lib/platform/observability/log.ts';
import { lockOtherLead } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { hasManyRows } from '#models/privacy/erase-account.ts';
import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { closeAccount, removeUserFiles } from '#lib/features/privacy/services/steps/close-account.ts';

interface DeleteAccountInput {
  actor: Actor;
  body: IdentityProof & {
    reason: LeavingReason;
    code?: string | undefined;
    cancelBookings?: boolean | undefined;
  };
}

// Admins leave the office first, so that no one decides about others and disappears.
const requireNoOffice = async (userId: string, tx: Tx): Promise<void> => {
  const user = await findUser(userId, tx);
  if (user?.role !== 'admin') return;
  throw new AppError((await lockOtherLead({ userId, at: now() }, tx)) ? 'office_role' : 'last_admin');
};

/** Deletes the actor's account: erases personal data and ends all sessions. Of somebody with very much, the rest follows. */
export const deleteAccount = async ({ actor, body }: DeleteAccountInput): Promise<{ message: string }> => {
  const { userId } = actor;
  const { code = '', cancelBookings = false, reason } = body;
  const { email, phone } = await proveIdentity({ actor, proof: body, act: 'deleteAccount', code });
  const hasMuch = await hasManyRows(userId);
  const files = await inTransaction(async (tx) => {
    await requireNoOffice(userId, tx);
    return closeAccount({ userId, email, phone, cancels: cancelBookings, hasMuch }, tx);
  });
  await removeUserFiles(files);
  // Log the reason, not the person.
  log().info({ reason }, 'account deleted');
  return { message: leaving.messages.deleted };
};
