import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty } from '#components/bookings/booking-texts.ts';
import { DoorBox } from '#components/bookings/door/door-box.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Shows the customer the code that the worker needs to start. */
export const DoorPart = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  if (look.reader !== 'customer' || booking.startNeeds === null) return null;
  const { door, myBookings, bookings } = messages(look.locale);
  const { illegal_move, move_too_early, booking_changed } = bookings.errors;
  const { failed, failedHint } = myBookings.act;
  const { name } = getOtherParty(booking, look);
  const hint = booking.doorCode === null ? door.lost : door.hint;
  const here = fill(door.here, { name });
  const { serviceName, serviceTitles, startsAt } = booking;
  const title = nameIn(look.locale, { name: serviceName, names: serviceTitles });
  return (
    <Part id="door" title={door.title}>
      <DoorBox
        bookingId={booking._id}
        code={booking.startNeeds === 'door_code' ? booking.doorCode : null}
        canStart={booking.moves.includes('in_progress')}
        subject={{ act: here, title, at: startsAt }}
        words={{
          hint: fill(booking.startNeeds === 'customer' ? door.locked : hint, { name }),
          here,
          started: door.started,
          step: { act: { failed, failedHint }, refusals: { illegal_move, move_too_early, booking_changed } },
        }}
      />
    </Part>
  );
};
