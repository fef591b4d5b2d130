'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';

/** A search field in the header of large screens; pages with a search field of their own hide it. Icons come from the server. */
export const DeskSearch = ({ icon }: { icon: ReactNode }) => {
  const { desk } = usePageWords();
  return (
    <form
      action={publicPaths.search}
      role="search"
      data-slot="desk-search"
      className="field-frame hidden w-88 max-w-full items-center rounded-full border border-field bg-ground"
    >
      <button type="submit" aria-label={desk.search} className="grid size-11 shrink-0 place-items-center">
        {icon}
      </button>
      <input
        type="search"
        name="query"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={desk.placeholder}
        className="min-h-11 min-w-0 flex-1 bg-transparent pr-1 outline-none placeholder:text-muted"
      />
    </form>
  );
};

const MENU = 'account-menu';

const links = [
  ['profile', accountPaths.profile],
  ['bookings', accountPaths.bookings],
  ['payments', accountPaths.payments],
  ['settings', accountPaths.settings],
] as const;

/** The customer's own pages, in the header of large screens. */
export const DeskMenu = ({ icon }: { icon: ReactNode }) => {
  const { desk } = usePageWords();
  return (
    <div data-slot="desk-menu" className="hidden">
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={desk.account}
        className="grid min-h-12 min-w-12 place-items-center rounded-control hover:bg-chip"
      >
        {icon}
      </button>
      <nav
        id={MENU}
        popover="auto"
        aria-label={desk.account}
        className="fixed inset-auto top-15 right-[max(16px,(100vw-15rem-var(--wide))/2)] m-0 min-w-56 rounded-card border border-line bg-card p-2 text-ink shadow-raised"
      >
        <ul>
          {links.map(([key, href]) => (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                className="flex min-h-12 items-center rounded-control px-3 hover:bg-chip"
              >
                {desk[key]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
