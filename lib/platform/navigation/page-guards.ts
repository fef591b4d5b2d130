import type { Role } from '#lib/platform/contract/actor.ts';

/**
 * - `open`: anyone
 * - `guest`: only without a session; with one, to the role's home
 * - `member`: anyone signed in
 * - `dashboard`: always sends on, to the role's home or to sign-in
 * - `office`: admins; everybody else finds nothing there
 * - roles: these roles; `workerPage` also lets a worker see their own
 */
export type Guard = 'open' | 'guest' | 'member' | 'dashboard' | 'workerPage' | 'office' | readonly Role[];

interface PageRoute {
  readonly pattern: string;
  readonly guard: Guard;
}

const routes = (guard: Guard, ...patterns: string[]): PageRoute[] =>
  patterns.map((pattern) => ({ pattern, guard }));

/** Every page of the product and who may open it. Open pages about oneself show a sign-in card to guests. */
export const pageRoutes: readonly PageRoute[] = [
  ...routes('member', '/'),
  ...routes('member', '/paused'),
  ...routes('guest', '/login', '/worker/login', '/register', '/worker/register'),
  ...routes('dashboard', '/dashboard'),
  ...routes(['customer'], '/customer-dashboard', '/service/{id}', '/profile/addresses'),
  ...routes(['worker'], '/worker-dashboard', '/worker-profile', '/why-shown', '/what-counts', '/start'),
  ...routes(['customer', 'worker'], '/bookings/{id}'),
  ...routes(['broker'], '/agency'),
  ...routes('workerPage', '/worker/{id}', '/provider/{id}'),
  ...routes(
    'open',
    '/reset-password',
    '/forgot-password',
    '/verify-email',
    '/service',
    '/search',
    '/category/{id}',
    '/bookings',
    '/messages',
    '/notifications',
    '/profile',
    '/more',
    '/help-center',
    '/contact-us',
    '/refer-earn',
    '/feedback',
    '/rate-us',
    '/about-us',
    '/profile/favorites',
    '/profile/service-history',
    '/profile/payments',
    '/profile/payments/{id}',
    '/profile/privacy-security',
    '/profile/help-support',
    '/profile/settings',
    '/docs',
    '/offline',
    '/design',
    '/outbox',
  ),
  ...routes(
    'office',
    '/office',
    '/office/queues',
    '/office/find',
    '/office/records',
    '/office/people/{id}',
    '/office/bookings/{id}',
  ),
];

/** Where a role starts. */
export const homeFor = (role: Role): string => {
  switch (role) {
    case 'customer':
      return '/customer-dashboard';
    case 'worker':
      return '/worker-dashboard';
    case 'broker':
      return '/agency';
    case 'admin':
      return '/office';
  }
};

/** Where a role goes after signing in without a return path. */
export const landingFor = (role: Role): string => (role === 'customer' ? '/' : homeFor(role));

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return false;
  return wanted.every((part, at) =>
    part === '{id}' ? /^[0-9a-f]{24}$/.test(given[at] ?? '') : part === given[at],
  );
};

/** The route of a path; fixed names win over ids. Unknown paths have none and show the not-found page. */
export const findRoute = (path: string): PageRoute | null =>
  pageRoutes.find(({ pattern }) => matches(pattern, path)) ?? null;

// Reading, writing to us, one's money, one's data and the way out.
const pausedPages = new Set([
  ...['/paused', '/profile/privacy-security', '/profile/help-support', '/profile/payments'],
  ...['/profile/payments/{id}', '/more', '/help-center', '/contact-us', '/feedback', '/about-us'],
  ...['/docs', '/offline', '/design', '/outbox'],
]);

/** Whether somebody whose account is paused may open a page. */
export const isForPaused = (path: string): boolean => pausedPages.has(findRoute(path)?.pattern ?? '');

export interface PageVisitor {
  readonly userId: string;
  readonly role: Role;
}

const loginFor = (path: string): string =>
  path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`;

const isOwnPage = (path: string, visitor: PageVisitor): boolean => path.split('/')[2] === visitor.userId;

const allows = (guard: Guard, path: string, visitor: PageVisitor): boolean => {
  if (guard === 'open' || guard === 'member' || guard === 'office') return true;
  if (guard === 'guest' || guard === 'dashboard') return false;
  if (guard === 'workerPage') return visitor.role === 'customer' || isOwnPage(path, visitor);
  return guard.includes(visitor.role);
};

/** Where a visitor must go instead, or null when the page is theirs to see. */
export const redirectFor = (path: string, visitor: PageVisitor | null): string | null => {
  // A worker has one profile, the one that customers see.
  if (path === '/profile' && visitor?.role === 'worker') return '/worker-profile';
  const route = findRoute(path);
  if (!route || route.guard === 'open' || route.guard === 'office') return null;
  if (visitor) return allows(route.guard, path, visitor) ? null : homeFor(visitor.role);
  return route.guard === 'guest' ? null : loginFor(path);
};

/** Whether a page is for this visitor: at once, or for a guest after signing in. */
export const isForVisitor = (path: string, visitor: PageVisitor | null): boolean =>
  visitor === null || redirectFor(path, visitor) === null;

/** A return path only ever leads to a page of ours; everything else is dropped. */
export const safeReturnPath = (text: string | null | undefined): string | null => {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text) || text.length > 500) return null;
  const url = new URL(text, 'http://own.invalid');
  if (url.host !== 'own.invalid') return null;
  return findRoute(url.pathname) ? url.pathname + url.search : null;
};
