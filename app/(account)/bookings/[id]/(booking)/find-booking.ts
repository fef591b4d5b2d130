import { notFound } from 'next/navigation';
import { cache } from 'react';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { load } from '#app/_request/load.ts';

/** Finds the booking of this page, once per request for title and page. */
export const findBooking = cache(async (id: string) => {
  const actor = await guardPage(accountPaths.booking(id));
  if (!actor || !findRoute(accountPaths.booking(id))) notFound();
  return { actor, ...(await load(() => readBookingPage({ actor, params: { id } }))) };
});
