import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import type { SeenUser } from '#lib/contracts/profiles.ts';
import { getUser } from '#lib/services/users/get-user.ts';
import { load } from '../../../load.ts';

const meet = async (id: string): Promise<SeenUser> => {
  const actor = await guardPage(publicPaths.worker(id));
  if (!actor) notFound();
  const { data } = await load(() => getUser({ actor, params: { id } }));
  return data;
};

/** The worker of a page, asked for once though frame, title and page want to know; others are not found. */
export const findWorker = cache(async (id: string) => {
  const user = await meet(id);
  if (!('skills' in user) || user.userType !== 'worker') notFound();
  return user;
});
