import { encode } from 'next-auth/jwt';
import { SESSION_COOKIE } from '#lib/features/accounts/auth/page-cookie.ts';
import { env } from '#lib/platform/config/env.ts';
import type { SignedIn } from './users.ts';

/** The browser cookie of a signed-in person, as next-auth makes it. */
export const makePageCookie = async ({
  user,
  token,
}: Pick<SignedIn, 'user' | 'token'>): Promise<{ name: string; value: string }> => ({
  name: SESSION_COOKIE,
  value: await encode({
    secret: env().JWT_SECRET,
    token: { sub: String(user._id), role: user.role, bearer: token },
  }),
});
