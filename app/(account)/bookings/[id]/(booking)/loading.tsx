import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function BookingLoading() {
  const { list, page } = messages(await readLocale()).myBookings;
  return (
    <PageShell title={page.title} back={accountPaths.bookings} isBusy>
      <BookingSkeleton loading={list.loading} count={3} />
    </PageShell>
  );
}
