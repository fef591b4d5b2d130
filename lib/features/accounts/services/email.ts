import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import { welcomeByMail } from '#lib/features/accounts/services/steps/welcome.ts';
import { askEmailProof, takeLinkShare } from '#lib/features/accounts/services/steps/ask-email-proof.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { hashResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { proveContact } from '#lib/features/people/services/steps/prove-contact.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { publicPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import { removeEmailProofs, takeEmailProof } from '#models/accounts/email-proof.ts';
import { removeResetTokens } from '#models/accounts/reset-token.ts';
import { lockPassword } from '#models/people/password.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

interface Move {
  user: UserRecord;
  email: string;
  /** Whether the change is done or only requested. */
  isDone: boolean;
}

/**
 * Tells the old address that the account is moving away. The mail names it, because it may go out after the change.
 */
const notifyOldAddress = async ({ user, email, isDone }: Move, tx: Tx): Promise<void> => {
  const [userId, to, { name }] = [String(user._id), user.email, user];
  if (to === undefined) return;
  const content = isDone
    ? ({ kind: 'emailChanged', params: { name, email, path: publicPaths.contactUs } } as const)
    : ({ kind: 'emailAsked', params: { name, email, path: signInPaths.forgotPassword } } as const);
  await writeOutbox({ kind: 'mail', payload: { userId, to, content } }, tx);
};

const prove = async ({ userId, tokenHash }: { userId: string; tokenHash: string }, tx: Tx): Promise<void> => {
  const at = now();
  const email = await takeEmailProof({ userId, tokenHash, at }, tx);
  const user = email === null ? null : await findUser(userId, tx);
  if (email === null || !user) throw new AppError('verify_link_invalid');
  await proveContact({ user, email, at }, tx);
  if (user.emailProvedAt === undefined) await welcomeByMail(user, at, tx);
  if (user.email === email) return;
  // Links in the old mailbox could still open the account or take the address back.
  await removeResetTokens(userId, tx);
  await removeEmailProofs({ userId }, tx);
  await notifyOldAddress({ user, email, isDone: true }, tx);
};

/** Confirms an address from its emailed link; for a new address, this completes the change. */
export const verifyEmail = async ({
  body,
}: {
  body: { id: string; token: string };
}): Promise<{ message: string }> => {
  const link = { userId: body.id, tokenHash: hashResetSecret(body.token) };
  await inTransaction((tx) => prove(link, tx)).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new AppError('email_taken') : error;
  });
  return { message: accounts.messages.emailProved };
};

/** Sends the link again; the reply is the same for a confirmed address or an exhausted mailbox. */
export const resendVerification = async ({
  actor,
  network,
}: {
  actor: Actor;
  network: string;
}): Promise<{ message: string }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const share = takeLinkShare(network);
  const { email, emailProvedAt } = user;
  if (email !== undefined && emailProvedAt === undefined)
    await inTransaction((tx) => askEmailProof({ user, email, share }, tx));
  return { message: accounts.messages.proofSent };
};

interface ChangeEmailInput {
  actor: Actor;
  body: IdentityProof & { email: string; code?: string | undefined };
  network: string;
}

/** Requests a new address, which applies once confirmed; the current address is notified at once. */
export const changeEmail = async (input: ChangeEmailInput): Promise<{ message: string }> => {
  const { actor, body, network } = input;
  const { email, code = '' } = body;
  requireHonestPerson({ email });
  const { userId } = actor;
  // The new mailbox could reset the password and its factors, so ask for all of them.
  const user = await proveIdentity({ actor, proof: body, act: 'changeEmail', code });
  const { passwordHash } = user;
  const isNew = email !== user.email;
  const share = takeLinkShare(network);
  await inTransaction(async (tx) => {
    if (!(await lockPassword({ userId, passwordHash, at: now() }, tx))) throw new AppError('unauthorized');
    if (isNew) await notifyOldAddress({ user, email, isDone: false }, tx);
    if (isNew || user.emailProvedAt === undefined) await askEmailProof({ user, email, share }, tx);
  });
  return { message: accounts.messages.newEmailAsked };
};
