import { Suspense } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { WorkerPane } from '#app/_profiles/worker-pane.tsx';

/** The worker named in the address, beside the results. */
export default async function SearchPane({ searchParams }: { searchParams: Search }) {
  const [actor, id] = await Promise.all([guardPage(publicPaths.search), readParam(searchParams, 'open')]);
  if (!actor || id === null) return null;
  return (
    <Suspense key={id}>
      <WorkerPane id={id} />
    </Suspense>
  );
}
