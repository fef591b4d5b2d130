import type { TotpState } from '#lib/features/accounts/contracts/two-factor.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findTotp } from '#models/accounts/totp.ts';

/** Whether signing in asks the actor for a second factor. */
export const getTotp = async ({ actor }: { actor: Actor }): Promise<{ data: TotpState }> => {
  const totp = await findTotp(actor.userId);
  if (!totp?.confirmedAt) return { data: { isOn: false, recoveryCodesLeft: 0 } };
  return { data: { isOn: true, recoveryCodesLeft: totp.recoveryHashes.length } };
};
