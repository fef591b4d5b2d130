import type { Metadata } from 'next';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { bookingTitle } from '#app/_bookings/booking-title.ts';
import { BookingBody } from '#app/_bookings/booking-body.tsx';
import { findBooking } from './find-booking.ts';

interface BookingPageProps {
  params: Promise<{ id: string }>;
}

/** Names service and day: the title is the page's name among the pages that can be read offline. */
export const generateMetadata = async ({ params }: BookingPageProps): Promise<Metadata> => {
  const [{ id }, actor, locale] = await Promise.all([params, findPageActor(), readLocale()]);
  if (actor === null || findRoute(accountPaths.booking(id)) === null)
    return { title: messages(locale).page.notFound };
  const { booking, at } = await findBooking(id);
  return { title: bookingTitle(booking, { locale, at }) };
};

export default async function BookingPage({ params }: BookingPageProps) {
  const { id } = await params;
  const [{ actor, booking, at }, locale] = await Promise.all([findBooking(id), readLocale()]);
  const back = actor.role === 'customer' ? accountPaths.bookings : workerPaths.dashboard;
  return (
    <PageShell title={messages(locale).myBookings.page.title} back={back} isWide>
      <BookingBody booking={booking} actor={actor} at={at} locale={locale} />
    </PageShell>
  );
}
