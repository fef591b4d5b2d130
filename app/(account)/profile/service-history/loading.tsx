import { BookingSkeleton } from '#components/bookings/booking-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function HistoryLoading() {
  const { history, myBookings } = messages(await readLocale());
  return (
    <PageShell isWide title={history.title} back={accountPaths.profile} isBusy>
      <Skeleton shape="block" className="h-13" />
      <BookingSkeleton loading={myBookings.list.loading} count={3} />
    </PageShell>
  );
}
