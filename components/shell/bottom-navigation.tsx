'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { frame } from '#lib/wiring/texts/frame.en.ts';
import { House, LayoutDashboard, LogIn, Menu, Search, User, Wrench, type LucideIcon } from 'lucide-react';
import {
  accountPaths,
  agencyPaths,
  customerPaths,
  devPaths,
  OFFICE,
  publicPaths,
  signInPaths,
  workerPaths,
} from '#lib/platform/navigation/paths.ts';
import { findRoute, isLinked } from '#lib/platform/navigation/page-guards.ts';
import { tabs } from './tabs.ts';

interface NavigationEntry {
  readonly key: Exclude<keyof typeof frame, 'navigation'>;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Further pages that belong to this entry, subpages included. */
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
    publicPaths.accessibility,
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

// Straight to the role's page: going through /dashboard would cost slow networks another request.
const entries: Record<Role | 'guest', readonly NavigationEntry[]> = {
  customer: [
    { ...home, also: [publicPaths.services, '/category'] },
    search,
    dashboard(customerPaths.dashboard, '/bookings', accountPaths.history),
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
  admin: [home, dashboard(OFFICE), profile, more],
  guest: [search, services, more, login],
};

// Pages with a single task, or for developers.
const without = new Set<string>([
  signInPaths.forgotPassword,
  signInPaths.newPassword,
  signInPaths.dashboard,
  publicPaths.offline,
  devPaths.outbox,
  devPaths.design,
  devPaths.apiReference,
]);

const hasNavigation = (path: string): boolean =>
  findRoute(path)?.guard !== 'guest' && !isLinked(path) && !without.has(path);

/** Returns the entries for a role. */
const navigationFor = (role: Role | null): readonly NavigationEntry[] => entries[role ?? 'guest'];

const covers = (root: string, path: string): boolean =>
  path === root || (root !== '/' && path.startsWith(`${root}/`));

/** Returns whether a page belongs to an entry. */
const isWithin = ({ href, also = [] }: NavigationEntry, path: string): boolean =>
  [href, ...also].some((root) => covers(root, path));

interface BottomNavigationProps {
  /** The role the page is rendered for; null for guests. */
  role: Role | null;
  words: typeof frame;
  /** Rendered above the entries on desktop. */
  brand: ReactNode;
}

const Entry = ({ entry, label, isActive }: { entry: NavigationEntry; label: string; isActive: boolean }) => {
  const { icon: Icon, href } = entry;
  return (
    <li className="min-w-0 flex-auto">
      <Link
        href={href}
        // A prefetched redirect to the login would be cached past signing in.
        prefetch={false}
        onNavigate={(event) => tabs.open?.(href, label) && event.preventDefault()}
        aria-current={isActive ? 'page' : undefined}
        className="group flex min-h-[63px] flex-col items-center justify-center gap-0.5 py-1.5 text-center text-[min(0.75rem,3.6vw)] text-muted indic:text-[min(0.6875rem,3.4vw)] aria-[current]:font-bold aria-[current]:text-brand"
      >
        <span className="grid h-7 w-14 max-w-full place-items-center rounded-full transition-colors duration-150 group-active:bg-chip group-aria-[current]:bg-tint">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <span className="max-w-full leading-tight">{label}</span>
      </Link>
    </li>
  );
};

const jobsPath = (role: Role | null): string =>
  role === 'worker' ? workerPaths.dashboard : accountPaths.bookings;

/** The navigation for the reader's role, with the current page marked. */
export const BottomNavigation = ({ role, words, brand }: BottomNavigationProps) => {
  const pathname = usePathname();
  const isAboutJob = useSearchParams().has('bookingId');
  if (!hasNavigation(pathname)) return null;
  // Rating a person belongs to the bookings, rating the app to 'More'.
  const path = pathname === publicPaths.rateUs && isAboutJob ? jobsPath(role) : pathname;
  const all = navigationFor(role);
  // The history of bookings is a page of the profile, but belongs to the dashboard, which comes first.
  const current = all.find((entry) => isWithin(entry, path));
  return (
    <nav
      data-slot="bottom-navigation"
      aria-label={words.navigation}
      className="sticky bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] short:static"
    >
      {brand}
      <ul className="flex">
        {all.map((entry) => (
          <Entry key={entry.key} entry={entry} label={words[entry.key]} isActive={entry === current} />
        ))}
      </ul>
    </nav>
  );
};
