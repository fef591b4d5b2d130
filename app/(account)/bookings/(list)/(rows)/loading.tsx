import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function BookingsLoading() {
  const { list } = messages(await readLocale()).myBookings;
  return (
    <PageShell isWide title={list.title} isBusy>
      <Skeleton shape="block" className="h-13" />
      <BookingSkeleton loading={list.loading} count={4} />
    </PageShell>
  );
}
