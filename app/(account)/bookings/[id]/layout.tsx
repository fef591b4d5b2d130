import type { ReactNode } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';

interface BookingLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Checks access before anything is sent, so that the response has the right status code. */
export default async function BookingLayout({ params, children }: BookingLayoutProps) {
  await guardPage(accountPaths.booking((await params).id));
  return children;
}
