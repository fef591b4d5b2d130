import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findPageActor, guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { BookingBody } from '#app/_bookings/booking-body.tsx';

interface BookingPageProps {
  params: Promise<{ id: string }>;
}

export const generateMetadata = async ({ params }: BookingPageProps): Promise<Metadata> => {
  const [{ id }, actor, locale] = await Promise.all([params, findPageActor(), readLocale()]);
  const { page, myBookings } = messages(locale);
  const isShown = actor !== null && findRoute(accountPaths.booking(id)) !== null;
  return { title: isShown ? myBookings.page.title : page.notFound };
};

export default async function BookingPage({ params }: BookingPageProps) {
  const { id } = await params;
  const actor = await guardPage(accountPaths.booking(id));
  if (!actor || !findRoute(accountPaths.booking(id))) notFound();
  const [{ booking, at }, locale] = await Promise.all([
    load(() => readBookingPage({ actor, params: { id } })),
    readLocale(),
  ]);
  const back = actor.role === 'customer' ? accountPaths.bookings : workerPaths.dashboard;
  return (
    <PageShell title={messages(locale).myBookings.page.title} back={back}>
      <BookingBody booking={booking} actor={actor} at={at} locale={locale} />
    </PageShell>
  );
}
