import Link from 'next/link';
import type { ReactNode } from 'react';
import { publicPaths } from '#lib/config/paths.ts';
import { BrandMark } from './brand-mark.tsx';

interface PageShellProps {
  /** Says where the product's name in the header leads. */
  homeLink: string;
  /** Stands at the right of the header. */
  action?: ReactNode;
  children: ReactNode;
  isBusy?: boolean;
}

/** The frame of every page: the header that stays in sight, and the page's own part below it. */
export const PageShell = ({ homeLink, action, isBusy, children }: PageShellProps) => (
  <>
    <header className="sticky top-0 z-10 border-b border-line bg-card pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-14 items-center justify-between gap-2 px-4">
        <Link
          href={publicPaths.home}
          // Fetched ahead, a guest's way to the login would be remembered beyond signing in.
          prefetch={false}
          aria-label={homeLink}
          className="-mx-2 inline-flex min-h-12 items-center gap-2.5 rounded-control px-2"
        >
          <BrandMark />
          <span className="text-lg font-bold tracking-tight">Hunar</span>
        </Link>
        {action}
      </div>
    </header>
    <main
      aria-busy={isBusy}
      className="flex flex-1 flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </main>
  </>
);
