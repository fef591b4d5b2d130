import type { ReactNode } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface CategoryLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Guards before anything is sent, so that the response has the right status. */
export default async function CategoryLayout({ params, children }: CategoryLayoutProps) {
  await guardPage(publicPaths.category((await params).id));
  return children;
}
