import type { TotpState } from '#lib/contracts/two-factor.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { findTotp } from '#models/totp.ts';

/** Whether signing in asks the actor for a second factor. */
export const getTotp = async ({ actor }: { actor: Actor }): Promise<{ data: TotpState }> => {
  const totp = await findTotp(actor.userId);
  if (!totp?.confirmedAt) return { data: { isOn: false, recoveryCodesLeft: 0 } };
  return { data: { isOn: true, recoveryCodesLeft: totp.recoveryHashes.length } };
};
