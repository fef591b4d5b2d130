import type { TotpState, TotpSetUp } from '#lib/features/accounts/contracts/two-factor.ts';
import type { IdentityProof } from '#lib/features/accounts/contracts/identity-proof.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findTotp, confirmTotp, startTotp, removeTotp as remove } from '#models/accounts/totp.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { notifyCredentialChange } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { proveIdentity } from '#lib/features/accounts/services/steps/prove-identity.ts';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { seal, unseal } from '#lib/features/accounts/auth/seal.ts';
import {
  hashRecovery,
  requireSetupCode,
  wrongCode,
  spendCode,
} from '#lib/features/accounts/services/steps/second-factor.ts';
import {
  findStep,
  makeRecoveryCodes,
  makeTotpKey,
  plainCode,
  toLetters,
} from '#lib/features/accounts/rules/totp-codes.ts';

/** Returns whether sign-in asks the actor for a second factor. */
export const getTotp = async ({ actor }: { actor: Actor }): Promise<{ data: TotpState }> => {
  const totp = await findTotp(actor.userId);
  if (!totp?.confirmedAt) return { data: { isOn: false, recoveryCodesLeft: 0 } };
  return { data: { isOn: true, recoveryCodesLeft: totp.recoveryHashes.length } };
};

interface Answer {
  message: string;
  data: TotpSetUp;
}

const toKeyUri = (account: string, secret: string): string =>
  `otpauth://totp/Hunar:${encodeURIComponent(account)}?secret=${secret}&issuer=Hunar`;

const start = async (actor: Actor, proof: IdentityProof, setupCode: string): Promise<Answer> => {
  const { userId } = actor;
  const also = () => requireSetupCode(actor, setupCode);
  const { email, provedPhone, name } = await proveIdentity({ actor, proof, act: 'secondFactor', also });
  const key = makeTotpKey();
  if (!(await startTotp({ userId, sealedKey: seal(key, userId) }))) throw new AppError('totp_is_on');
  const secret = toLetters(key);
  return {
    message: twoFactor.messages.started,
    data: { step: 'started', secret, uri: toKeyUri(email ?? provedPhone ?? name, secret) },
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
  // The admin may continue on the next request.
  forgetSession(sessionId);
  return { message: twoFactor.messages.on, data: { step: 'on', recoveryCodes } };
};

/** Sets up an authenticator app: the password starts it and returns the key, the first code turns it on. */
export const setUpTotp = ({
  actor,
  body,
}: {
  actor: Actor;
  body: IdentityProof & { code?: string | undefined; setupCode?: string | undefined };
}): Promise<Answer> => {
  const { code, setupCode = '' } = body;
  return code === undefined ? start(actor, body, setupCode) : confirm(actor, code);
};

/**
 * Turns the second factor off after proving both factors. Only another lead or the command line removes an admin's.
 */
export const removeTotp = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: IdentityProof & { code: string };
}): Promise<{ message: string; data: TotpState }> => {
  const { userId } = actor;
  const totp = await findTotp(userId);
  if (!totp?.confirmedAt) throw new AppError('totp_is_off');
  if (actor.role === 'admin') throw new AppError('factor_kept');
  const also = () => spendCode(totp, body.code);
  await proveIdentity({ actor, proof: body, act: 'secondFactor', also });
  await inTransaction(async (tx) => {
    await remove(userId, tx);
    await notifyCredentialChange(userId, { kind: 'totpOff' }, tx);
  });
  return { message: twoFactor.messages.off, data: { isOn: false, recoveryCodesLeft: 0 } };
};
