import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { resetPasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { holdPassword, setPasswordHash } from '#models/people/password.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { provePassword, wrongPassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { findUser, findUserByEmail } from '#models/people/user.ts';
import { setProvedEmail } from '#models/people/proved-email.ts';
import { removeEmailProofs } from '#models/accounts/email-proof.ts';
import { knownDevice, markDevice } from '#lib/features/accounts/services/steps/guard-sign-in.ts';
import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import {
  hashResetSecret,
  mayStartEmpty,
  spendResetLink,
} from '#lib/features/accounts/services/steps/reset-secret.ts';
import { now } from '#lib/platform/time/clock.ts';
import { removePasskeysOf } from '#models/accounts/passkey.ts';
import { removeTotp } from '#models/accounts/totp.ts';
import { isGoodResetToken } from '#models/accounts/reset-token.ts';

interface Input {
  actor: Actor;
  body: { currentPassword: string; password: string };
}

/** Changes one's password, signs out every other device, and has it told by mail. */
export const changePassword = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId, sessionId } = actor;
  const field = 'currentPassword';
  const user = await provePassword({ actor, password: body.currentPassword, field });
  const { passwordHash: checked, email } = user;
  const passwordHash = await hashPassword(body.password);
  await inTransaction(async (tx) => {
    if (!(await holdPassword({ userId, passwordHash: checked, at: now() }, tx))) throw wrongPassword(field);
    await setPasswordHash({ userId, passwordHash }, tx);
    await endSessions({ userId, exceptSessionId: sessionId }, tx);
    // Another address that somebody asked for with the old password.
    await removeEmailProofs({ userId, exceptTo: email }, tx);
    await notifyCredentialChange(userId, { kind: 'passwordChanged' }, tx);
  });
  return { message: accounts.messages.passwordChanged };
};

const HOUR = 3600;
const mailRules: readonly LimitRule[] = [
  { name: 'resetMailHour', points: 3, seconds: HOUR, shared: true },
  { name: 'resetMailDay', points: 10, seconds: 24 * HOUR, shared: true },
];

// A device that the account knows has a share of its own: no stranger can use up the owner's way back.
const mayMailReset = async (email: string, known: string | null): Promise<boolean> => {
  const mailbox = markOf(`reset mails ${email} ${known ?? ''}`);
  const waits = await Promise.all(mailRules.map((rule) => spendPoint(rule, mailbox)));
  return waits.every((wait) => wait === null);
};

interface SendResetInput {
  body: { email: string };
  device: string;
  network: string;
}

/**
 * Asks for a reset mail. Neither the answer nor its time tells whether the address has an account, or whether its
 * mailbox has had enough.
 */
export const sendReset = async ({ body, ...place }: SendResetInput): Promise<{ message: string }> => {
  const { email } = body;
  const user = await findUserByEmail(email);
  if (await mayMailReset(email, knownDevice(user, place)))
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
 * Sets a new password by a mailed link, which works once and proves the address; whoever was signed in is out, and
 * passkeys and second factor are gone.
 */
export const resetPassword = async ({
  params,
  body,
  ...place
}: ResetPasswordInput): Promise<{ message: string }> => {
  const { id: userId, token } = params;
  // Whoever has the mailbox is let in from here, however many strangers try.
  const knownDevices = [markDevice({ userId, ...place })];
  const passwordHash = await hashPassword(body.password);
  const spend = async (tx: Tx): Promise<void> => {
    const at = now();
    const user = await spendResetLink({ userId, token }, tx);
    await setPasswordHash({ userId, passwordHash, knownDevices }, tx);
    await endSessions({ userId }, tx);
    // The mailbox proves whose account this is. What somebody else may have added before would open it for them still, or
    // close it to its owner.
    await removePasskeysOf(userId, tx);
    await removeTotp(userId, tx);
    await removeEmailProofs({ userId }, tx);
    await setProvedEmail({ userId, email: user.email, at }, tx);
    await notifyCredentialChange(userId, { kind: 'passwordSet' }, tx);
  };
  await withLock(`account:${userId}`, () => inTransaction(spend));
  return { message: accounts.messages.passwordReset };
};

/**
 * Whether a reset link leads to an account whose address nobody has proved: a stranger may have opened it, so its owner is
 * asked whether to keep what is in it.
 */
export const asksToStartEmpty = async (given: { id: string; token: string }): Promise<boolean> => {
  const link = resetPasswordContract.params.safeParse(given).data;
  if (!link) return false;
  const { id: userId, token } = link;
  if (!(await isGoodResetToken({ userId, tokenHash: hashResetSecret(token), at: now() }))) return false;
  return mayStartEmpty(await findUser(userId));
};
