import type { ReactNode } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';

interface WorkerLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** Runs the guard before anything is streamed, so that the response carries the right status. */
export default async function WorkerLayout({ params, children }: WorkerLayoutProps) {
  await guardPage(publicPaths.worker((await params).id));
  return children;
}
