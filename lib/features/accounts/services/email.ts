import { askEmailProof, takeLinkShare } from '#lib/features/accounts/services/steps/ask-email-proof.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { hashResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { proveSecondFactor } from '#lib/features/accounts/services/steps/second-factor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { requireHonestPerson } from '#lib/features/people/services/steps/require-honest-person.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { publicPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import { removeEmailProofs, takeEmailProof } from '#models/accounts/email-proof.ts';
import { removeResetTokens } from '#models/accounts/reset-token.ts';
import { holdPassword } from '#models/people/password.ts';
import { setProvedEmail } from '#models/people/proved-email.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

interface Move {
  user: UserRecord;
  /** The address that comes. */
  email: string;
  /** Whether it has come, or was only asked for. */
  isDone: boolean;
}

/** Tells the address that an account is to leave, or has left. It is named, as the mail may go out after the change. */
const notifyOldAddress = async ({ user, email, isDone }: Move, tx: Tx): Promise<void> => {
  const [userId, to, { name }] = [String(user._id), user.email, user];
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
  await setProvedEmail({ userId, email, at }, tx);
  if (user.email === email) return;
  // Links to the old mailbox would open the account still, or take the address back.
  await removeResetTokens(userId, tx);
  await removeEmailProofs({ userId }, tx);
  await notifyOldAddress({ user, email, isDone: true }, tx);
};

/** Proves an address by the link that was mailed there; of a new address it is the change. */
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

/** Mails the link once more; the answer is the same when the address is proved, or its mailbox has had enough. */
export const resendVerification = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const share = takeLinkShare();
  if (user.emailProvedAt === undefined)
    await inTransaction((tx) => askEmailProof({ user, email: user.email, share }, tx));
  return { message: accounts.messages.proofSent };
};

interface ChangeEmailInput {
  actor: Actor;
  body: { email: string; password: string; code?: string | undefined };
}

/** Asks for another address, which counts once it is proved; the one that is there is told at once. */
export const changeEmail = async ({ actor, body }: ChangeEmailInput): Promise<{ message: string }> => {
  const { email, password, code = '' } = body;
  requireHonestPerson({ email });
  const { userId } = actor;
  // The mailbox of the new address resets the password and all that guards it: as much is asked for as it opens.
  const also = () => proveSecondFactor(userId, code);
  const user = await provePassword({ actor, password, field: 'password', also });
  const { passwordHash } = user;
  const isNew = email !== user.email;
  const share = takeLinkShare();
  await inTransaction(async (tx) => {
    if (!(await holdPassword({ userId, passwordHash, at: now() }, tx))) throw new AppError('unauthorized');
    if (isNew) await notifyOldAddress({ user, email, isDone: false }, tx);
    if (isNew || user.emailProvedAt === undefined) await askEmailProof({ user, email, share }, tx);
  });
  return { message: accounts.messages.newEmailAsked };
};
