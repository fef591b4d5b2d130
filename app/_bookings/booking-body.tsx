import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { BookingPerson, BookingPlace, BookingPrice } from '#components/bookings/booking-details.tsx';
import { BookingHead, formatInstant } from '#components/bookings/booking-head.tsx';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { claimText } from '#components/bookings/claims/claim-texts.ts';
import { NoShowBox } from '#components/bookings/claims/no-show-box.tsx';
import { EmergencyRow } from '#components/bookings/emergency/emergency-row.tsx';
import { HandoverBox } from '#components/bookings/handover-box.tsx';
import { pickHandoverMessages, pickHandoverRefusals } from '#components/bookings/handover-words.ts';
import { OfferedTime } from '#components/bookings/offered-time.tsx';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { HoldNote } from '#components/bookings/hold-note.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { isVisit } from '#lib/features/bookings/rules/visit-safety.ts';
import { listContacts } from '#lib/features/accounts/services/trusted-contacts.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { load } from '#app/_request/load.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { ArrivalLine } from './arrival-line.tsx';
import { CopyMarks } from './copy-marks.tsx';
import { CasesPart, WorkerCaseRow } from './cases-part.tsx';
import { BookingTickets } from './booking-tickets.tsx';
import { DoorPart } from './door-part.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { PaymentBox } from './payment-box.tsx';
import { WayPart } from './way-part.tsx';
import { OvertimePart } from './overtime-part.tsx';
import { PhotosPart } from './photos-part.tsx';
import { WaitingPart } from './waiting-part.tsx';
import { BookingReviews, CustomerReviews } from './booking-reviews.tsx';
import { CustomerActions, CustomerNextStep, HelpWithBooking } from './customer-actions.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { LateJobDesk } from '#components/bookings/job-board/late-job-desk.tsx';
import { pickRefusals } from '#components/bookings/job-board/job-words.ts';

interface StepsProps {
  booking: BookingView;
  look: BookingDisplay;
}

const WorkerSteps = ({ booking, look: { locale, at } }: StepsProps) => {
  const { jobBoard: board, suggestedTimes, bookingWords, bookingNews, errors, prices } = messages(locale);
  const news = bookingNews.titles;
  const jobWords = { board, suggestedTimes: suggestedTimes.worker, booking: bookingWords, news, prices };
  const words = { ...jobWords, errors: pickRefusals(errors) };
  return <LateJobDesk job={booking} at={at.toISOString()} locale={locale} words={words} />;
};

const NoShow = ({ booking, look }: StepsProps) => {
  const { myBookings, claims, bookings } = messages(look.locale);
  const text = claimText(booking, look, { words: claims, until: (instant) => formatInstant(instant, look) });
  if (text === null) return null;
  const { _id, status, startsAt, createdAt, history, pricePaise, extras, noShow } = booking;
  return (
    <NoShowBox
      bookingId={_id}
      booking={{ status, startsAt, createdAt, history, pricePaise, extras, noShow }}
      reader={look.reader}
      name={getOtherParty(booking, look).name}
      {...text}
      mayAnswer={booking.canAnswerNoShow}
      words={{ claim: claims, act: myBookings.act, refusals: bookings.errors }}
    />
  );
};

const Handover = ({ booking, look }: StepsProps) => {
  const { _id, handover, pricePaise, workerId } = booking;
  if (!handover) return null;
  const { handover: texts, bookings } = messages(look.locale);
  const errors = pickHandoverRefusals(bookings.errors);
  const replies = { failed: texts.failed, errors, messages: pickHandoverMessages(bookings.messages) };
  return (
    <HandoverBox
      {...{ bookingId: _id, handover, pricePaise, former: workerId.name || look.words.someone }}
      until={formatInstant(handover.expiresAt, look)}
      words={{ customer: texts.customer, ...replies }}
    />
  );
};

interface BookingBodyProps {
  booking: BookingView;
  actor: Actor;
  /** Server time when the booking was read. */
  at: Date;
  locale: Locale;
}

// The pane beside a list is too narrow for two columns, so the width of the container decides.
const columnsClass = 'grid items-start gap-4 @3xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @3xl:gap-6';
const sideClass = 'flex min-w-0 flex-col gap-4 @3xl:sticky @3xl:top-20';

/** Help in an emergency, with the reader's own trusted contacts; never those of the other side. */
const Emergency = async ({ booking, actor, look }: Omit<BookingBodyProps, 'at' | 'locale'> & StepsProps) => {
  const { data } = hasSms() ? await load(() => listContacts({ actor })) : { data: null };
  const names = data?.flatMap(({ name, state }) => (state === 'agreed' ? [name] : [])).join(', ') ?? null;
  const about = { title: getServiceTitle(booking, look), at: booking.startsAt };
  const { emergency: words } = messages(look.locale);
  return <EmergencyRow bookingId={booking._id} {...{ about, names, words }} />;
};

/** The receipt, help and what to do in an emergency. */
const Links = ({ booking, actor, look, locale }: Omit<BookingBodyProps, 'at'> & { look: BookingDisplay }) => {
  const { myBookings, history } = messages(locale);
  const own = { actor, booking, look };
  return (
    <ListRows>
      {isVisit(booking) && <Emergency {...own} />}
      {booking.status === 'completed' && (
        <LinkRow href={accountPaths.receipt(booking._id)} icon="receipt" label={history.receipt} />
      )}
      {look.reader === 'customer' ? (
        <HelpWithBooking {...own} />
      ) : (
        <>
          <WorkerCaseRow {...own} />
          <LinkRow href={accountPaths.helpWith(booking._id)} icon="help" label={myBookings.page.help} />
        </>
      )}
    </ListRows>
  );
};

/** One booking as its customer or its worker sees it. */
export const BookingBody = ({ booking, actor, at, locale }: BookingBodyProps) => {
  const { myBookings, extras, search } = messages(locale);
  const { page } = myBookings;
  const look = bookingDisplay(locale, actor.role, at);
  const part = { booking, look, words: page };
  const own = { actor, booking, look };
  const isCustomer = look.reader === 'customer';
  const next = isCustomer ? (
    <CustomerNextStep booking={booking} look={look} />
  ) : (
    <WorkerSteps booking={booking} look={look} />
  );
  return (
    <>
      <div className="@container">
        <div className={columnsClass}>
          <div className="flex min-w-0 flex-col gap-4">
            <CopyMarks bookings={[booking]} readerId={actor.userId} />
            <BookingHead {...part} />
            {isCustomer && <LiveWaitingNote item={toBookingItem(booking._id)} />}
            <ArrivalLine booking={booking} look={look} />
            <OfferedTime booking={booking} look={look} />
            <Handover booking={booking} look={look} />
            <HoldNote {...part} />
            <NoShow booking={booking} look={look} />
            <CasesPart {...own} />
            <WayPart booking={booking} look={look} />
            <DoorPart booking={booking} look={look} />
            <WaitingPart booking={booking} look={look} />
            <OvertimePart booking={booking} look={look} />
            <ExtrasPart booking={booking} look={look} />
            <PhotosPart actor={actor} booking={booking} look={look} />
            <BookingPerson {...part} chat={search.card} />
            <BookingPlace {...part} />
            {!isCustomer && <CustomerReviews actor={actor} booking={booking} look={look} />}
            <BookingReviews actor={actor} booking={booking} look={look} />
          </div>
          <div data-slot="column-card" className={sideClass}>
            <BookingPrice {...part} extraWords={extras} />
            <PaymentBox actor={actor} booking={booking} locale={locale} />
            {isCustomer && <BookingTickets actor={actor} bookingId={booking._id} locale={locale} />}
            {isCustomer && <CustomerActions booking={booking} look={look} />}
            <Links {...own} locale={locale} />
          </div>
        </div>
      </div>
      <LiveRefresh bookingId={booking._id} />
      {next}
    </>
  );
};
