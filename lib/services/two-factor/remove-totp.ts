import type { TotpState } from '#lib/contracts/two-factor.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { twoFactor } from '#lib/i18n/en/two-factor.ts';
import { findTotp, removeTotp as remove } from '#models/totp.ts';
import { provePassword } from '../steps/prove-password.ts';
import { spendCode } from '../steps/second-factor.ts';

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
