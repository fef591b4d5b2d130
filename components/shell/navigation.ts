import { House, LayoutDashboard, LogIn, Menu, Search, User, Wrench, type LucideIcon } from 'lucide-react';
import {
  accountPaths,
  agencyPaths,
  customerPaths,
  devPaths,
  publicPaths,
  signInPaths,
  workerPaths,
} from '#lib/platform/navigation/paths.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import type { frame } from '#lib/wiring/texts/frame.en.ts';

export interface NavigationEntry {
  readonly key: Exclude<keyof typeof frame, 'navigation'>;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Pages besides its own that belong to it, with whatever lies below them. */
  readonly also?: readonly string[];
}

const home: NavigationEntry = { key: 'home', href: publicPaths.home, icon: House };
const more: NavigationEntry = {
  key: 'more',
  href: publicPaths.more,
  icon: Menu,
  also: [
    publicPaths.helpCenter,
    publicPaths.contactUs,
    publicPaths.feedback,
    publicPaths.rateUs,
    publicPaths.aboutUs,
    publicPaths.referEarn,
  ],
};
const profile: NavigationEntry = { key: 'profile', href: accountPaths.profile, icon: User };
const search: NavigationEntry = {
  key: 'search',
  href: publicPaths.search,
  icon: Search,
  also: ['/worker', '/provider'],
};
const services: NavigationEntry = {
  key: 'services',
  href: publicPaths.services,
  icon: Wrench,
  also: ['/category'],
};
const login: NavigationEntry = { key: 'login', href: signInPaths.login, icon: LogIn };

const dashboard = (href: string, ...also: string[]): NavigationEntry => ({
  key: 'dashboard',
  href,
  icon: LayoutDashboard,
  also,
});

// Straight to the role's own page: by way of /dashboard a thin network would carry one request more.
const entries: Record<Role | 'guest', readonly NavigationEntry[]> = {
  customer: [
    { ...home, also: [publicPaths.services, '/category'] },
    search,
    dashboard(customerPaths.dashboard, '/bookings'),
    profile,
    more,
  ],
  worker: [
    home,
    dashboard(workerPaths.dashboard),
    { ...profile, href: workerPaths.profile, also: ['/profile', '/worker'] },
    more,
  ],
  broker: [home, dashboard(agencyPaths.dashboard), profile, more],
  // Their dashboard is the home page.
  admin: [home, profile, more],
  guest: [search, services, more, login],
};

// One thing is to be done there, or they are for developers.
const without = new Set<string>([
  signInPaths.forgotPassword,
  signInPaths.newPassword,
  signInPaths.dashboard,
  publicPaths.offline,
  devPaths.outbox,
  devPaths.design,
  devPaths.apiReference,
]);

/** Whether the bar stands below a page. */
export const hasNavigation = (path: string): boolean =>
  findRoute(path)?.guard !== 'guest' && !without.has(path);

/** The bar's entries for whoever looks at the page. */
export const navigationFor = (role: Role | null): readonly NavigationEntry[] => entries[role ?? 'guest'];

const covers = (root: string, path: string): boolean =>
  path === root || (root !== '/' && path.startsWith(`${root}/`));

/** Whether a page belongs to an entry. */
export const isWithin = ({ href, also = [] }: NavigationEntry, path: string): boolean =>
  [href, ...also].some((root) => covers(root, path));
