import type { Role } from '#lib/platform/contract/actor.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';

/** The visitor for a page: its role, or null where guests see it. */
export const visitorFor = (path: string): Role | null => {
  const guard = findRoute(path)?.guard ?? 'open';
  if (guard === 'open' || guard === 'guest' || guard === 'dashboard') return null;
  if (guard === 'office') return 'admin';
  if (guard === 'member' || guard === 'workerPage') return 'customer';
  return guard[0] ?? null;
};
