import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { BookingPerson, BookingPlace, BookingPrice } from '#components/bookings/booking-details.tsx';
import { BookingHead, momentOf } from '#components/bookings/booking-head.tsx';
import { claimText } from '#components/bookings/booking-texts.ts';
import { NoShowBox } from '#components/bookings/no-show-box.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { BookingReviews, CustomerReviews } from './booking-reviews.tsx';
import { CustomerActions, CustomerNextStep } from './customer-actions.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { JobDesk } from '#components/bookings/job-board/job-desk.tsx';
import { pickRefusals } from '#components/bookings/job-board/job-words.ts';

interface StepsProps {
  booking: BookingView;
  look: BookingDisplay;
}

/** What a worker can do with a job, as on the card of the dashboard. */
const WorkerSteps = ({ booking, look: { locale, at } }: StepsProps) => {
  const { jobBoard: board, bookingWords, bookingNews, errors, prices } = messages(locale);
  const said = { board, booking: bookingWords, news: bookingNews.titles, prices };
  const words = { ...said, errors: pickRefusals(errors) };
  return <JobDesk job={booking} at={at.toISOString()} locale={locale} words={words} />;
};

/** What is said of a no-show, and the reader's answer to it. */
const NoShow = ({ booking, look }: StepsProps) => {
  const { myBookings, bookings } = messages(look.locale);
  const { claim, act } = myBookings;
  const text = claimText(booking, look, { words: claim, until: (instant) => momentOf(instant, look) });
  if (text === null) return null;
  const words = { claim, act, refusals: bookings.errors };
  return <NoShowBox bookingId={booking._id} {...text} mayAnswer={booking.canAnswerNoShow} words={words} />;
};

interface BookingBodyProps {
  booking: BookingView;
  actor: Actor;
  /** The server's instant at which the booking was read. */
  at: Date;
  locale: Locale;
}

/** One booking, as one of its two people sees it. */
export const BookingBody = ({ booking, actor, at, locale }: BookingBodyProps) => {
  const { myBookings, history } = messages(locale);
  const { page } = myBookings;
  const look = bookingDisplay(locale, actor.role, at);
  const part = { booking, look, words: page };
  const isCustomer = look.reader === 'customer';
  return (
    <>
      <BookingHead {...part} />
      <NoShow booking={booking} look={look} />
      <BookingPerson {...part} />
      <BookingPlace {...part} />
      <BookingPrice {...part} />
      {!isCustomer && <CustomerReviews actor={actor} booking={booking} look={look} />}
      <BookingReviews actor={actor} booking={booking} look={look} />
      {isCustomer && <CustomerActions booking={booking} look={look} />}
      <ListRows>
        {booking.status === 'completed' && (
          <LinkRow href={accountPaths.receipt(booking._id)} icon="receipt" label={history.receipt} />
        )}
        <LinkRow href={accountPaths.helpWith(booking._id)} icon="help" label={page.help} />
      </ListRows>
      <LiveRefresh bookingId={booking._id} />
      {isCustomer ? (
        <CustomerNextStep booking={booking} look={look} />
      ) : (
        <WorkerSteps booking={booking} look={look} />
      )}
    </>
  );
};
