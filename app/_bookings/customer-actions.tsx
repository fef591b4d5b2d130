import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { CancelRow } from '#components/bookings/cancel-row.tsx';
import { CreditRow } from '#components/bookings/credit-row.tsx';
import { HelpRow } from '#components/bookings/help/help-row.tsx';
import { MissedRow } from '#components/bookings/missed-row.tsx';
import { RateButton } from '#components/reviews/rate-button.tsx';
import { RescheduleRow } from '#components/bookings/reschedule-row.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { offeredReasons } from '#lib/features/bookings/contracts/booking-status.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { hasAgreementStood } from '#lib/features/bookings/rules/booking-transitions.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { AskOtherButton } from '#app/_bookings/ask-other-button.tsx';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { BookingCalendar, nameIn, type CustomerActionsProps } from '#app/_bookings/booking-calendar.tsx';
import { listCaseReasons, type CasesProps } from '#app/_bookings/cases-part.tsx';
import { BookingLinks } from '#app/_bookings/booking-links.tsx';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';

const wordsFor = ({ look }: CustomerActionsProps) => {
  const { myBookings, bookings } = messages(look.locale);
  return { act: myBookings.act, cost: myBookings.cost, refusals: bookings.errors };
};

const listReasons = ({ reasons }: BookingDisplay) =>
  offeredReasons.customer.cancelled.map((code) => ({ code, label: reasons[code] }));

/** Actions for a booking that isn't over, or isn't paid. */
export const CustomerActions = (props: CustomerActionsProps) => {
  const { booking, look } = props;
  const { _id: bookingId, moves, canReschedule, status, workerId, usableCreditPaise } = booking;
  const step = { bookingId, name: nameIn(props), words: wordsFor(props) };
  const wasMissed = moves.includes('no_show');
  const { startsAt, createdAt, history, pricePaise, extras, noShow } = booking;
  const claimable = { status, startsAt, createdAt, history, pricePaise, extras, noShow };
  const { _id, localDate, expiresAt } = booking;
  const { movedNoticeMs } = booking;
  const terms = { status, startsAt, createdAt, history, pricePaise, expiresAt, movedNoticeMs };
  const movable = { _id, workerId: workerId._id, localDate, ...terms };
  if (!isLive(status))
    return usableCreditPaise > 0 || wasMissed ? (
      <ListRows>
        {usableCreditPaise > 0 && <CreditRow {...step} startsAt={startsAt} creditPaise={usableCreditPaise} />}
        {wasMissed && <MissedRow {...step} booking={claimable} />}
      </ListRows>
    ) : null;
  return (
    <ListRows>
      {canReschedule && <RescheduleRow {...step} booking={movable} />}
      <BookingCalendar {...props} />
      <BookingLinks {...props} />
      {wasMissed && <MissedRow {...step} booking={claimable} />}
      {moves.includes('cancelled') && (
        <CancelRow {...step} booking={movable} canReschedule={canReschedule} reasons={listReasons(look)} />
      )}
    </ListRows>
  );
};

/** Leads to a case, a claim, a report or a ticket about a booking that went wrong. */
export const HelpWithBooking = async (props: CasesProps) => {
  const { booking, look } = props;
  const reasons = await listCaseReasons(props);
  const { _id: bookingId, number, workerId, moves } = booking;
  const { status, startsAt, createdAt, history, pricePaise, extras, noShow } = booking;
  return (
    <HelpRow
      {...{ bookingId, number, workerId: workerId._id, name: nameIn(props), words: wordsFor(props) }}
      {...{ startsAt, reasons, caseTitle: messages(look.locale).cases.title }}
      isAgreed={hasAgreementStood(booking, look.at)}
      label={messages(look.locale).myBookings.page.help}
      claimable={
        moves.includes('no_show')
          ? { status, startsAt, createdAt, history, pricePaise, extras, noShow }
          : null
      }
    />
  );
};

interface BookAgainProps extends CustomerActionsProps {
  /** Another action is more important now. */
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

/** Suggested next step for the customer: leave a review, ask another worker, or book again. */
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
              words={{ ...wordsFor(props), missing, blind: rate.blind, tags: reviews.section.tags }}
            />
          )}
          {canAskOthers && <AskOtherButton booking={booking} words={bookWords} size="block" />}
          {!hasOther && <BookAgain {...props} isQuiet={false} />}
        </StickyAction>
      )}
    </>
  );
};
