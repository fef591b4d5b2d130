import { NextResponse, type NextRequest } from 'next/server';
import { readPageCookie, SESSION_COOKIE } from '#lib/auth/page-cookie.ts';
import { findRoute, redirectFor } from '#lib/domain/routes.ts';

const isDev = process.env.NODE_ENV === 'development';

// Hot reloading needs what production must not allow.
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const redirectOf = async ({ cookies, nextUrl }: NextRequest): Promise<string | null> => {
  const { pathname } = nextUrl;
  // Sign-in pages look into the database themselves: a cookie whose session has ended must not lock anyone out.
  if (findRoute(pathname)?.guard === 'guest') return null;
  return redirectFor(pathname, await readPageCookie(cookies.get(SESSION_COOKIE)?.value));
};

/** Gives every page a content security policy with a nonce of its own, and its request an id;
 * spares visitors the way to pages that are not theirs. */
export const middleware = async (request: NextRequest): Promise<NextResponse> => {
  const own = {
    'content-security-policy': policy(crypto.randomUUID()),
    'x-request-id': crypto.randomUUID(),
  };
  const elsewhere = await redirectOf(request);
  if (elsewhere)
    return NextResponse.redirect(new URL(elsewhere, request.nextUrl), {
      headers: { ...own, 'cache-control': 'no-store' },
    });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  // Next finds the nonce in the request's policy and puts it on what it writes.
  return NextResponse.next({
    request: { headers },
    headers: { ...own, 'cache-control': 'no-store' },
  });
};

export const config = {
  runtime: 'nodejs',
  // Whatever could end as a page, addresses with a dot and unknown ones included.
  matcher: '/((?!api/v1/|_next/static/|socket.io/).*)',
};
