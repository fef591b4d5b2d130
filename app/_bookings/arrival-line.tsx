import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty } from '#components/bookings/booking-texts.ts';
import { LiveArrival } from '#components/bookings/door/live-arrival.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { estimateArrival } from '#lib/features/bookings/rules/arrival.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Tells the customer about when a worker who has set out will be there. */
export const ArrivalLine = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  if (look.reader !== 'customer' || booking.status !== 'on_the_way') return null;
  const { locale, at } = look;
  const { name } = getOtherParty(booking, look);
  const { estimate, near, far, seenNow, seen, map } = messages(locale).onTheWay;
  const arrival = estimateArrival(booking, at);
  const { setOutAt = at, minutes = 0 } = arrival ?? {};
  return (
    <LiveArrival
      bookingId={booking._id}
      name={name}
      estimate={arrival && fill(estimate, { name, time: formatTime(locale, setOutAt), minutes })}
      at={at.toISOString()}
      locale={locale}
      words={{ near, far, seenNow, seen, map }}
    />
  );
};
