import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { SentBody } from '#app/_bookings/sent-body.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface SentPageProps {
  params: Promise<{ id: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).myBookings.sent.title,
});

export default async function SentPage({ params }: SentPageProps) {
  const { id } = await params;
  const actor = await guardPage(accountPaths.sentRequest(id));
  if (!actor || !findRoute(accountPaths.booking(id))) notFound();
  const [{ booking, at }, locale] = await Promise.all([
    load(() => readBookingPage({ actor, params: { id } })),
    readLocale(),
  ]);
  const { myBookings } = messages(locale);
  return (
    <PageShell title={myBookings.page.title} back={accountPaths.bookings} isWide>
      <SentBody booking={booking} look={bookingDisplay(locale, actor.role, at)} />
    </PageShell>
  );
}
