import { ExtrasBox } from '#components/bookings/extras/extras-box.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { areExtrasOpen } from '#lib/features/bookings/rules/extras.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Lists the lines that the worker added during the job, for the customer to answer. */
export const ExtrasPart = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  if (booking.extras.length === 0) return null;
  const { extras, myBookings, bookings } = messages(look.locale);
  const { extras_closed, extra_answered, booking_changed } = bookings.errors;
  const { failed, failedHint } = myBookings.act;
  const step = { act: { failed, failedHint }, refusals: { extras_closed, extra_answered, booking_changed } };
  const hint = look.reader === 'customer' ? extras.customerHint : extras.workerHint;
  return (
    <Part id="extras" title={extras.title}>
      <ExtrasBox
        bookingId={booking._id}
        extras={booking.extras}
        hint={areExtrasOpen(booking) ? hint : undefined}
        words={{ ...extras, step }}
      />
    </Part>
  );
};
