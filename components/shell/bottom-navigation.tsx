'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
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
import { findRoute } from '#lib/platform/navigation/page-guards.ts';

interface NavigationEntry {
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
  admin: [home, dashboard(OFFICE), profile, more],
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
const hasNavigation = (path: string): boolean => findRoute(path)?.guard !== 'guest' && !without.has(path);

/** The bar's entries for whoever looks at the page. */
const navigationFor = (role: Role | null): readonly NavigationEntry[] => entries[role ?? 'guest'];

const covers = (root: string, path: string): boolean =>
  path === root || (root !== '/' && path.startsWith(`${root}/`));

/** Whether a page belongs to an entry. */
const isWithin = ({ href, also = [] }: NavigationEntry, path: string): boolean =>
  [href, ...also].some((root) => covers(root, path));

interface BottomNavigationProps {
  /** Whom the page is for; null for guests. */
  role: Role | null;
  words: typeof frame;
  /** Stands above the places on a desk. */
  brand: ReactNode;
}

const Entry = ({ entry, label, isActive }: { entry: NavigationEntry; label: string; isActive: boolean }) => {
  const { icon: Icon, href } = entry;
  return (
    <li className="min-w-0 flex-1">
      <Link
        href={href}
        // Fetched ahead, a guest's way to the login would be remembered beyond signing in.
        prefetch={false}
        aria-current={isActive ? 'page' : undefined}
        className="group flex min-h-16 flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-center text-xs text-muted indic:text-[0.6875rem] aria-[current]:font-bold aria-[current]:text-brand"
      >
        <span className="grid h-7 w-14 max-w-full place-items-center rounded-full transition-colors duration-150 group-active:bg-chip group-aria-[current]:bg-tint">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <span className="max-w-full leading-tight">{label}</span>
      </Link>
    </li>
  );
};

/** The bar that stays below the page: the places of the product for this role, the present one marked. */
export const BottomNavigation = ({ role, words, brand }: BottomNavigationProps) => {
  const path = usePathname();
  if (!hasNavigation(path)) return null;
  return (
    <nav
      data-slot="bottom-navigation"
      aria-label={words.navigation}
      className="sticky bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {brand}
      <ul className="flex">
        {navigationFor(role).map((entry) => (
          <Entry key={entry.key} entry={entry} label={words[entry.key]} isActive={isWithin(entry, path)} />
        ))}
      </ul>
    </nav>
  );
};
