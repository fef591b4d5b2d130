import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { toSpan } from '#components/bookings/booking-time.ts';
import { WayBox } from '#components/bookings/door/way-box.tsx';
import { Part } from '#components/page/part.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { findWayQuestion } from '#lib/features/bookings/rules/way-question.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** Lets the customer answer a worker who cannot find the door. */
export const WayPart = ({ booking, look }: { booking: BookingView; look: BookingDisplay }) => {
  const { _id, status, startsAt, wayQuestion } = booking;
  const question = findWayQuestion({ ...toSpan(booking), status, wayQuestion }, look.at);
  if (look.reader !== 'customer' || !wayQuestion || question?.answer !== null) return null;
  const { findDoor, myBookings, bookings } = messages(look.locale);
  const { way_closed, booking_changed } = bookings.errors;
  const { failed, failedHint } = myBookings.act;
  const { name } = getOtherParty(booking, look);
  return (
    <Part id="way" title={fill(findDoor.title, { name })}>
      <WayBox
        bookingId={_id}
        askedAt={wayQuestion.askedAt}
        about={{ title: getServiceTitle(booking, look), at: startsAt }}
        words={{
          hint: fill(findDoor.hint, { name }),
          answers: findDoor.answers,
          done: fill(findDoor.done, { name }),
          step: { act: { failed, failedHint }, refusals: { way_closed, booking_changed } },
        }}
      />
    </Part>
  );
};
