import type { ReactNode } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface WorkerLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Turns visitors away before anything is sent, so that the answer carries the right status. */
export default async function WorkerLayout({ params, children }: WorkerLayoutProps) {
  await guardPage(publicPaths.worker((await params).id));
  return children;
}
