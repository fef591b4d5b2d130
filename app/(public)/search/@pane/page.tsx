import { Suspense } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { findRoute, redirectFor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { WorkerPane } from '#app/_profiles/worker-pane.tsx';

const mayOpen = (id: string, actor: Actor): boolean => {
  const page = publicPaths.worker(id);
  return findRoute(page) !== null && redirectFor(page, actor) === null;
};

/** The worker named in the address, beside the results. */
export default async function SearchPane({ searchParams }: { searchParams: Search }) {
  const [actor, id] = await Promise.all([guardPage(publicPaths.search), readParam(searchParams, 'open')]);
  if (!actor || id === null || !mayOpen(id, actor)) return null;
  return (
    <Suspense key={id}>
      <WorkerPane actor={actor} id={id} />
    </Suspense>
  );
}
