import { Suspense } from 'react';
import { Pane } from '#components/page/pane.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { BookingBody } from '#app/_bookings/booking-body.tsx';
import { loadIfThere } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { readLocale } from '#app/_request/read-choices.ts';

const OpenBooking = async ({ actor, id }: { actor: Actor; id: string }) => {
  const [read, locale] = await Promise.all([
    loadIfThere(() => readBookingPage({ actor, params: { id } })),
    readLocale(),
  ]);
  return (
    read && (
      <Pane id={id} title={messages(locale).myBookings.page.title}>
        <BookingBody {...read} actor={actor} locale={locale} />
      </Pane>
    )
  );
};

/** The booking named in the address, beside the list. Unknown ids open nothing. */
export default async function BookingPane({ searchParams }: { searchParams: Search }) {
  const [actor, id] = await Promise.all([guardPage(accountPaths.bookings), readParam(searchParams, 'open')]);
  const isParty = actor?.role === 'customer' || actor?.role === 'worker';
  if (!isParty || id === null || !findRoute(accountPaths.booking(id))) return null;
  return (
    <Suspense key={id}>
      <OpenBooking actor={actor} id={id} />
    </Suspense>
  );
}
