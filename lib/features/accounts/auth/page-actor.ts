import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isForPaused, findRoute, redirectFor } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { readPageCookie, SESSION_COOKIE } from './page-cookie.ts';
import { readActorOfToken } from './read-actor.ts';

/** Returns the signed-in user, read once per page, or null for guests and ended sessions. */
export const findPageActor = cache(async (): Promise<Actor | null> => {
  const content = await readPageCookie((await cookies()).get(SESSION_COOKIE)?.value);
  if (!content) return null;
  const identity = await readActorOfToken(content.bearer);
  return typeof identity === 'string' ? null : identity;
});

/** Each page's own guard, independent of the middleware: redirects visitors who may not see the page. */
export const guardPage = async (path: string): Promise<Actor | null> => {
  // Unknown addresses, such as one with a malformed id, have no guard, so access is denied.
  if (!findRoute(path)) notFound();
  const actor = await findPageActor();
  const elsewhere = redirectFor(path, actor);
  if (elsewhere) redirect(elsewhere);
  if (actor?.isSuspended && !isForPaused(path)) redirect(accountPaths.paused);
  return actor;
};
