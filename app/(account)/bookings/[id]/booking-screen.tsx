import { BookingPerson, BookingPlace, BookingPrice } from '#components/bookings/booking-details.tsx';
import { BookingHead } from '#components/bookings/booking-head.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingLook } from '#app/_bookings/booking-look.ts';
import { CustomerActions, CustomerNextStep } from './customer-actions.tsx';
import { WorkerSteps } from './worker-steps.tsx';

interface BookingScreenProps {
  booking: BookingView;
  role: Role;
  /** The server's instant at which the booking was read. */
  at: Date;
  locale: Locale;
}

/** One booking, as one of its two people sees it. */
export const BookingScreen = ({ booking, role, at, locale }: BookingScreenProps) => {
  const { page } = messages(locale).myBookings;
  const look = bookingLook(locale, role, at);
  const part = { booking, look, words: page };
  const isCustomer = look.reader === 'customer';
  return (
    <PageShell title={page.title} back={isCustomer ? accountPaths.bookings : workerPaths.dashboard}>
      <BookingHead {...part} />
      <BookingPerson {...part} />
      <BookingPlace {...part} />
      <BookingPrice {...part} />
      {isCustomer ? (
        <CustomerActions booking={booking} look={look} />
      ) : (
        <WorkerSteps booking={booking} look={look} />
      )}
      <LiveRefresh bookingId={booking._id} />
      {isCustomer && <CustomerNextStep booking={booking} look={look} />}
    </PageShell>
  );
};
