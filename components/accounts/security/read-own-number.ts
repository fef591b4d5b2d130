import { toIdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { api } from '#lib/platform/browser/api.ts';

/** Reads the account's number as it is now, with its means of proving who is behind the session. */
export const readOwnNumber = async () => {
  const [{ user }, totp, passkeys] = await Promise.all([
    api('GET /auth/check'),
    api('GET /auth/totp'),
    api('GET /auth/passkeys'),
  ]);
  return { user, means: toIdentityMeans(user, totp.data, passkeys.data) };
};
