import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getServiceTitle } from '#components/bookings/booking-texts.ts';
import { OvertimeBox } from '#components/bookings/tap-boxes.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Asks the worker whether all is well, once the booked time is over. */
export const OvertimePart = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  if (!booking.asksIfWell) return null;
  const { overtime: words, myBookings, bookings } = messages(look.locale);
  const { illegal_move, booking_changed } = bookings.errors;
  const { failed, failedHint } = myBookings.act;
  const subject = { act: words.yes, title: getServiceTitle(booking, look), at: booking.startsAt };
  return (
    <Part id="overtime" title={words.title}>
      <OvertimeBox
        hint={words.hint}
        askedAt={booking.overtimeAskedAt}
        tap={{ bookingId: booking._id, subject }}
        words={{
          done: words.done,
          step: { act: { failed, failedHint }, refusals: { illegal_move, booking_changed } },
        }}
      />
    </Part>
  );
};
