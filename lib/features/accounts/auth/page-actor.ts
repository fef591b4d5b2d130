import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isForPaused, findRoute, redirectFor } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { readPageCookie, SESSION_COOKIE } from './page-cookie.ts';
import { readActorOfToken } from './read-actor.ts';

/** The person behind the page's cookie, asked of the database once a page; null for guests and ended sessions. */
export const findPageActor = cache(async (): Promise<Actor | null> => {
  const content = await readPageCookie((await cookies()).get(SESSION_COOKIE)?.value);
  if (!content) return null;
  const identity = await readActorOfToken(content.bearer);
  return typeof identity === 'string' ? null : identity;
});

/** Each page's own guard, whatever the middleware did: sends a visitor away from what is not theirs. */
export const guardPage = async (path: string): Promise<Actor | null> => {
  // An address that the table does not know, such as one with a wrong id, has no guard: nobody gets in.
  if (!findRoute(path)) notFound();
  const actor = await findPageActor();
  const elsewhere = redirectFor(path, actor);
  if (elsewhere) redirect(elsewhere);
  if (actor?.isSuspended && !isForPaused(path)) redirect(accountPaths.paused);
  return actor;
};
