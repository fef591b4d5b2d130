import type { BookingParty, BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import { sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import type { BookingDisplay } from './booking-display.ts';
import { untilText } from './booking-time.ts';

/** The service in the reader's language. */
export const serviceOf = (
  { serviceName, serviceTitles }: Pick<BookingView, 'serviceName' | 'serviceTitles'>,
  { locale }: Pick<BookingDisplay, 'locale'>,
): string => nameIn(locale, { name: serviceName, names: serviceTitles });

/** Which price a booking has: '₹499 for this job', '₹180 × 2 h'. */
export const priceTextOf = (
  {
    pricePaise,
    hourlyRatePaise,
    startsAt,
    endsAt,
  }: Pick<BookingView, 'pricePaise' | 'hourlyRatePaise' | 'startsAt' | 'endsAt'>,
  { locale, prices: words }: Pick<BookingDisplay, 'locale' | 'prices'>,
): string =>
  sayPrice({
    ...{ pricePaise, hourlyRatePaise, locale, words },
    minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  });

/** The other of the two people; whoever has left has no name any more. */
export const otherOf = (booking: BookingView, { reader, words }: BookingDisplay): BookingParty => {
  const other = reader === 'worker' ? booking.customerId : booking.workerId;
  return { ...other, name: other.name || words.someone };
};

const cancelledText = (booking: BookingView, { reader, words }: BookingDisplay): string => {
  const { ended } = words;
  switch (booking.history.at(-1)?.by) {
    case 'customer':
      return reader === 'customer' ? ended.byYou : ended.byCustomer;
    case 'worker':
      return reader === 'worker' ? ended.byYou : ended.byWorker;
    default:
      return ended.byAdmin;
  }
};

/** What the worker did, or left undone, as each of the two reads it. */
const workersDeed = (
  deed: keyof BookingDisplay['words']['ended']['own'],
  { reader, words: { ended } }: BookingDisplay,
): string => (reader === 'worker' ? ended.own : ended)[deed];

const missedText = ({ blame, noShow }: BookingView, look: BookingDisplay): string => {
  const { words } = look;
  if (blame === null && noShow) return words.ended[isUndecided(noShow) ? 'undecided' : 'notCounted'];
  if (blame === null) return words.ended.unfinished;
  return workersDeed(blame === 'worker' ? 'workerAway' : 'customerAway', look);
};

const endingOf = (booking: BookingView, look: BookingDisplay): string | null => {
  switch (booking.status) {
    case 'rejected':
    case 'expired':
      return workersDeed(booking.status, look);
    case 'cancelled':
      return cancelledText(booking, look);
    case 'no_show':
      return missedText(booking, look);
    default:
      return null;
  }
};

interface WaitingText {
  /** Who answers until when. */
  readonly title: string;
  /** What happens then, or what can be done meanwhile. */
  readonly hint: string;
}

/** Whose answer a customer waits for, until when, and what happens then; null where nobody is asked. */
export const waitingText = (booking: BookingView, look: BookingDisplay): WaitingText | null => {
  const { status, expiresAt, canAskOthers } = booking;
  if (look.reader !== 'customer' || status !== 'pending' || expiresAt === null) return null;
  const { words } = look;
  const { name } = otherOf(booking, look);
  return {
    title: fill(words.waits, { name, time: untilText(new Date(expiresAt), look) }),
    hint: fill(canAskOthers ? words.waitsLong : words.waitsHint, { name }),
  };
};

/** Why a booking has ended without its job; null for the others. */
export const endedText = (booking: BookingView, look: BookingDisplay): string | null => {
  const text = endingOf(booking, look);
  return text && fill(text, { name: booking.workerId.name || look.words.someone });
};

/** What was given as the reason of the last change; null where nothing was. */
export const reasonOf = ({ history }: BookingView, { reasons }: BookingDisplay): string | null => {
  const last = history.at(-1);
  return (last?.reasonCode ? reasons[last.reasonCode] : last?.reason) ?? null;
};

/** An address in a line, as much of it as there is. */
export const placeTextOf = ({ street, landMark, city, state, pinCode }: BookingView['address']): string =>
  [street, landMark, city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

type ClaimWords = (typeof myBookings)['claim'];

const claimTitle = (by: 'customer' | 'worker', isReader: boolean, words: ClaimWords): string => {
  if (isReader) return by === 'customer' ? words.youMissed : words.youWaited;
  return by === 'customer' ? words.workerAway : words.customerAway;
};

interface ClaimText {
  title: string;
  lines: string[];
}

/** What is said of a no-show that is not decided, and until when it can be contradicted; null where there is none. */
export const claimText = (
  booking: BookingView,
  look: BookingDisplay,
  { words, until }: { words: ClaimWords; until(instant: string): string },
): ClaimText | null => {
  const { noShow } = booking;
  if (!noShow || !isUndecided(noShow)) return null;
  const { by, answerBy, feePaise } = noShow;
  const isReader = by === look.reader;
  const params = { name: otherOf(booking, look).name, fee: formatMoney(feePaise) };
  const title = fill(claimTitle(by, isReader, words), params);
  if (answerBy === null) return { title, lines: [words.contested] };
  const deadline = fill(isReader ? words.waits : words.answerBy, { ...params, time: until(answerBy) });
  const money = feePaise > 0 ? fill(isReader ? words.owed : words.owe, params) : words.free;
  return { title, lines: [deadline, money] };
};
