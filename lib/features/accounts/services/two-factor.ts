import type { TotpState, TotpSetUp } from '#lib/features/accounts/contracts/two-factor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findTotp, confirmTotp, startTotp, removeTotp as remove } from '#models/accounts/totp.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { seal, unseal } from '#lib/features/accounts/auth/seal.ts';
import { hashRecovery, wrongCode, spendCode } from '#lib/features/accounts/services/steps/second-factor.ts';
import {
  findStep,
  makeRecoveryCodes,
  makeTotpKey,
  plainCode,
  toLetters,
} from '#lib/features/accounts/rules/totp-codes.ts';

/** Whether signing in asks the actor for a second factor. */
export const getTotp = async ({ actor }: { actor: Actor }): Promise<{ data: TotpState }> => {
  const totp = await findTotp(actor.userId);
  if (!totp?.confirmedAt) return { data: { isOn: false, recoveryCodesLeft: 0 } };
  return { data: { isOn: true, recoveryCodesLeft: totp.recoveryHashes.length } };
};

interface Answer {
  message: string;
  data: TotpSetUp;
}

// What apps read from the picture; the e-mail tells several accounts apart.
const uriOf = (email: string, secret: string): string =>
  `otpauth://totp/Hunar:${encodeURIComponent(email)}?secret=${secret}&issuer=Hunar`;

const start = async (actor: Actor, password: string): Promise<Answer> => {
  const { userId } = actor;
  const { email } = await provePassword({ actor, password, field: 'password' });
  const key = makeTotpKey();
  if (!(await startTotp({ userId, sealedKey: seal(key, userId) }))) throw new AppError('totp_is_on');
  const secret = toLetters(key);
  return {
    message: twoFactor.messages.started,
    data: { step: 'started', secret, uri: uriOf(email, secret) },
  };
};

const confirm = async ({ userId, sessionId }: Actor, code: string): Promise<Answer> => {
  const totp = await findTotp(userId);
  if (!totp) throw new AppError('totp_is_off');
  if (totp.confirmedAt) throw new AppError('totp_is_on');
  const { sealedKey } = totp;
  const at = now();
  const step = findStep({ key: unseal(sealedKey, userId), code: plainCode(code), at });
  if (step === null) throw wrongCode();
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.map((one) => hashRecovery(userId, one));
  await inTransaction(async (tx) => {
    const isOn = await confirmTotp({ userId, sealedKey, step, recoveryHashes, at }, tx);
    if (!isOn) throw new AppError('totp_is_on');
    await notifyCredentialChange(userId, { kind: 'totpOn' }, tx);
  });
  // An admin may work with it from the next call on.
  forgetSession(sessionId);
  return { message: twoFactor.messages.on, data: { step: 'on', recoveryCodes } };
};

interface Input {
  actor: Actor;
  body: { password?: string | undefined; code?: string | undefined };
}

/** Sets up an authenticator app: a password starts it and answers the key, its first code turns it on. */
export const setUpTotp = ({ actor, body: { password, code = '' } }: Input): Promise<Answer> =>
  password === undefined ? confirm(actor, code) : start(actor, password);

interface RemoveTotpInput {
  actor: Actor;
  body: { password: string; code: string };
}

/** Turns the second factor off, for whoever has both factors. */
export const removeTotp = async ({
  actor,
  body,
}: RemoveTotpInput): Promise<{ message: string; data: TotpState }> => {
  const { userId } = actor;
  const totp = await findTotp(userId);
  if (!totp?.confirmedAt) throw new AppError('totp_is_off');
  const { password, code } = body;
  await provePassword({ actor, password, field: 'password', also: () => spendCode(totp, code) });
  await inTransaction(async (tx) => {
    await remove(userId, tx);
    await notifyCredentialChange(userId, { kind: 'totpOff' }, tx);
  });
  return { message: twoFactor.messages.off, data: { isOn: false, recoveryCodesLeft: 0 } };
};
