import type { BookingParty, BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import { sayTerms } from '#lib/features/catalogue/texts/service-price.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { addressIn, nameIn } from '#lib/platform/i18n/name-in.ts';
import type { BookingDisplay } from './booking-display.ts';
import { minutesBetween } from '#lib/platform/time/time-slot.ts';
import { toSpan, untilText } from './booking-time.ts';

export const getServiceTitle = (
  { serviceName, serviceTitles }: Pick<BookingView, 'serviceName' | 'serviceTitles'>,
  { locale }: Pick<BookingDisplay, 'locale'>,
): string => nameIn(locale, { name: serviceName, names: serviceTitles });

/** Formats what is shown beside the total: 'fixed price', '2 hours · ₹180 an hour'. */
export const formatPriceTerms = (
  booking: Pick<BookingView, 'hourlyRatePaise' | 'startsAt' | 'endsAt'>,
  { locale, prices: words }: Pick<BookingDisplay, 'locale' | 'prices'>,
): string => {
  const { hourlyRatePaise } = booking;
  return sayTerms({ hourlyRatePaise, minutes: minutesBetween(toSpan(booking)), locale, words });
};

/** Returns the other person of the booking; a deleted account has no name. */
export const getOtherParty = (booking: BookingView, { reader, words }: BookingDisplay): BookingParty => {
  const other = reader === 'worker' ? booking.customerId : booking.workerId;
  return { ...other, name: other.name || words.someone };
};

/** The worker has left; neither side reads why. */
const wasLeft = ({ history }: BookingView): boolean => history.at(-1)?.reasonCode === 'visit_ended';

const cancelledText = (booking: BookingView, { reader, words }: BookingDisplay): string => {
  const { ended } = words;
  if (wasLeft(booking)) return ended.visitEnded;
  switch (booking.history.at(-1)?.by) {
    case 'customer':
      return reader === 'customer' ? ended.byYou : ended.byCustomer;
    case 'worker':
      return reader === 'worker' ? ended.byYou : ended.byWorker;
    default:
      return ended.byAdmin;
  }
};

const describeWorkerFault = (
  deed: keyof BookingDisplay['words']['ended']['own'],
  { reader, words: { ended } }: BookingDisplay,
): string => (reader === 'worker' ? ended.own : ended)[deed];

const missedText = ({ blame, noShow }: BookingView, look: BookingDisplay): string => {
  const { words } = look;
  if (blame === null && noShow) return words.ended[isUndecided(noShow) ? 'undecided' : 'notCounted'];
  if (blame === null) return words.ended.unfinished;
  return describeWorkerFault(blame === 'worker' ? 'workerAway' : 'customerAway', look);
};

const describeEnding = (booking: BookingView, look: BookingDisplay): string | null => {
  switch (booking.status) {
    case 'rejected':
    case 'expired':
      return describeWorkerFault(booking.status, look);
    case 'cancelled':
      return cancelledText(booking, look);
    case 'no_show':
      return missedText(booking, look);
    default:
      return null;
  }
};

interface WaitingText {
  /** Who has to answer, and by when. */
  readonly title: string;
  /** The text about the next step, or about what to do until then. */
  readonly hint: string;
}

/** Tells a customer whose answer is pending and by when; null if no answer is pending. */
export const waitingText = (booking: BookingView, look: BookingDisplay): WaitingText | null => {
  const { status, expiresAt, canAskOthers, proposal } = booking;
  // After the worker's suggestion it's the customer's turn.
  const isWaiting = status === 'pending' && proposal?.by !== 'worker';
  if (look.reader !== 'customer' || !isWaiting || expiresAt === null) return null;
  const { words } = look;
  const { name } = getOtherParty(booking, look);
  return {
    title: fill(words.waits, { name, time: untilText(new Date(expiresAt), look) }),
    hint: fill(canAskOthers ? words.waitsLong : words.waitsHint, { name }),
  };
};

/** Why the booking ended without its job being done; null otherwise. */
export const endedText = (booking: BookingView, look: BookingDisplay): string | null => {
  const text = describeEnding(booking, look);
  return text && fill(text, { name: booking.workerId.name || look.words.someone });
};

/** The reason given for the last change, or null. */
export const getReasonText = (booking: BookingView, { reasons }: BookingDisplay): string | null => {
  const last = booking.history.at(-1);
  if (wasLeft(booking)) return null;
  return (last?.reasonCode ? reasons[last.reasonCode] : last?.reason) ?? null;
};

const getArea = (
  booking: Pick<BookingView, 'address' | 'area' | 'areaNames'>,
  { locale }: Pick<BookingDisplay, 'locale'>,
): string => (booking.address.street ? '' : nameIn(locale, { name: booking.area, names: booking.areaNames }));

/** Where a job is before its street is shown: 'Gomti Nagar, Lucknow 226010'. */
export const formatArea = (
  booking: Pick<BookingView, 'address' | 'area' | 'areaNames' | 'cityNames' | 'stateNames'>,
  look: Pick<BookingDisplay, 'locale'>,
): string => {
  const { city, pinCode } = addressIn(look.locale, booking);
  return [getArea(booking, look), [city, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};

export const formatPlace = ({
  street,
  floor,
  landMark,
  city,
  state,
  pinCode,
}: BookingView['address']): string =>
  [street, floor, landMark, city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const sayAnswer = (words: Record<'yes' | 'no', string>, answer: string | undefined): string =>
  answer === 'yes' || answer === 'no' ? words[answer] : '';

/** How to get from the gate to the door: 'No lift · Call from the gate'. */
export const formatAccess = (
  { lift, callFromGate }: BookingView['address'],
  words: BookingDisplay['access'],
): string =>
  [sayAnswer(words.lift, lift), sayAnswer(words.callFromGate, callFromGate)].filter(Boolean).join(' · ');

/** The whole address as far as it is shown, or its area. */
export const formatShownPlace = (booking: BookingView, look: Pick<BookingDisplay, 'locale'>): string =>
  [getArea(booking, look), formatPlace(addressIn(look.locale, booking))].filter(Boolean).join(', ');
