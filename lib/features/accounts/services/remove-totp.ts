import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { findTotp, removeTotp as remove } from '#models/accounts/totp.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { spendCode } from '#lib/features/accounts/services/steps/second-factor.ts';

interface Input {
  actor: Actor;
  body: { password: string; code: string };
}

/** Turns the second factor off, for whoever has both factors. */
export const removeTotp = async ({
  actor: { userId },
  body,
}: Input): Promise<{ message: string; data: TotpState }> => {
  const totp = await findTotp(userId);
  if (!totp?.confirmedAt) throw new AppError('totp_is_off');
  const { password, code } = body;
  await provePassword({ userId, password, field: 'password', also: () => spendCode(totp, code) });
  await remove(userId);
  return { message: twoFactor.messages.off, data: { isOn: false, recoveryCodesLeft: 0 } };
};
