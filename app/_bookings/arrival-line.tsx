import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty } from '#components/bookings/booking-texts.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { estimateArrival } from '#lib/features/bookings/rules/arrival.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Tells the customer about when a worker who has set out will be there. */
export const ArrivalLine = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  const arrival = look.reader === 'customer' ? estimateArrival(booking, look.at) : null;
  if (!arrival) return null;
  const { name } = getOtherParty(booking, look);
  const { minutes, setOutAt } = arrival;
  const time = formatTime(look.locale, setOutAt);
  return (
    <p className="rounded-card border border-line bg-card p-4 shadow-soft">
      {fill(messages(look.locale).onTheWay.estimate, { name, time, minutes })}
    </p>
  );
};
