import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { SeenUser } from '#lib/features/profiles/contracts/profiles.ts';
import { getUser } from '#lib/features/visibility/services/get-user.ts';
import { load } from '#app/_request/load.ts';

const meet = async (id: string): Promise<SeenUser> => {
  const actor = await guardPage(publicPaths.worker(id));
  if (!actor) notFound();
  const { data } = await load(() => getUser({ actor, params: { id } }));
  return data;
};

/** Finds the worker of this page, once per request for layout, title and page. Other roles are not found. */
export const findWorker = cache(async (id: string) => {
  const user = await meet(id);
  if (!('skills' in user) || user.userType !== 'worker') notFound();
  return user;
});
