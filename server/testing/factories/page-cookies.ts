import { encode } from 'next-auth/jwt';
import { SESSION_COOKIE } from '#lib/features/accounts/auth/page-cookie.ts';
import { env } from '#lib/platform/config/env.ts';
import type { SignedIn } from './users.ts';

interface PageCookie {
  name: string;
  value: string;
}

/** The cookie that a signed-in person's browser shows to our pages, as next-auth makes it. */
export const makePageCookie = async ({
  user,
  token,
}: Pick<SignedIn, 'user' | 'token'>): Promise<PageCookie> => ({
  name: SESSION_COOKIE,
  value: await encode({
    secret: env().JWT_SECRET,
    token: { sub: String(user._id), role: user.role, bearer: token },
  }),
});
