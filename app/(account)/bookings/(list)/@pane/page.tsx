import { Suspense } from 'react';
import { Pane } from '#components/page/pane.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { BookingBody } from '#app/_bookings/booking-body.tsx';
import { bookingTitle } from '#app/_bookings/booking-title.ts';
import { findBookingBeside } from '#app/_bookings/find-booking-beside.ts';
import { listTitle, readGroup } from '#app/_bookings/list-title.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface PaneProps {
  searchParams: Search;
}

const OpenBooking = async ({ id, searchParams }: PaneProps & { id: string }) => {
  const [found, locale, group] = await Promise.all([
    findBookingBeside(id),
    readLocale(),
    readGroup(searchParams),
  ]);
  return (
    found && (
      <Pane
        id={id}
        title={messages(locale).myBookings.page.title}
        name={bookingTitle(found.booking, { locale, at: found.at })}
        pageTitle={listTitle(locale, group)}
      >
        <BookingBody {...found} locale={locale} />
      </Pane>
    )
  );
};

/** The booking named in the address, beside the list. Unknown ids open nothing. */
export default async function BookingPane({ searchParams }: PaneProps) {
  const [actor, id] = await Promise.all([guardPage(accountPaths.bookings), readParam(searchParams, 'open')]);
  if (!actor || id === null) return null;
  return (
    <Suspense key={id}>
      <OpenBooking id={id} searchParams={searchParams} />
    </Suspense>
  );
}
