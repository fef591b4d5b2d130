import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function HistoryLoading() {
  const { history, myBookings } = messages(await readLocale());
  return (
    <PageShell title={history.title} back={accountPaths.profile} isBusy>
      <Skeleton shape="block" className="h-13" />
      <BookingSkeleton loading={myBookings.list.loading} count={3} />
    </PageShell>
  );
}
