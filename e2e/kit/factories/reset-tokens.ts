import { now } from '#lib/platform/time/clock.ts';
import { hashResetSecret, makeResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { addEmailProof } from '#models/accounts/email-proof.ts';
import { addResetToken } from '#models/accounts/reset-token.ts';

/** The secret of a password link just mailed to a person. */
export const makeResetToken = async ({ userId }: { userId: string }): Promise<string> => {
  const secret = makeResetSecret();
  const expiresAt = new Date(now().getTime() + 60_000);
  await addResetToken({ userId, tokenHash: hashResetSecret(secret), expiresAt });
  return secret;
};

/** The secret of a link just mailed to prove an address. */
export const makeEmailProof = async (link: { userId: string; email: string }): Promise<string> => {
  const secret = makeResetSecret();
  const expiresAt = new Date(now().getTime() + 60_000);
  await addEmailProof({ ...link, tokenHash: hashResetSecret(secret), expiresAt });
  return secret;
};
