import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import { resetPasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { lockPassword, setPasswordHash } from '#models/people/password.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import {
  askNewPassword,
  spendPasswordAsk,
  stopFromDevice,
} from '#lib/features/accounts/services/steps/forgotten-password.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { wrongPassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { proveContact } from '#lib/features/people/services/steps/prove-contact.ts';
import { removeEmailProofs } from '#models/accounts/email-proof.ts';
import { knownDevice, markDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { takeLink } from '#lib/features/accounts/services/steps/link-share.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { removeFactorsBeforeProof } from '#lib/features/accounts/services/steps/remove-factors.ts';
import {
  hashResetSecret,
  canStartEmpty,
  spendResetLink,
} from '#lib/features/accounts/services/steps/reset-secret.ts';
import { now } from '#lib/platform/time/clock.ts';
import { isGoodResetToken } from '#models/accounts/reset-token.ts';

interface ChangePasswordInput {
  actor: Actor;
  body: Omit<IdentityProof, 'password'> & {
    currentPassword?: string | undefined;
    /** There whenever `forgot` is not. */
    password?: string | undefined;
    code?: string | undefined;
    forgot?: boolean | undefined;
  };
  device: string;
}

const setPassword = async ({ actor, body, device }: ChangePasswordInput): Promise<void> => {
  const { userId, sessionId } = actor;
  const field = 'currentPassword';
  const { currentPassword, contactCode, passkey, code = '' } = body;
  // The second factor too: a password seen over a shoulder would be enough to lock the owner out.
  const proof = { password: currentPassword, contactCode, passkey };
  const user = await proveIdentity({ actor, proof, act: 'setPassword', field, code });
  const { passwordHash: checked, email } = user;
  const passwordHash = await hashPassword(body.password ?? '');
  await inTransaction(async (tx) => {
    if (!(await lockPassword({ userId, passwordHash: checked, at: now() }, tx))) throw wrongPassword(field);
    if (checked !== undefined && contactCode) await spendPasswordAsk(user, device, tx);
    await setPasswordHash({ userId, passwordHash }, tx);
    await endSessions({ userId, exceptSessionId: sessionId }, tx);
    // Drops an email change that was requested with the old password.
    await removeEmailProofs({ userId, ...(email !== undefined && { exceptTo: email }) }, tx);
    await notifyCredentialChange(userId, { kind: 'passwordChanged' }, tx);
  });
};

/**
 * Changes the password, signs out every other device and notifies by email. With `forgot`, asks for a new one that a
 * code sets after three days, or takes that back.
 */
export const changePassword = async (input: ChangePasswordInput): Promise<{ message: string }> => {
  const { passwordAsked, passwordKept, passwordChanged } = accounts.messages;
  if (input.body.forgot === true) {
    await askNewPassword(input);
    return { message: passwordAsked };
  }
  if (input.body.forgot === false) {
    await stopFromDevice(input);
    return { message: passwordKept };
  }
  await setPassword(input);
  return { message: passwordChanged };
};

/**
 * Requests a reset mail. Neither the reply nor its timing reveals whether the address has an account or the mailbox
 * is exhausted.
 */
export const sendReset = async ({
  body,
  ...place
}: {
  body: { email: string };
  device: string;
  network: string;
}): Promise<{ message: string }> => {
  const { email } = body;
  const user = await findUserByEmail(email);
  // A known device has its own quota, so strangers cannot use up the owner's.
  if (await takeLink({ email, holder: user, network: place.network, known: knownDevice(user, place) }))
    await inTransaction((tx) => writeOutbox({ kind: 'passwordReset', payload: { email } }, tx));
  return { message: accounts.messages.resetSent };
};

interface ResetPasswordInput {
  params: { id: string; token: string };
  body: { password: string };
  device: string;
  network: string;
}

/**
 * Sets a new password from an emailed link, which works once and confirms the address. Ends all sessions, and removes
 * second factors from before the first confirmation.
 */
export const resetPassword = async ({
  params,
  body,
  ...place
}: ResetPasswordInput): Promise<{ message: string }> => {
  const { id: userId, token } = params;
  // The mailbox owner can sign in from here, however many strangers try.
  const knownDevices = [markDevice({ userId, ...place })];
  const passwordHash = await hashPassword(body.password);
  const spend = async (tx: Tx): Promise<void> => {
    const at = now();
    const user = await spendResetLink({ userId, token }, tx);
    await setPasswordHash({ userId, passwordHash, knownDevices }, tx);
    await endSessions({ userId }, tx);
    await removeFactorsBeforeProof(user, at, tx);
    await removeEmailProofs({ userId }, tx);
    if (user.email !== undefined) await proveContact({ user, email: user.email, at }, tx);
    await notifyCredentialChange(userId, { kind: 'passwordSet' }, tx);
  };
  await withLock(`account:${userId}`, () => inTransaction(spend));
  return { message: accounts.messages.passwordReset };
};

/**
 * Returns whether a reset link leads to an account with an unconfirmed address. A stranger may have opened it, so its
 * owner decides whether to keep the contents.
 */
export const asksToStartEmpty = async (mailed: { id: string; token: string }): Promise<boolean> => {
  const link = resetPasswordContract.params.safeParse(mailed).data;
  if (!link) return false;
  const { id: userId, token } = link;
  if (!(await isGoodResetToken({ userId, tokenHash: hashResetSecret(token), at: now() }))) return false;
  return canStartEmpty(await findUser(userId));
};
