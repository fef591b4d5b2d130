'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { Role } from '#lib/platform/contract/role.ts';
import type { frame } from '#lib/wiring/texts/frame.en.ts';
import { hasNavigation, isWithin, navigationFor, type NavigationEntry } from './navigation.ts';

interface BottomNavigationProps {
  /** Whom the page is for; null for guests. */
  role: Role | null;
  words: typeof frame;
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
export const BottomNavigation = ({ role, words }: BottomNavigationProps) => {
  const path = usePathname();
  if (!hasNavigation(path)) return null;
  return (
    <nav
      data-slot="bottom-navigation"
      aria-label={words.navigation}
      className="sticky bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex">
        {navigationFor(role).map((entry) => (
          <Entry key={entry.key} entry={entry} label={words[entry.key]} isActive={isWithin(entry, path)} />
        ))}
      </ul>
    </nav>
  );
};
