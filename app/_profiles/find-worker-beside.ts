import { cache } from 'react';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { getUser } from '#lib/features/visibility/services/get-user.ts';
import { findRoute, redirectFor } from '#lib/platform/navigation/page-guards.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { loadIfThere } from '#app/_request/load.ts';

const mayOpen = (id: string, actor: Actor): boolean => {
  const page = publicPaths.worker(id);
  return findRoute(page) !== null && redirectFor(page, actor) === null;
};

/** Finds the worker beside a list, once per request for title and pane; null when the reader may not see them. */
export const findWorkerBeside = cache(async (id: string) => {
  const actor = await findPageActor();
  if (!actor || !mayOpen(id, actor)) return null;
  const found = await loadIfThere(() => getUser({ actor, params: { id } }));
  const worker = found?.data;
  if (!worker || !('skills' in worker) || worker.userType !== 'worker') return null;
  return { actor, worker };
});
