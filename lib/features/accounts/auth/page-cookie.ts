import { decode } from 'next-auth/jwt';
import { env } from '#lib/platform/config/env.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';

export const SESSION_COOKIE = 'hunar.session';

export interface CookieContent extends PageVisitor {
  readonly bearer: string;
}

const readCookie = async (value: string) => {
  try {
    return await decode({ token: value, secret: env().JWT_SECRET });
  } catch {
    return null;
  }
};

/** Returns the session in the page cookie; only the database knows whether it is still valid. */
export const readPageCookie = async (value: string | undefined): Promise<CookieContent | null> => {
  if (!value) return null;
  const content = await readCookie(value);
  if (!content?.sub || !content.role || !content.bearer) return null;
  return { userId: content.sub, role: content.role, bearer: content.bearer };
};
