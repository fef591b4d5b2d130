import { NextResponse, type NextRequest } from 'next/server';
import { readPageCookie, SESSION_COOKIE } from '#lib/features/accounts/auth/page-cookie.ts';
import { env } from '#lib/platform/config/env.ts';
import { publicPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import {
  findRoute,
  isLinked,
  isSecret,
  redirectFor,
  type PageVisitor,
} from '#lib/platform/navigation/page-guards.ts';

const isDev = process.env.NODE_ENV === 'development';

// Where Firebase's script registers a browser for notifications.
const FIREBASE_HOSTS =
  ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

// Hot reloading needs what production must not allow.
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${env().FILES_CDN_URL ? ` ${env().FILES_CDN_URL}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}${env().FIREBASE_WEB_CONFIG ? FIREBASE_HOSTS : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

// Sign-in pages check the session in the database: a cookie of an ended session must not lock its user out.
const isForGuests = (path: string): boolean => findRoute(path)?.guard === 'guest';

// Office pages show personal data and must not be stored on disk.
const isForOffice = (path: string): boolean => findRoute(path)?.guard === 'office';

// The URL of the new-password page is a secret; the offline page is cached separately for everyone.
const notKept = new Set<string>([signInPaths.forgotPassword, signInPaths.newPassword, publicPaths.offline]);

/** For public/sw.js: this page may be kept on the phone, for this reader only. */
const readerHeader = (path: string, visitor: PageVisitor | null): Record<string, string> =>
  findRoute(path) && !isForGuests(path) && !isForOffice(path) && !isLinked(path) && !notKept.has(path)
    ? { 'x-hunar-reader': visitor?.userId ?? 'guest' }
    : {};

/** Keeps the address of a page that a link opens from other sites, and a secret one from search engines. */
const linkHeaders = (path: string): Record<string, string> => ({
  ...(isLinked(path) && { 'referrer-policy': 'no-referrer' }),
  ...(isSecret(path) && { 'x-robots-tag': 'noindex, nofollow' }),
});

/**
 * Gives every page a CSP with its own nonce and a request id, and redirects visitors away from pages that are not
 * theirs.
 */
export const middleware = async (request: NextRequest): Promise<NextResponse> => {
  const own = {
    'content-security-policy': policy(crypto.randomUUID()),
    'x-request-id': crypto.randomUUID(),
  };
  const { pathname } = request.nextUrl;
  const visitor = await readPageCookie(request.cookies.get(SESSION_COOKIE)?.value);
  const elsewhere = isForGuests(pathname) ? null : redirectFor(pathname, visitor);
  if (elsewhere)
    return NextResponse.redirect(new URL(elsewhere, request.nextUrl), {
      headers: { ...own, 'cache-control': 'no-store' },
    });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  // Next finds the nonce in the request's policy and puts it on what it writes.
  return NextResponse.next({
    request: { headers },
    headers: {
      ...own,
      ...readerHeader(pathname, visitor),
      ...linkHeaders(pathname),
      'cache-control': 'no-store',
    },
  });
};

export const config = {
  runtime: 'nodejs',
  // Matches everything that could be a page, including unknown paths and paths with a dot.
  matcher: '/((?!api/v1/|_next/static/|socket.io/).*)',
};
