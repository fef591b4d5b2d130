import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function BookingsLoading() {
  const { list } = messages(await readLocale()).myBookings;
  return (
    <PageShell title={list.title} isBusy>
      <Skeleton shape="block" className="h-13" />
      <BookingSkeleton loading={list.loading} count={4} />
    </PageShell>
  );
}
