import { isLinkOpen } from '#components/bookings/links/is-link-open.ts';
import { LinkRows } from '#components/bookings/links/link-rows.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn, type CustomerActionsProps } from '#app/_bookings/booking-calendar.tsx';

/** Sends the links of a visit that is about to start or under way. */
export const BookingLinks = (props: CustomerActionsProps) => {
  const { booking, look } = props;
  if (booking.links === null || !isLinkOpen('pass', booking, look.at)) return null;
  const { timeSlot, startsAt, links } = booking;
  const { send } = messages(look.locale).visitLinks;
  const visit = { booking: { startsAt, timeSlot }, links, name: nameIn(props), locale: look.locale };
  return <LinkRows {...visit} words={send} />;
};
