import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { formatPlace, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { CalendarRow } from '#components/bookings/calendar-row.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

export interface CustomerActionsProps {
  booking: BookingView;
  look: BookingDisplay;
}

/** The worker's name, or a word for one who has left. */
export const nameIn = ({ booking, look }: CustomerActionsProps): string =>
  booking.workerId.name || look.words.someone;

/** Adds the visit to the phone's calendar. In a file of its own: a page loads the code of all actions beside it. */
export const BookingCalendar = (props: CustomerActionsProps) => {
  const { booking, look } = props;
  const { myBookings } = messages(look.locale);
  const { _id, number, startsAt, endsAt, address } = booking;
  // Maps find a place by its English name.
  return (
    <CalendarRow
      booking={{ _id, number, startsAt, endsAt }}
      title={`${getServiceTitle(booking, look)} – ${nameIn(props)}`}
      place={formatPlace(address)}
      note={fill(myBookings.page.number, { number })}
      label={myBookings.act.calendar}
    />
  );
};
