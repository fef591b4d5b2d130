import type { Role } from '#lib/platform/contract/actor.ts';

/**
 * - `open`: anyone
 * - `guest`: only without a session; with one, to the role's home
 * - `member`: anyone signed in
 * - `dashboard`: always sends on, to the role's home or to sign-in
 * - `office`: admins; everyone else gets a 404
 * - roles: these roles; `workerPage` also lets a worker see their own
 */
export type Guard = 'open' | 'guest' | 'member' | 'dashboard' | 'workerPage' | 'office' | readonly Role[];

interface PageRoute {
  readonly pattern: string;
  readonly guard: Guard;
}

const routes = (guard: Guard, ...patterns: string[]): PageRoute[] =>
  patterns.map((pattern) => ({ pattern, guard }));

/** Every page of the product and who may open it. Open pages about the visitor show guests a sign-in card. */
export const pageRoutes: readonly PageRoute[] = [
  ...routes('member', '/'),
  ...routes('member', '/paused'),
  ...routes('guest', '/login', '/worker/login', '/register', '/worker/register'),
  ...routes('dashboard', '/dashboard'),
  ...routes(
    ['customer'],
    '/customer-dashboard',
    '/service/{id}',
    '/profile/addresses',
    '/bookings/{id}/sent',
  ),
  ...routes(['worker'], '/worker-dashboard', '/worker-profile', '/why-shown', '/start'),
  ...routes(['customer', 'worker'], '/bookings/{id}', '/what-counts'),
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
    '/accessibility',
    '/profile/favorites',
    '/profile/service-history',
    '/profile/payments',
    '/profile/payments/{id}',
    '/profile/privacy-security',
    '/profile/help-support',
    '/profile/settings',
    '/docs',
    '/withdraw',
    '/offline',
    '/busy',
    '/design',
    '/outbox',
    '/pass/{token}',
    '/visit/{token}',
    '/contact/{token}',
    '/card/{token}',
  ),
  ...routes(
    'office',
    '/office',
    '/office/queues',
    '/office/find',
    '/office/records',
    '/office/tickets',
    '/office/tickets/{id}',
    '/office/figures',
    '/office/signs',
    '/office/people/{id}',
    '/office/bookings/{id}',
  ),
];

/** The home page of a role. */
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

/** The page after signing in without a return path. */
export const landingFor = (role: Role): string => (role === 'customer' ? '/' : homeFor(role));

const parameters: Readonly<Record<string, RegExp>> = { '{id}': /^[0-9a-f]{24}$/, '{token}': /^[\w-]{43}$/ };

const matches = (pattern: string, path: string): boolean => {
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  if (patternParts.length !== pathParts.length) return false;
  return patternParts.every((part, at) => {
    const given = pathParts[at] ?? '';
    return parameters[part]?.test(given) ?? part === given;
  });
};

/** The route of a path; fixed names win over ids. Unknown paths have none and show the 404 page. */
export const findRoute = (path: string): PageRoute | null =>
  pageRoutes.find(({ pattern }) => matches(pattern, path)) ?? null;

const searchingPages = new Set(['/search', '/service', '/service/{id}', '/category/{id}', '/why-shown']);

const secretPages = new Set(['/pass/{token}', '/visit/{token}', '/contact/{token}']);
const linkedPages = new Set([...secretPages, '/card/{token}']);

/** Whether the address of a page is a secret, which no search engine may learn. */
export const isSecret = (path: string): boolean => secretPages.has(findRoute(path)?.pattern ?? '');

/**
 * Whether a page is reached by a link that someone sends: it has no navigation, and no browser may keep it or tell its
 * address to another site.
 */
export const isLinked = (path: string): boolean => linkedPages.has(findRoute(path)?.pattern ?? '');

/** The limit that opening a page counts against; null if none. */
export const findPageRate = (path: string): 'search' | 'link' | null => {
  if (isLinked(path)) return 'link';
  return searchingPages.has(findRoute(path)?.pattern ?? '') ? 'search' : null;
};

// The pages of what `pausedCalls` allows: one's bookings, writing to us, one's data and the way out.
const pausedPages = new Set([
  ...['/paused', '/bookings', '/bookings/{id}', '/profile/privacy-security', '/profile/help-support'],
  ...['/more', '/help-center', '/contact-us', '/about-us', '/accessibility', '/verify-email'],
  ...['/docs', '/offline', '/busy', '/design', '/outbox', ...linkedPages],
]);

/** Whether a paused account may open a page. */
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

/** Where to redirect a visitor, or null if they may see the page. */
export const redirectFor = (path: string, visitor: PageVisitor | null): string | null => {
  // A worker has only one profile, the public one.
  if (path === '/profile' && visitor?.role === 'worker') return '/worker-profile';
  const route = findRoute(path);
  if (!route || route.guard === 'open' || route.guard === 'office') return null;
  if (visitor) return allows(route.guard, path, visitor) ? null : homeFor(visitor.role);
  return route.guard === 'guest' ? null : loginFor(path);
};

/** Whether a visitor may see a page, now or after signing in. */
export const isForVisitor = (path: string, visitor: PageVisitor | null): boolean =>
  visitor === null || redirectFor(path, visitor) === null;

/** Accepts only return paths to our own pages; drops everything else. */
export const safeReturnPath = (text: string | null | undefined): string | null => {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text) || text.length > 500) return null;
  const url = new URL(text, 'http://own.invalid');
  if (url.host !== 'own.invalid') return null;
  return findRoute(url.pathname) ? url.pathname + url.search : null;
};
