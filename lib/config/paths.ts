/** Addresses of our pages, one object a room; no other file spells one. */
export const publicPaths = { home: '/' } as const;

export const signInPaths = {
  login: '/login',
  workerLogin: '/worker/login',
  register: '/register',
  workerRegister: '/worker/register',
  agencyRegister: '/register?as=agency',
  /** Asks for the mail with the link. */
  forgotPassword: '/reset-password',
  /** Where the link of that mail leads. */
  newPassword: '/forgot-password',
  dashboard: '/dashboard',
} as const;

export const workerPaths = { profile: '/worker-profile' } as const;

/** Only in demo and development. */
export const devPaths = { outbox: '/outbox' } as const;

/** The same address with the page to come back to after signing in. */
export const withReturnPath = (path: string, returnPath: string | null): string =>
  returnPath === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(returnPath)}`;

/** The pages' own session lives beside the API, with next-auth. */
export const pageSessionPaths = {
  csrf: '/api/auth/csrf',
  signIn: '/api/auth/callback/credentials',
  session: '/api/auth/session',
  signOut: '/api/auth/signout',
} as const;
