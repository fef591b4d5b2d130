import type { Role } from '#lib/platform/contract/actor.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';

/** As whom a page can be seen: the role that it is for, or null where a guest sees it. */
export const visitorFor = (path: string): Role | null => {
  const guard = findRoute(path)?.guard ?? 'open';
  if (guard === 'open' || guard === 'guest' || guard === 'dashboard') return null;
  if (guard === 'office') return 'admin';
  if (guard === 'member' || guard === 'workerPage') return 'customer';
  return guard[0] ?? null;
};
