import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { appOrigin, env } from '#lib/config/env.ts';
import { SESSION_COOKIE } from './page-cookie.ts';
import { readActorOfToken } from './read-actor.ts';
import { TOKEN_DAYS } from './tokens.ts';

const isSecure = (): boolean => appOrigin().startsWith('https:');

const actorBehind = async (token: unknown) => {
  const identity = typeof token === 'string' ? await readActorOfToken(token) : 'none';
  return typeof identity === 'string' ? null : identity;
};

// The token is the proof: whoever has it signed in by the API. The cookie only carries it to our pages.
const tokenProvider = CredentialsProvider({
  credentials: { token: {} },
  authorize: async (credentials) => {
    const actor = await actorBehind(credentials?.token);
    return actor && { id: actor.userId, role: actor.role, bearer: credentials?.token };
  },
});

/** The pages' session: a cookie that holds the bearer, and an endpoint that gives it back to the tab that lost it. */
export const pageSessionOptions = (): NextAuthOptions => ({
  secret: env().JWT_SECRET,
  providers: [tokenProvider],
  session: { strategy: 'jwt', maxAge: TOKEN_DAYS * 86_400 },
  pages: { signIn: '/login', error: '/login' },
  cookies: {
    sessionToken: {
      name: SESSION_COOKIE,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
    },
  },
  callbacks: {
    jwt: ({ token, user }) => (user ? { sub: user.id, role: user.role, bearer: user.bearer } : token),
    session: async ({ session, token }) => {
      const actor = await actorBehind(token.bearer);
      return { expires: session.expires, token: actor ? token.bearer : undefined };
    },
  },
});
