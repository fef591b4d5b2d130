import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { placeTextOf, serviceOf } from '#components/bookings/booking-texts.ts';
import { CalendarRow } from '#components/bookings/calendar-row.tsx';
import { CancelRow } from '#components/bookings/cancel-row.tsx';
import { CreditRow } from '#components/bookings/credit-row.tsx';
import { MissedRow } from '#components/bookings/missed-row.tsx';
import { RateButton } from '#components/reviews/rate-button.tsx';
import { RescheduleRow } from '#components/bookings/reschedule-row.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { AskOtherButton } from '#app/_bookings/ask-other-button.tsx';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';

interface CustomerActionsProps {
  booking: BookingView;
  look: BookingDisplay;
}

const nameIn = ({ booking, look }: CustomerActionsProps): string =>
  booking.workerId.name || look.words.someone;

const wordsFor = ({ look }: CustomerActionsProps) => {
  const { myBookings, bookings } = messages(look.locale);
  return { act: myBookings.act, refusals: bookings.errors };
};

const Calendar = (props: CustomerActionsProps) => {
  const { booking, look } = props;
  const { myBookings } = messages(look.locale);
  const { _id, number, startsAt, endsAt, address } = booking;
  // Maps find a place by its English name.
  return (
    <CalendarRow
      booking={{ _id, number, startsAt, endsAt }}
      title={`${serviceOf(booking, look)} – ${nameIn(props)}`}
      place={placeTextOf(address)}
      note={fill(myBookings.page.number, { number })}
      label={myBookings.act.calendar}
    />
  );
};

/** What a customer can do with a booking that is not over, or not paid. */
export const CustomerActions = (props: CustomerActionsProps) => {
  const { booking } = props;
  const { _id: bookingId, moves, canReschedule, status, localDate, workerId, usableCreditPaise } = booking;
  const step = { bookingId, name: nameIn(props), words: wordsFor(props) };
  const wasMissed = moves.includes('no_show');
  if (!isLive(status))
    return usableCreditPaise > 0 || wasMissed ? (
      <ListRows>
        {usableCreditPaise > 0 && <CreditRow {...step} creditPaise={usableCreditPaise} />}
        {wasMissed && <MissedRow {...step} />}
      </ListRows>
    ) : null;
  return (
    <ListRows>
      {canReschedule && (
        <RescheduleRow
          {...step}
          workerId={workerId._id}
          localDate={localDate}
          isPending={status === 'pending'}
        />
      )}
      <Calendar {...props} />
      {wasMissed && <MissedRow {...step} />}
      {moves.includes('cancelled') && <CancelRow {...step} />}
    </ListRows>
  );
};

interface BookAgainProps extends CustomerActionsProps {
  /** Something else is the next step. */
  isQuiet: boolean;
}

const BookAgain = ({ booking: { workerId, serviceId }, look, isQuiet }: BookAgainProps) => {
  const { bookingForm, myBookings } = messages(look.locale);
  const { title, failedToOpen, booked, bookedText } = bookingForm;
  return (
    <BookButton
      worker={{ _id: workerId._id, name: workerId.name }}
      serviceId={serviceId}
      words={{ title, failedToOpen, booked, bookedText }}
      variant={isQuiet ? 'outline' : 'primary'}
      size="block"
    >
      {myBookings.page.bookAgain}
    </BookButton>
  );
};

/** What comes after a booking that is over, or waits long: to say how it was, to ask somebody else, to book again. */
export const CustomerNextStep = (props: CustomerActionsProps) => {
  const { booking, look } = props;
  const { myBookings, reviews, rate } = messages(look.locale);
  const { canReview, canAskOthers, review, status, workerId } = booking;
  if (isLive(status) && !canAskOthers) return null;
  const { bookWords } = ownBookingWords(look.locale);
  const missing = reviews.fields.rating_missing;
  const mayRepeat = !isLive(status) && Boolean(workerId.name);
  const hasOther = canReview || canAskOthers;
  return (
    <>
      {review && (
        <p className="text-center text-sm text-muted">
          {fill(myBookings.page.rated, { count: review.rating })}
        </p>
      )}
      {hasOther && mayRepeat && <BookAgain {...props} isQuiet />}
      {(hasOther || mayRepeat) && (
        <StickyAction>
          {canReview && (
            <RateButton
              bookingId={booking._id}
              name={nameIn(props)}
              words={{ ...wordsFor(props), missing, blind: rate.blind }}
            />
          )}
          {canAskOthers && <AskOtherButton booking={booking} words={bookWords} size="block" />}
          {!hasOther && <BookAgain {...props} isQuiet={false} />}
        </StickyAction>
      )}
    </>
  );
};
