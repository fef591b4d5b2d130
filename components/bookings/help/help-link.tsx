'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { listRowClass } from '#components/ui/list-row.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { askedStep } from '#lib/wiring/browser/asked-step.ts';

interface HelpLinkProps {
  bookingId: string;
  children: ReactNode;
}

/** Leads to a booking, and opens what can be done there when something went wrong. */
export const HelpLink = ({ bookingId, children }: HelpLinkProps) => {
  const path = accountPaths.booking(bookingId);
  return (
    <Link
      href={path}
      prefetch={false}
      className={listRowClass}
      onNavigate={() => askedStep.set({ path, step: 'help' })}
    >
      {children}
    </Link>
  );
};
