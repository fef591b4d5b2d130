import { cache } from 'react';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { loadIfThere } from '#app/_request/load.ts';

/** Finds the booking beside the list, once per request for title and pane; null for ids the reader may not see. */
export const findBookingBeside = cache(async (id: string) => {
  const actor = await findPageActor();
  const isParty = actor?.role === 'customer' || actor?.role === 'worker';
  if (!isParty || !findRoute(accountPaths.booking(id))) return null;
  const read = await loadIfThere(() => readBookingPage({ actor, params: { id } }));
  return read && { actor, ...read };
});
