import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function BookingLoading() {
  const { list, page } = messages(await readLocale()).myBookings;
  return (
    <PageShell title={page.title} back={accountPaths.bookings} isBusy>
      <BookingSkeleton loading={list.loading} count={3} />
    </PageShell>
  );
}
