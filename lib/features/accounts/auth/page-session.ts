import type { LoggerInstance, NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { appOrigin, env } from '#lib/platform/config/env.ts';
import { log } from '#lib/platform/observability/log.ts';
import { SESSION_COOKIE } from './page-cookie.ts';
import { readActorOfToken } from './read-actor.ts';
import { TOKEN_DAYS } from './tokens.ts';

const isSecure = (): boolean => appOrigin().startsWith('https:');

/** Called for errors that next-auth would report as a wrong token. */
type OnFault = (fault: unknown) => void;

const createFindActor = (onFault: OnFault) => async (token: unknown) => {
  if (typeof token !== 'string') return null;
  try {
    const identity = await readActorOfToken(token);
    return typeof identity === 'string' ? null : identity;
  } catch (fault) {
    onFault(fault);
    return null;
  }
};

// Most reports come from bots and their details may hold tokens, so only the event's name is logged.
const note = (event: string): void => log().debug({ event }, 'page session');
const logger: Partial<LoggerInstance> = { error: note, warn: note, debug: note };

/** The pages' session: a cookie with the bearer token, and an endpoint that returns it to a tab that lost it. */
export const pageSessionOptions = (onFault: OnFault): NextAuthOptions => {
  const findActor = createFindActor(onFault);
  // The token proves the sign-in at the API; the cookie only carries it to our pages.
  const tokenProvider = CredentialsProvider({
    credentials: { token: {} },
    authorize: async (credentials) => {
      const actor = await findActor(credentials?.token);
      return actor && { id: actor.userId, role: actor.role, bearer: credentials?.token };
    },
  });
  return {
    secret: env().JWT_SECRET,
    logger,
    providers: [tokenProvider],
    session: { strategy: 'jwt', maxAge: TOKEN_DAYS * 86_400 },
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
    },
    callbacks: {
      jwt: async ({ token, user }) => {
        if (user) return { sub: user.id, role: user.role, bearer: user.bearer };
        const actor = await findActor(token.bearer);
        // Throwing makes next-auth delete the cookie.
        if (!actor) throw new Error('The session is over.');
        return { ...token, role: actor.role };
      },
      session: ({ session, token }) => ({ expires: session.expires, token: token.bearer }),
    },
  };
};
