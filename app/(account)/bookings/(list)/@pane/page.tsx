import { Pane } from '#components/page/pane.tsx';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { BookingBody } from '#app/_bookings/booking-body.tsx';
import { loadIfThere } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface OpenBookingProps {
  searchParams: Promise<{ open?: string | string[] }>;
}

// A slot of its own, so that the list carries none of its script.
/** The booking that was chosen, beside the list; one that is not there to be seen opens nothing. */
export default async function OpenBooking({ searchParams }: OpenBookingProps) {
  const [actor, { open: id }] = await Promise.all([findPageActor(), searchParams]);
  if (!actor || typeof id !== 'string' || !findRoute(accountPaths.booking(id))) return null;
  const [read, locale] = await Promise.all([
    loadIfThere(() => readBookingPage({ actor, params: { id } })),
    readLocale(),
  ]);
  return (
    read && (
      <Pane id={id} title={messages(locale).myBookings.page.title}>
        <BookingBody {...read} role={actor.role} locale={locale} />
      </Pane>
    )
  );
}
